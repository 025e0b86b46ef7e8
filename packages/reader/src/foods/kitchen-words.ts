import type { Language } from '../ingredients/language.ts';

interface KitchenWords {
  readonly foods: string;
  /** What is said of cooking and hardly of anything else. */
  readonly cooking: string;
}

/**
 * Just enough of each language to tell a kitchen from a workshop; English foods are listed with the cards. Every entry is
 * how words begin, without accents; one with "!" is the whole word.
 */
export const KITCHEN_WORDS: Readonly<Record<Language, KitchenWords>> = {
  en: {
    foods: '',
    cooking:
      'bake! baked! bakes! baking boil simmer fry! fries! fried frying saute roast grill broil whisk knead poach steam stew brais marinat preheat parboil blanch sear! seared toast carameli puree chop! chopped chopping dice! diced mince peel season! seasoning drizzl garnish sprinkl mash grate! grated cook! cooked cooking cooks! serve! serving chill refrigerat dough batter! oven skillet saucepan roux blender strain! tender! golden',
  },
  de: {
    foods:
      'mehl sesam zucker butter ei! eier eigelb eiweiss salz pfeffer milch sahne quark joghurt kase ol! olivenol essig brot nudel reis! kartoffel zwiebel knoblauch mohre karotte tomate paprika gurke kohl! lauch sellerie spinat pilz champignon bohne linse erbse apfel birne zitron beere kirsch pflaume nuss! nusse mandel honig sirup schokolade kakao vanill zimt hefe backpulver natron gelatine fleisch hack speck schinken wurst huhn hahnchen rind! schwein lamm fisch lachs garnele petersilie schnittlauch basilikum thymian rosmarin krauter muskat nelke senf bruhe wein! rum! knodel semmel griess hafer rosine marmelade schmand kurbis spargel ingwer curry minze koriander lorbeer kapern oliven kresse rucola majoran salbei starke! speisestarke schalotte fenchel wirsing mangold blumenkohl rosenkohl rotkohl weisskohl brokkoli pastinake rettich radieschen chicoree artischocke pfirsich aprikose banane ananas feige avocado aubergine zucchini',
    cooking:
      'backe backt gebacken backofen koch brate brat! anbrat angebrat dunst schmor rosten rostet garen gart! kochel aufkoch gekocht knet verknet purier quirl verquirl schale! schalen geschalt hacken wurz abschmeck salzen servier vorheiz vorgeheizt ofen pfanne topf! schussel teig grill frittier blanchier marinier reiben unterheb anschwitz abtropf',
  },
  nl: {
    foods:
      'bloem! sesam meel suiker boter ei! eieren zout peper melk room! slagroom kwark yoghurt kaas olie azijn brood pasta rijst aardappel ui! uien knoflook wortel tomat paprika komkommer kool! prei selderij spinazie champignon bonen linzen erwt appel peer! citroen bessen kers noten amandel honing stroop chocolade cacao vanille kaneel gist! bakpoeder gelatine vlees gehakt spek ham! worst kip! kippen rund varken lams vis! zalm garnaal peterselie bieslook basilicum tijm kruiden nootmuskaat mosterd bouillon wijn rozijn gember kerrie dille munt! koriander rozemarijn laurier kappertje olijven sla! rucola salie maizena sjalot venkel bloemkool boerenkool pompoen pastinaak knolraap biet! bieten! radijs witlof tomaat artisjok asperge aardbei perzik abrikoos banaan banan ananas vijg pruim aubergine courgette avocado',
    cooking:
      'bak! bakken gebakken kook! kookt koken gekookt braad braden stoof stoven rooster gaar! kneed pureer klop! schil! schillen snipper serveer verwarm oven koekenpan beslag deeg grill frituur marineer rasp fruit! fruiten sudder uitlek',
  },
  fr: {
    foods:
      'farine sucre beurre oeuf sel! poivre lait creme yaourt fromage huile vinaigre pain! pate riz! pomme oignon echalote ail! carotte tomate poivron concombre chou! choux poireau celeri epinard champignon haricot lentille pois! poire citron orange fraise framboise cerise prune noix! amande noisette miel! sirop chocolat cacao vanille cannelle levure gelatine viande boeuf veau! porc! agneau lard! lardon jambon saucisse poulet canard poisson saumon crevette persil ciboulette basilic thym! laurier muscade moutarde bouillon vin! rhum raisin gingembre curry courgette aubergine olive semoule maizena aneth menthe coriandre romarin confiture capres! roquette chapelure origan! sauge! herbes! fenouil brocoli courge! courges! potiron potimarron panais navet betterave radis! artichaut asperge piment peche! peches! abricot banane ananas mangue figue avocat! avocats!',
    cooking:
      'cuire cuit! cuisez cuisson mijot bouill frire frites sauter rotir rotissez griller grillez dorer dorez fouett petrir petrissez four! enfourn prechauff poele casserole saladier pate! eminc hach epluch peler pelez raper rapez saler salez poivrez assaisonn servir servez egoutt saupoudr demoul battre battez revenir',
  },
  es: {
    foods:
      'harina azucar mantequilla huevo sal! pimienta leche nata! crema yogur queso aceite vinagre pan! pasta arroz patata papa! papas! cebolla ajo! ajos! zanahoria tomate pimiento pepino puerro apio espinaca champinon seta! setas! alubia judia lenteja garbanzo guisante manzana pera! peras! limon naranja fresa cereza nuez nueces almendra miel! chocolate cacao vainilla canela levadura gelatina carne! ternera cerdo cordero tocino jamon chorizo pollo pescado salmon gamba perejil albahaca tomillo laurel oregano comino pimenton mostaza caldo vino! ron! pasas jengibre calabacin berenjena aceituna tortilla maiz frijol chile! cilantro aguacate atun! merluza bacalao cebollino eneldo menta! hierbabuena romero! mermelada alcaparra lechuga rucula salvia! maicena chalota hinojo repollo coliflor brocoli calabaza nabo! nabos! remolacha rabano endivia cebolleta alcachofa esparrago guindilla melocoton albaricoque platano pina! granada! higo! higos! ciruela mango!',
    cooking:
      'cocer coced cocin cocid cuece hervir hierve freir frie! fria! sofrei sofri asar! asado horno hornea dorar dora! saltear amasa batir bate! bata! pelar pela! picar pica! rallar ralla escurr servir sirve! sirva! sazon salpiment sarten cazuela olla! masa! guisa reboza marina tritura licua rellen comal',
  },
  pt: {
    foods:
      'farinha acucar manteiga ovo! ovos! sal! pimenta leite nata! natas! creme iogurte queijo azeite oleo vinagre pao! massa arroz batata cebola alho cenoura tomate pimento pepino couve espinafre cogumelo feijao lentilha ervilha maca! macas! pera! limao limoes laranja morango cereja nozes amendoa mel! chocolate cacau baunilha canela fermento gelatina carne! vaca! porco borrego bacon presunto chourico linguica frango peixe bacalhau camarao salsa coentro manjericao tomilho louro oregaos cominho mostarda caldo vinho passas gengibre abobora beringela azeitona tapioca polvilho coco! milho cebolinho endro hortela alecrim geleia alcaparra alface rucula salvia! maisena chalota funcho brocolos nabo! nabos! beterraba rabanete alcachofra espargos aipo! curgete abobrinha berinjela pessego abacate abacaxi ananas ameixa figo! figos!',
    cooking:
      'cozer coze! cozin cozid ferve ferva fritar frite! refog assar asse! assado assada forno dourar saltear amasse amassar bater bata! misture descasc picar pique! rale! ralar escorra escorrer sirva! servir tempere temperar panela frigideira tacho massa! grelh marinar liquidific reche',
  },
  it: {
    foods:
      'farina zucchero burro uova! uovo! tuorl albume sale! pepe! latte! panna yogurt formaggio parmigiano pecorino mozzarella ricotta mascarpone olio! aceto pane! pasta spaghetti riso! patat cipoll aglio carot pomodor peperon cetriol cavol porro! porri! sedano spinac fungh fagiol lenticch ceci! pisell mela! mele! pera! pere! limon aranc fragol ciliegi noci! mandorl nocciol miele cioccolat cacao vaniglia cannella lievito gelatina carne! manzo vitello maiale agnello pancetta guanciale prosciutto salsicc pollo pesce salmone tonno acciug gamber prezzemolo basilico timo! rosmarino alloro origano senape brodo vino! uvetta zenzero zucchin melanzan oliv polenta semola savoiard caffe aneto menta! coriandolo marmellata confettura capperi lattuga rucola salvia! maizena pangrattato scalogn finocch verza! verze! broccol zucca! zucche! barbabietol rapa! rape! ravanell radicch carciof asparag topinambur pesca! pesche! albicocc prugn susin castagn melagran bergamott fichi! ananas anguri',
    cooking:
      'cuoce cuoci cuocia cotto! cottura bolli friggere friggete fritt soffri arrost inforna sforna forno rosola dorare dorate saltare impast sbatt sbucci pelare pelate tritare tritate grattug scolare scolate servire servite salare salate pepate condire condite padella pentola teglia griglia marinare frull lessa mantec amalgam',
  },
  sv: {
    foods:
      'mjol sesam vetemjol socker smor agg! agget aggen salt! peppar mjolk gradde yoghurt ost! riven olja vinager attika brod pasta ris! potatis lok! loken vitlok morot morotter tomat paprika gurka kal! purjo selleri spenat svamp bonor linser artor apple paron citron hallon jordgubb notter mandel honung sirap choklad kakao vanilj kanel jast bakpulver gelatin kott notfars bacon skinka korv kyckling flask lamm fisk! lax! rakor persilja graslok basilika timjan dill! muskot senap buljong vin! russin ingefara curry havregryn mynta koriander rosmarin lagerblad sylt! kapris oliver ruccola salvia! schalotten fankal blomkal pumpa palsternack rodbet radis! radisor! sparris kronartskock rabarber apelsin persik aprikos plommon banan ananas fikon! avokado aubergine zucchini',
    cooking:
      'stek koka kokar baka! bakas gradda fras! bryn! sjud grilla knada vispa skala! hacka! skiva! krydda smaka! servera ugn! ugnen stekpanna kastrull deg! degen smeten marinera mixa smalt svalna',
  },
  da: {
    foods:
      'mel! hvedemel sukker smor aeg! aegge salt! peber maelk flode skyr yoghurt ost! olie olivenolie eddike brod pasta ris! kartof log! hvidlog gulerod tomat peberfrugt agurk kal! porre selleri spinat champignon bonner linser aert aeble paere citron hindbaer jordbaer nodder mandel honning sirup chokolade kakao vanil kanel gaer! bagepulver husblas kod! oksekod fars! bacon skinke polse kylling flaesk lamme fisk! laks rejer persille purlog basilikum timian dild! muskat sennep bouillon vin! rosin ingefaer karry havregryn mynte koriander rosmarin laurbaer syltetoj kapers oliven rucola rasp! salvie krydderurt flormelis skalottelog fennikel blomkal hvidkal graeskar pastinak rodbede radise asparges artiskok rabarber appelsin fersken abrikos blomme! blommer! banan ananas avokado',
    cooking:
      'steg kog! koge bag! bage svits brunes simre grill aelt pisk skrael hakkes skiver krydr smag! server ovn! ovnen pande! gryde dej! dejen mariner riv! blend smelt',
  },
  no: {
    foods:
      'mel! hvetemel sukker smor egg! eggene salt! pepper melk flote romme yoghurt ost! olje eddik brod pasta ris! potet lok! hvitlok gulrot gulrotter tomat paprika agurk kal! purre selleri spinat sopp bonner linser erter eple paere sitron bringebaer jordbaer notter mandel honning sirup sjokolade kakao vanilje kanel gjaer bakepulver gelatin kjott bacon skinke polse kylling storfe svin lamme fisk! lutefisk laks reker torsk persille gresslok basilikum timian dill! muskat sennep buljong vin! rosin ingefaer karri havregryn mynte koriander rosmarin laurbaer syltetoy kapers oliven ruccola salvie melis! sjalottlok fennikel blomkal gresskar pastinakk rodbet reddik asparges artisjokk rabarbra appelsin fersken aprikos plomme banan ananas avokado',
    cooking:
      'stek kok! koke bak! bake frese brunes surre grill elt! eltes visp skrell hakk! hakkes krydr smak! server ovn! ovnen langpanne stekepanne gryte kjele deig mariner riv! smelt',
  },
  pl: {
    foods:
      'maka! maki! make! cukier cukru maslo masla jajk jajek jaja! zoltk bialk sol! soli! pieprz mlek smietan jogurt kefir ser! sera! twarog oliw olej oleju ocet! octu! chleb bulk makaron ryz! ryzu ziemniak cebul czosn marchew pomidor papryk ogork ogorek kapust pora! pory! seler szpinak grzyb pieczark fasol soczewic grosz jablk gruszk cytryn pomarancz truskawk malin wisni sliw orzech migdal miod! miodu czekolad kakao wanili cynamon drozdz zelatyn mies! mieso miesa boczek boczk szynk kielbas kurcza indyk wolow wieprzow ryby! losos krewet pietruszk koper! bazyli tymianek majeranek musztard bulion rosol wino! rodzynk imbir dyni! burak kasza kaszy szczypior koperek koperk mieta miety kolendr rozmaryn laurow dzem! dzemu konfitur kapary salata rukol szalwi szalotk fenkul dynia! kalafior brokul baklazan cukini pasternak rzodkiew karczoch szparag brzoskwin morel! morele! banan ananas awokado figi!',
    cooking:
      'gotow gotuj zagotu ugotu smaz podsmaz usmaz piec! piecz piekarni upiec dusic patelni garnek garnku ciasto miksu zmiksu blend ubic! ubij utrzec zetrz pokroic pokroj kroimy obierz obrac obran dopraw posol podawa posyp siekac posiek zagnie wyrobi odcedz grill marynu',
  },
  hu: {
    foods:
      'liszt cukor cukr vaj! vajat tojas so! sot! bors! tej! tejet tejszin tejfol turo! joghurt sajt olaj! ecet kenyer zsemle teszta rizs krumpli burgonya hagyma fokhagyma repa! sargarepa paradicsom paprika uborka kaposzta zeller spenot gomba bab! lencse borso alma! almat korte citrom narancs eper! malna meggy szilva dio! mandula mogyoro mez! mezet csokolade kakao vanilia fahej eleszto sutopor zselatin hus! hust daralt szalonna sonka kolbasz csirke marha sertes hal! lazac petrezselyem kapor! bazsalikom kakukkfu majoranna mustar bor! mazsola gyomber zsir snidling menta! koriander rozmaring baberlevel lekvar kapribogyo olajbogyo rukkola zsalya szerecsendio karfiol brokkoli padlizsan cukkini karalabe cekla retek! edeskomeny sutotok sparga articsoka oszibarack sargabarack banan ananasz avokado fuge!',
    cooking:
      'fozzuk megfoz fozd! sutjuk sussuk susd! megsut kisut sutes sutoben parol pirit megpirit forral felforral gyurjuk gyurd felver reszel hamoz meghamoz szeletel felszeletel sozzuk megsoz fuszerez talal serpeny labas tesztat dinsztel grillez',
  },
};

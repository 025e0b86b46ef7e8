import { wordList } from './word-list.ts';

/**
 * What a cookbook's index holds beside the usual: fishes, cuts, game, grains, fruits, herbs, cheeses, drinks, and what they
 * are counted by. A reading that is one of these stands, but no other is taken for it; plurals in -s follow by themselves.
 */
export const RARER_FOODS = wordList(`
absinthe advocaat agar agretti aitchbone aji ajwain akvavit aleppo alexanders alkanet almondmilk amontillado anardana andouille angostura anjou applejack aquafaba aquavit arak arrack asadero asafetida ashitaba atta
bajra balm banon bap bard barleycorn barm bartlett bass batavia baton bavarois bavette beaufort beechnut benedictine bere besan bhindi bialy bicarb bilberries bilberry biltong bin bindi biscoff bison bitter blade blaeberry bleu bloater bloomer bluefish boar bock bockwurst boerewors bombe bonito bosc boudin boursin bovril braeburn brains bramble bramley branston bratwurst brawn bream brewers brill brinjal brinza brisee broccolini brousse brulee brunoise brynza buckling bullace burghul burnet butler butterbean butterfish butterkase
caboc caerphilly calabrese calamansi callaloo campari canape candlenut cantal cap capelin capon cardamon cardoon caribou carob carp carrageen cask cassia cassis caster castor caul cava cavolo celtuce cep cervelat chaat chambord champagne chaource chartreuse cheek cherimoya chevre chickweed chicon chiffonade chine chipolata chitterling choko chow chub cicely citrange clapshot claret clary cob cobia cobnut cochineal cockerel codlin coin coley collar collop comfrey comice comte conch conference conger coot copha coppa coquilla corm cos costard costmary cotechino cotija coulis crabapple crackling cranachan crawdad crisco croaker crop crosne crottin croustade croute crowdie crown cruet cub cubeb culatello curacao curly cusk cygnet
dace dariole dasheen demiglace devil dewberries dewberry dinkel disc dogfish dolcelatte dorado dory dragee drambuie dripping drumhead dubonnet duckling dulce dulse dunlop durum
edam eddoe eel egusi einkorn elder elk elver emmer emu enoki entrecote epoisses escalope esrom essence
faggot falernum farina farl feijoa fennelseed finnan fino flap flead fonio forequarter fourme frangelico friand frisee frizzle frizzled frumenty fufu fuji
gage gai gala galliano garfish garri gem genever geoduck geranium gigot gingko ginkgo girdle girolle gizzard gjetost globe glove goldenrod gosling gourd grana grayling greengage greening grenadine grissini groats groundnut grouse gruel guanciale gudgeon guinea guinness gurnard
hake halumi hanger hare haslet haunch haw heel hemp hen hickory hing hip hispi hogget hop hough husk huss
isinglass
jagermeister jello jerky joint jonagold jowar jowl jujube julep jus
kaffir kai kailan kalonji kamut kangaroo karela karo kashkaval kecap kefalotiri kewra khoya kingfish kipper knackwurst knox knuckle komatsuna kudu kukui kummel kvass
lager lambic langoustine lardon lavash lecithin lemonbalm leveret leyden licorice lillet limburger limequat limpet ling linseed liptauer liquorice livarot liverwurst loach lobe longan loquat lotus lumpfish lumpsucker lye
macerate mahi mahlab maida maitake maize malai malanga mallard mallow malmsey maltose mamey mangetout mangosteen manouri manzanilla marg marge marigold marlin marmite maroilles marrow marrowfat masoor mastic matzo matzoh mcintosh mead mealie medallion medlar megrim melba melilot mescal methi mettwurst mezcal microgreen midori mignon milt minneola minnow mirabelle mirepoix mitsuba mizuna monk montasio montmorency mooli moose morbier morel morello moscato mostarda muenster mugwort mullet munster murol muscadet muscat muscatel myrtle
nam nasturtium natto navet neep negroni nero neufchatel nib nigella nip nob noggin noilly noisette nonpareil nopales
oca offal ogen oloroso onglet orache orfe orgeat orris ostrich ouzo ovaltine ox oxen oxo
paillard pak palmier panade pandan panela panna pansy pap papaw paradise parev parmigiano parrotfish pastis pastrami pattypan paunch pawpaw peapod pearlash pearled pearmain pennyroyal pepino pepperjack perch perilla periwinkle pernod perry petit physalis picodon pigeon pignoli pignolia pike pilchard pili pilsner pimms pimpernel pinenut pinhead pip pippin pisco pitaya plaice pluck poha pois ponies pony ponzu poppyseed porgy porter porterhouse potash poularde poult poussin pout prickly profiterole prop prosecco ptarmigan puffball pullet pumpernickel punt puntarelle
quargel
raclette ragi rajma raki rakia rambutan ramson ray reblochon redfish reindeer relishes requeson retsina riesling roach robiola rocket roe roebuck roncal rooibos rook rosehip roti roux rowan rowanberries rue rump runner russet
sabayon sable sablefish sabudana saddle sago saithe salak saltpetre salumi sambuca samp samso santolina sapodilla sapote sassafras saunf sauternes savarin saveloy scad scamorza scarlet schmaltz scorzonera scotch scrag scraps scrod scrumpy scup seakale seitan serviceberries shad shark sharon shimeji shin shiraz shirr shiso shoyu silverside sippet skate skirret skirt skyr slivovitz sloe smelt snipe snoek sooji soppressata soursop souse southernwood sowens spareribs spatchcock speck spleen splice sprat spray spud spurtle squab squirrel starfruit stottie stout stovies stracchino stracciatella strega sturgeon sugarplum sugarsnap sumach sunfish suya swaledale
tab taleggio tallow tamarillo tang tangor tansy tap tarte tartine tatin tatsoi tattie tayberry teal teff tench thistle tilsit tilsiter tinda toasties tobiko tokay tomme tonka toor topside tot treviso triple triticale tromboncino trotter tuile
ube udder ugli ulluco urad urchin urfa
vacherin valerian vegemite veloute velveeta verjuice verjus vial victoria violet
wagyu wakame walleye watermint wattle waxbean weakfish weever weissbier wensleydale wheatberries wheatgerm whelk whinberries whitebait whortleberry widgeon wigeon williams winesap winkle wintergreen witch wolffish wombok woodcock woodruff wormwood wrasse
yarg yarrow yautia yuca yuzu
zander zapote zedoary`);

import { wordList } from './word-list.ts';

/** What most home cards call their dishes; words put together would else be taken for two that stand close. */
export const USUAL_DISHES = wordList(`
babka biscotti blondie brownie burrito
cannelloni casserole challah cheesecake chowder cobbler cordial crepe croissant croquette crumble cupcake
dip doughnut drumstick
eggnog
fajita flan flapjack flatbread focaccia fricassee frittata fritter fruitcake
galette gingerbread goulash granola gratin gumbo
hotpot
jambalaya
kebab
loaf
macaroon meatloaf milkshake moussaka
oatcake omelette oxtail
paella pancake parfait pavlova pierogi popover popsicle porridge potpie punch
quesadilla
ragout ratatouille ravioli risotto roulade
samosa sandwich schnitzel scone shortcake slaw smoothie snickerdoodle sorbet souffle stir-fry stollen strudel succotash sundae
tamale tart teacake tiramisu toast torte trifle turnover
vinaigrette
waffle`);

/** What else dishes are called in English kitchens. */
export const OTHER_DISHES = wordList(`
ambrosia anadama aspic
bangers bannock barmbrack betty bisque blancmange blintz bonbon boxty brack brittle buckle buttercream
charlotte coddle coffeecake colcannon compote cracknel crumpet
dainties divinity
eclair
fishcake flummery fool
galantine ganache griddlecake grunt
hermits hoecake hotcakes hotchpotch hushpuppies
johnnycake jumbles
knish
lamington lardy lollipop
mousse mulligatawny
nuggets
pandowdy parkin pasties pasty pinwheel pone posset pottage primavera
rarebit rissole rollmops
sangria scrapple shandy shepherd slump smores spoonbread spritz strata streusel syllabub
tassies terrine toddy
wassail wellington whoopie
zwieback`);

/** The peoples dishes come from. */
export const PEOPLES = wordList(`
acadian afghan african albanian algerian alsatian american amish andalusian arabian argentine armenian asian australian austrian
bahamian balinese basque bavarian belgian bengali bohemian bolivian bosnian brazilian british bulgarian burgundian burmese
cambodian canadian cantonese caribbean castilian catalan chilean chinese colombian cornish creole cretan croatian cuban cypriot czech
danish dominican dutch
ecuadorian egyptian english eritrean estonian ethiopian
fijian filipino finnish flemish florentine french
galician gascon genoese georgian german ghanaian goan greek guatemalan gujarati
haitian hawaiian hessian honduran hungarian
icelandic indian indonesian iranian iraqi irish israeli
jamaican japanese jewish jordanian
kashmiri kazakh kenyan korean kurdish
laotian latvian lebanese libyan ligurian lithuanian lombard
macedonian malay malaysian maltese manx mauritian mediterranean mexican milanese moldovan mongolian moroccan
neapolitan nepalese nicaraguan nigerian nordic normandy norwegian
oaxacan
pakistani palestinian panamanian paraguayan parisian persian peruvian piedmont polish polynesian portuguese prussian punjabi
rajasthani roman romanian russian
salvadoran samoan sardinian saxon scandinavian scottish senegalese sephardic serbian shanghai sichuan sicilian silesian singapore slovak slovenian somali southwest spanish sudanese swabian swedish syrian szechuan
tahitian taiwanese texan thai tibetan tunisian turkish tuscan tyrolean
ugandan ukrainian umbrian uruguayan uzbek
venetian venezuelan viennese vietnamese
welsh
yemeni yorkshire yukon`);

export const PLACES = wordList(`
aberdeen adelaide africa alabama alaska albany amalfi america amsterdam annapolis antwerp appalachian arizona arkansas asia athens atlanta atlantic auckland austin australia austria
bakewell baltimore bangkok barcelona bavaria bedfordshire beijing belfast belgium berkshire berlin birmingham bologna bombay bordeaux boston brazil bremen brisbane bristol britain brittany brooklyn brunswick buckingham budapest bulgaria burgundy burlington
cairo calcutta calgary california cambridge canada canterbury cape capri cardiff carolina charleston cheshire chester chicago china cincinnati cleveland cologne colorado columbia connecticut copenhagen cornwall coventry crete croatia cuba cumberland cumbria cyprus
dakota dallas delaware delhi delta denmark denver derby derbyshire devon devonshire dorset dresden dublin dundee durham
edinburgh egypt england essex estonia ethiopia europe everglades
finland flanders florida france frankfurt
galway genoa georgia germany glasgow gloucester greece
haiti halifax hamburg hampshire hanoi harbor havana hawaii helsinki hereford highland holland honolulu houston hungary
iceland idaho india indiana indonesia iowa iran ireland israel istanbul italy
jamaica japan jersey jerusalem
kansas kent kentucky kenya kiev korea krakow kyoto
lancashire latvia lebanon leicester leipzig lexington limerick lincoln lincolnshire lisbon lithuania liverpool london louisiana louisville lucerne luxembourg lyon
madrid maine malaga malaysia malibu malta manchester manhattan manila marrakesh marseille maryland massachusetts melbourne memphis mexico miami michigan milan milwaukee minneapolis minnesota mississippi missouri mobile modena monaco montana montreal morocco moscow munich
nantucket napa naples nashville nebraska nepal nevada newcastle newport nigeria norfolk northumberland norway nottingham nova nuremberg
ohio oklahoma omaha oregon orkney orleans osaka oslo ottawa oxford
pacific padua pakistan palermo paris parma pennsylvania persia perth peru philadelphia philippines phoenix pittsburgh plymouth poland portland portugal prague prairie princeton provence providence prussia
quebec
richmond rochester roma romana romania rotterdam russia
sacramento salem salisbury salzburg samarkand saratoga sardinia savannah savoie savoy scandinavia scotia scotland seattle senegal seoul serbia shetland shrewsbury shropshire sicily siena slovakia slovenia somerset spain stafford staffordshire stockholm strasbourg stuttgart suffolk surrey sussex sweden switzerland sydney syria
tahoe taiwan tampa tbilisi tennessee texas thailand tibet tokyo toledo toronto trieste tucson tulsa tunisia turin tuscany
uganda ukraine ulster umbria uruguay utah
valencia vancouver venezuela venice vermont verona vienna vietnam virginia
wales warsaw warwick washington waterford wessex westmorland wiltshire winchester windsor winnipeg wisconsin worcester wyoming
york yucatan
zealand zurich`);

export const FROM_ABROAD = wordList(`
adobo agnolotti aioli aloo amatriciana antipasto arancini arepa arrabbiata atole avgolemono
baklava balti banoffee barbacoa beignet bhaji bibimbap bigos biryani blanquette blini bobotie bolognese borscht bouillabaisse bourguignon brandade bruschetta bulgogi burek
cacciatore calzone cannoli caponata carbonara carnitas cassoulet ceviche chalupa chana chapati charcuterie chimichanga chimichurri churros cioppino clafoutis congee croque crostata crostini
dal daube dhal dolmades donburi dosa dukkah
empanada escabeche
falafel fattoush feijoada fettuccini fondue frangipane
gazpacho gelato golumpki granita gravlax gremolata gyoza
haggis halva halwa hollandaise
involtini
jalfrezi jollof
kasha katsu kedgeree khachapuri kibbeh kielbasa kissel kofta kolache korma krumkake kugel kugelhopf kulfi
laksa latkes lebkuchen lefse lumpia
macaron madeleine makhani mandelbrot manicotti menudo mezze minestrone mole moqueca muffuletta
naan nachos
okonomiyaki ossobuco
pakora paneer panettone pappardelle paprikash paratha parmigiana pastitsio pelmeni penuche peperonata picadillo piccalilli piccata pilau piroshki posole poutine pozole profiteroles puttanesca
quenelle
raita rellenos rendang ribollita rillettes rouladen rugelach
saag saltimbocca sambal sancocho sashimi satay sauerbraten scampi semifreddo shakshuka shawarma skordalia soba sofrito souvlaki spaetzle spanakopita springerle stroganoff sukiyaki sushi
tabbouleh tagine tagliatelle tandoori tapenade taquitos taramasalata tempura tetrazzini tikka tonkatsu torrone tortoni tostada tostones tzatziki tzimmes
udon
vichyssoise vindaloo
yakitori
zabaglione zeppole`);

/** Dishes from abroad that kept their names; they say nothing of how English words are spelled. */
export const DISHES_FROM_ABROAD: ReadonlySet<string> = new Set(FROM_ABROAD);

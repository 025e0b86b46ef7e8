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
bangers bannock barmbrack bisque blancmange boxty brack buckle
charlotte colcannon compote crumpet
divinity
fool
grunt
hermits hotcakes hushpuppies
mulligatawny
parkin pasties pasty primavera
rarebit rissole
scrapple spritz strata streusel syllabub
wellington whoopie`);

/** The peoples dishes come from. */
export const PEOPLES = wordList(`
acadian afghan african albanian alsatian american amish andalusian arabian argentine armenian asian australian austrian
balinese basque bavarian belgian bengali bohemian bolivian brazilian british bulgarian burmese
cambodian canadian caribbean castilian catalan chilean chinese cornish creole cretan croatian cuban cypriot czech
danish dutch
egyptian english estonian ethiopian
filipino finnish florentine french
galician genoese georgian german goan greek
haitian hawaiian hessian hungarian
icelandic indian indonesian iranian iraqi irish israeli
jamaican japanese jewish
kashmiri korean
latvian lebanese ligurian lithuanian
malay malaysian maltese mediterranean mexican milanese mongolian moroccan
neapolitan nepalese nordic normandy norwegian
oaxacan
pakistani persian peruvian piedmont polish portuguese prussian punjabi
roman romanian russian
saxon scandinavian scottish sephardic serbian shanghai sichuan sicilian silesian singapore slovak somali southwest spanish swabian swedish syrian szechuan
tahitian taiwanese thai tunisian turkish tuscan tyrolean
ukrainian uzbek
venetian viennese vietnamese
welsh
yorkshire yukon`);

export const PLACES = wordList(`
aberdeen alabama alaska amalfi amsterdam appalachian arizona athens atlanta atlantic
bakewell baltimore bangkok barcelona beijing belfast berlin birmingham bombay bordeaux boston brazil bristol brittany brooklyn brunswick budapest burgundy
calcutta california canterbury cape carolina charleston chester chicago cincinnati columbia connecticut copenhagen cornwall coventry
dakota dallas delaware delhi delta denver devon devonshire dorset dublin dundee
edinburgh england essex everglades
florida
galway genoa georgia glasgow
hamburg hampshire harbor havana hawaii highland holland honolulu houston
iceland idaho indiana iowa ireland italy
jamaica jersey
kansas kent kentucky kiev krakow
lancashire lincoln lisbon liverpool london louisiana lyon
madrid maine malaga malibu manchester manhattan marseille maryland melbourne memphis miami michigan milan minneapolis minnesota mississippi missouri mobile montana montreal moscow munich
napa naples nashville nebraska nevada newport norfolk norway nova
ohio oklahoma oregon orkney orleans oslo ottawa oxford
pacific padua palermo paris pennsylvania persia philadelphia portland portugal prague prairie princeton provence prussia
quebec
richmond roma romana
sacramento salem salzburg samarkand savannah savoy scotia scotland seattle seoul shetland shrewsbury sicily siena somerset spain stockholm suffolk sussex sweden sydney
tahoe tampa tbilisi tennessee texas tokyo toledo toronto trieste tulsa turin tuscany
ulster utah
valencia vancouver venice vermont verona vienna virginia
wales warsaw waterford wessex wisconsin wyoming
york yucatan
zurich`);

export const FROM_ABROAD = wordList(`
adobo aloo atole avgolemono
baklava banoffee barbacoa beignet bhaji biryani bobotie bolognese borscht bouillabaisse bourguignon bruschetta bulgogi
cacciatore calzone carbonara carnitas cassoulet ceviche chalupa chimichanga chimichurri cioppino clafoutis congee croque crostini
dal dolmades
empanada escabeche
falafel feijoada fettuccini fondue frangipane
gazpacho golumpki gyoza
haggis halva halwa hollandaise
jollof
kedgeree khachapuri kibbeh kofta kolache korma krumkake kugel kugelhopf
laksa latkes lebkuchen lefse
madeleine mandelbrot manicotti minestrone mole muffuletta
naan nachos
paprikash parmigiana penuche piccalilli piccata posole pozole profiteroles puttanesca
rellenos rillettes rouladen rugelach
saag sauerbraten scampi shakshuka shawarma skordalia spaetzle spanakopita springerle stroganoff sushi
tabbouleh tagine tandoori tapenade taquitos tempura tetrazzini tikka tortoni tostada tzatziki tzimmes
udon
vichyssoise vindaloo
zabaglione zeppole`);

/** Dishes from abroad that kept their names; they say nothing of how English words are spelled. */
export const DISHES_FROM_ABROAD: ReadonlySet<string> = new Set(FROM_ABROAD);

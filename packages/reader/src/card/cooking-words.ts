import { measureWords } from './measure-words.ts';
import { CARD_LANGUAGES, wordsOf } from './vocabulary.ts';

/** What goes into dishes, in English; plurals in -s follow by themselves. */
const INGREDIENTS = `
tartar arrowroot fondant praline nougat pectin maraschino bittersweet garbanzo brioche ladyfinger quark oleo spelt candied crystallized desiccated shortcrust citron choux
hock gochujang harissa sriracha collard cannellini lacinato asafoetida ghee garam tahini pomegranate za'atar freekeh nori panko kimchi gochugaru mirin sake dashi kombu furikake lemongrass galangal plantain cassava masa queso crema tomatillos poblano ancho guajillo fries hash brine pepita kefir labneh halloumi manchego asiago emmental stilton ricotta curd jicama fiddlehead kohlrabi celeriac sunchoke ramp nettle sorrel chervil lovage borage hyssop verbena
acorn agave ale alfalfa allspice almond amaretto anchovy anchovies angel anise apple applesauce apricot arborio artichoke arugula asparagus avocado
bacon bagel baguette bonnet balsamic bamboo banana barbecue barley basil basmati bay bean beef beer beet beetroot bell berry berries biscuit bisquick blackberry blackberries blueberry blueberries bok bouillon bourbon brandy bran bread breadcrumb breast brie brisket broccoli broth brussels buckwheat bulgur bun burger butter buttermilk butternut butterscotch
cabbage cajun camembert candy canola cantaloupe caper caramel caraway cardamom carrot cashew cauliflower caviar cayenne celery cereal chard cheddar cheese cherry cherries chestnut chia chicken chickpea chicory chile chili chilli chip chipotle chive chocolate choy chorizo chuck chutney ciabatta cider cilantro cinnamon citrus clam clove cocktail cocoa coconut cod coffee cointreau cola coleslaw collard colby condensed confectioners cookie coriander corn cornbread cornflake cornflakes cornflour cornmeal cornstarch cottage courgette couscous crab cracker cranberry cranberries cream creme cress crisp crouton crumb cucumber cumin currant curry custard
daikon dark date demerara dijon dill dogs dressing drippings duck dumpling
edamame egg eggplant elbow enchilada endive espresso evaporated extract
farro fat fennel fenugreek feta fettuccine fig fish flake flakes flank flax flour fontina frankfurter fruit fudge
garam garlic gelatin gelatine gherkin giblet gin ginger gingersnap glaze gnocchi goat goose gouda graham grain grape grapefruit gravy greens grits ground gruyere guacamole gum
haddock halibut ham hamburger hazelnut herb hoisin hominy honey horseradish hot hummus
ice italian
jack jalapeno jam jasmine jelly juice juniper
kahlua kalamata kale ketchup kidney kiwi kosher
lamb lard lasagna lasagne leek lemon lemonade lentil lettuce lime linguine linguini liqueur liver lobster loin
macaroni mace mackerel madeira mango mangoes maple margarine marinara marjoram marmalade marsala marshmallow marzipan masala mascarpone mayo mayonnaise meat meatball melon meringue milk mince mincemeat mint miso molasses monterey mozzarella muffin mushroom mussel mustard mutton
navy nectarine noodle nut nutella nutmeg
oat oatmeal octopus oil okra olive onion orange oregano oreo orzo oyster
pancetta panko papaya paprika parmesan parsley parsnip passion pasta paste pastry pea peach peaches peanut pear peas pecan pecorino penne pepper peppercorn peppermint pepperoni pesto phyllo pickle pickling pie pilaf pimento pimiento pine pineapple pinto pistachio pita pizza plain plum polenta pomegranate popcorn poppy pork port potato potatoes poultry powder prawn preserves pretzel prosciutto provolone prune pudding pumpkin
quail quiche quince quinoa
rabbit radicchio radish radishes raisin ramen raspberry raspberries relish rhubarb rib ribs rice ricotta rigatoni roast rolled romaine romano rosemary rosewater rotini rum rutabaga rye
saffron sage salad salami salmon salsa salt sardine sauce sauerkraut sausage savory scallion scallop schnapps seafood seasoning seed semolina serrano sesame shallot shell sherbet sherry shortbread shortening shrimp sirloin snow soda sole sour soup sourdough soy soya spaghetti spam spice spinach splenda sponge spread sprinkles sprout squash squid starch steak stevia stew stock strawberry strawberries stuffing suet sugar sultana sumac sunflower swede sweetcorn swiss syrup
tabasco taco tahini tamari tamarind tapioca taro tarragon tea tempeh tenderloin tequila teriyaki thigh thyme toffee tofu tomatillo tomato tomatoes tortellini tortilla treacle tripe trout truffle tuna turkey turmeric turnip
vanilla veal vegetable vegetables venison vermicelli vermouth vinegar vodka
wafer walnut wasabi water watercress watermelon wheat whey whipping whiskey whisky wine wing wonton worcestershire wrapper
yam yeast yoghurt yogurt yolk zest ziti zucchini`;

/** How ingredients and dishes are described. */
const DESCRIPTIONS = `
active all-purpose baby baking beaten black blanched boiling boned boneless bottled bread brown browned buttered canned chilled chopped chunky clear coarse coarsely cold cooked cooled cored cracked creamed creamy crisp crumbled crunchy crushed crusty cubed cut deveined diced divided double drained dried dry elbow extra fat-free fine finely firm firmly fresh freshly frozen fully granulated grated greased green half halved hard hard-boiled heaping heavy hot instant juiced julienned kosher large lean leftover light lightly liquid long low low-fat lukewarm mashed medium melted mild minced mini mixed natural navel nonfat old old-fashioned optional organic packed packages patted peeled pitted plain powdered pureed purple quartered quick raw ready red refrigerated regular reserved rinsed ripe roasted rolled roughly rounded salted scalded seasoned seeded seedless self-raising self-rising semisweet separated shelled shredded sifted skim skimmed skinless slivered sliced small smoked smooth soaked soft softened sour sparkling squeezed stale steamed stemmed stiff strong stuffed sun-dried superfine sweet sweetened tart tender thawed thick thickly thin thinly toasted torn trimmed uncooked unflavored unpeeled unsalted unsweetened virgin warm washed wedges white whole wild yellow young zested`;

const IN_SENTENCES = `
bundt springform about above after again against all almost along also always and another any are around as aside at away back ball balls bath be before bend between boil boiled both bottom bowl bowls bread bubble bubbles bubbling bubbly but by cake cakes casserole center centre circle clean clear cold colander combined completely consistency cool cover covered crust cup deep desired dish dough drop drippings dry each easily edge edges either electric enough even evenly every fat few filling firm first five floured foil food for fork form four from golden gently gradually greased griddle half hand hands heat heavy high hour hours hours hot if in inch ingredients inside into it its jar jars just kettle knife large last layer layers least leave less liquid loaf longer low lumps lumpy medium medium-high medium-low middle minute minutes mixed mixer mixing mixture moist more most much next no not of off on once one only onto opaque or other oven over overnight own pan pans paper part per piece pieces pink plate platter pot preheated processor rack refrigerator remaining rest ring room round rounds rack saucepan seam second seconds serving serving set several sharp sheet sheets shell side sides size skillet slightly slow small smooth so soft some spatula spoon spoonful spoonfuls square squares stand stick sticky still stove surface tart temperature ten tender than that the their them then they thick thirds this three through time times tin together toothpick top towel tray two under until up use very warm wax weeks well when where which while wide will wire with without wooden work you your
down full kernel kernels stirring hours ungreased greased buttered frosted wrap whole lid leaves leaf juices flesh skins seeds stems ends tops crumbs level rounded remaining reserved pasta shell twice once frequently often occasionally constantly gently well fairly almost nearly really fully until unless because since during per within across over under near plus extra equal parts third quarter thirds quarters spoonfuls teaspoonfuls garnished sauteed pureed bottom beneath against boiled batch batches tested tester inserted center comes out skewer cuts needed according package packages directions taste tasting want wish like love great good nice little bit lot lots fill filled finished flat flatten fork-tender ladle lime loaf loaves patties patty rolling pin platter ribbons rims runny sauce scraping scrape seam shallow shimmering silky sink skim slow smoky snug softly sprinkling starts steaming sugary swirl tangy thoroughly throughout toasty tongs vigorously wilted wedge
broiler charred glazed crispy smoky crunchy sizzle sizzling skimming foam swirling browned dances lift lifts ladle stack tear torn charring blistered pile fruit middle rectangle swell small letting sitting scattered pounded set-aside seeds pods splits silky wide ribbons bone meat return
batter burner boat bites bright brine bring brush cavity chunks coating comes container cooker cookies corners covering cools crumbly crumbs cubes cutter day days degrees depth diagonal dinner directions done doubled doubles drain easy electric family fashioned favorite favourite fluffy fold folded frosting frying garnish glass glossy grandma grandmother grandma's holes ingredients instructions aunt mom mom's mother mother's nonstick rubbed shape simmering sealed slices soggy spices springs stems strips thickened thickens tightly transparent translucent sunday farmhouse best ever serve serves makes recipe kitchen
blender cupboard freezer fridge grater griddles larder mandoline microwave mortar mug pantry parchment peeler pestle ramekin ramekins saucer shelf sieve skewers stockpot strainer teacup thermometer tinfoil whisk wok`;

/** What dishes are called; words put together would else be taken for two that stand close. */
const DISHES = `
babka biscotti blondie challah macaroon oatcake pierogi stollen biscuit brownie bun burrito cannelloni casserole cheesecake chowder cobbler coleslaw cordial cornbread crepe crisp croissant croquette crumble cupcake curry dip doughnut drumstick dumpling eggnog enchilada fajita flan flapjack flatbread focaccia fricassee frittata fritter fruitcake fudge galette gingerbread goulash granola gratin gumbo hamburger hotpot jambalaya kebab lasagne loaf meatball meatloaf milkshake moussaka omelette oxtail paella pancake parfait pastry pavlova pickle pie pilaf popover popsicle porridge potpie pudding punch quesadilla quiche ragout ratatouille ravioli relish risotto roulade salad samosa sandwich schnitzel scone shortbread shortcake slaw smoothie snickerdoodle sorbet souffle stew stir-fry strudel stuffing succotash sundae tamale tart teacake tiramisu toast torte trifle truffle turnover vinaigrette waffle`;

const split = (list: string): string[] => list.split(/\s+/u).filter(Boolean);
/** A word that is listed with its plural, as potatoes are, has no other. */
const withPlural = (word: string, _: number, all: readonly string[]): string[] =>
  word.endsWith('s') || all.includes(`${word}es`) ? [word] : [word, `${word}s`];

/** Names and descriptions of ingredients in English, and nothing that only stands in sentences. */
export const COOKING_WORDS: ReadonlySet<string> = new Set(split(INGREDIENTS).flatMap(withPlural));

/** Verbs that have no past in -ed; a misread word must not be taken for one that does not exist. */
const IRREGULAR =
  /^(?:beat|bind|bring|cut|freeze|grind|hang|keep|lay|leave|let|make|put|set|shake|spread|stand|stick|take|tear|throw)$/u;

const DOUBLES_ITS_END =
  /^(?:chop|drop|stir|strip|trim|whip|pat|rub|cut|dip|fit|pit|set|skim|slit|top|wrap|zip|flip|mop|scrub|spin|tap|tip)$/u;

/** "stir", "stirs", "stirred", "stirring". */
function formsOf(verb: string): string[] {
  if (!/^[a-z]{3,}$/u.test(verb)) return [verb];
  const stem = DOUBLES_ITS_END.test(verb) ? verb + verb.slice(-1) : verb.replace(/e$/u, '');
  const past = /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const forms = [verb, `${verb}s`, `${stem}ing`];
  return IRREGULAR.test(verb) ? forms : [...forms, past];
}

const english = CARD_LANGUAGES.filter(({ code }) => code === 'en');

/** Words a dish may be called by: what is in it, how it is made, whose it is; no orders. */
export const NAMING_WORDS: ReadonlySet<string> = new Set([
  ...COOKING_WORDS,
  ...split(DESCRIPTIONS),
  ...split(IN_SENTENCES),
  ...split(DISHES).flatMap(withPlural),
]);

/** Every English word the reader expects on a card; a misread word is one of these more often than not. */
export const CARD_WORDS: ReadonlySet<string> = new Set([
  ...NAMING_WORDS,
  ...measureWords('en').flatMap((phrase) => phrase.split(' ')),
  ...english.flatMap((language) => wordsOf(language, 'verbs').flatMap(formsOf)),
  ...english.flatMap((language) =>
    (['verbs', 'numbers', 'parts', 'minutes', 'hours', 'servings', 'prep', 'cook'] as const)
      .flatMap((list) => wordsOf(language, list))
      .flatMap((phrase) => phrase.split(' ')),
  ),
]);

import { wordList } from './word-list.ts';

/** What goes into dishes, in English; plurals in -s follow by themselves. */
export const INGREDIENT_WORDS = wordList(`
abalone achiote acorn adzuki agave ale alfalfa allspice almond amaranth amaretto amchur anaheim ancho anchovies anchovy angel anise annatto apple applesauce apricot arborio armagnac arrowroot artichoke arugula asafoetida asiago asparagus aubergine avocado
bacon bagel baguette balsamic bamboo banana barbecue barley basil basmati bay bean beef beer beet beetroot bell berbere bergamot berries berry biscuit bisquick bittersweet blackberries blackberry blackcurrant blackstrap blueberries blueberry bok bonnet borage bouillon bourbon boysenberries boysenberry bran brandy bread breadcrumb breast bresaola brie brine brioche brisket broccoli broth brussels buckwheat bulgur bun burger burrata butter buttermilk butternut butterscotch
cabbage cajun calamari calvados camembert candied candy cannellini canola cantaloupe caper caramel caraway cardamom carrot cashew cassava catfish cauliflower caviar cayenne celeriac celery cereal chanterelle chard chayote cheddar cheese cherries cherry chervil chestnut chia chicken chickpea chicory chile chili chilli chip chipotle chive chocolate chorizo choux choy chuck chutney ciabatta cider cilantro cinnamon citron citrus clam clementine cloudberries cloudberry clove cockle cocktail cocoa coconut cod coffee cognac cointreau cola colby coleslaw collard condensed confectioners cookie coriander corn cornbread cornflake cornflour cornmeal cornstarch cottage courgette couscous crab cracker cranberries cranberry crawfish crayfish cream crema creme cremini cress crisp crouton crumb crystallized cucumber cumin curd currant curry custard cuttlefish
daikon damson dandelion dark dashi date demerara desiccated dijon dill dogs dressing drippings duck dumpling durian
edamame egg eggplant elbow elderberries elderberry elderflower emmental enchilada endive epazote escarole espresso evaporated extract
farro fat fennel fenugreek feta fettuccine fiddlehead fig filbert fish flageolet flake flank flax flounder flour fondant fontina frankfurter freekeh fries fruit fudge furikake
galangal gammon garam garbanzo garlic gelatin gelatine ghee gherkin giblet gin ginger gingersnap glaze gnocchi goat gochugaru gochujang goose gooseberries gooseberry gorgonzola gouda graham grain grape grapefruit gravy greens grits ground grouper gruyere guacamole guajillo guava gum
habanero haddock halibut halloumi ham hamburger harissa hash havarti hazelnut herb herring hock hoisin hominy honey horseradish hot huckleberries huckleberry hummus hyssop
ice italian
jack jackfruit jaggery jalapeno jam jarlsberg jasmine jelly jicama juice juniper
kahlua kalamata kale kefir ketchup kidney kimchi kiwi kohlrabi kombu kosher kumquat
labneh lacinato ladyfinger lamb lard lasagna lasagne lavender leek lemon lemonade lemongrass lentil lettuce lime limoncello lingonberries lingonberry linguine linguini liqueur liver lobster loganberries loganberry loin lovage lychee
macadamia macaroni mace mackerel madeira manchego mandarin mango mangoes maple maraschino margarine marinara marjoram marmalade marsala marshmallow marzipan masa masala mascarpone matcha mayo mayonnaise meat meatball melon meringue milk millet mince mincemeat mint mirin miso molasses monkfish monterey mortadella mozzarella muffin mulberries mulberry muscovado mushroom mussel mustard mutton
navy nectarine nettle noodle nori nougat nut nutella nutmeg
oat oatmeal octopus oil okra oleo olive onion orange oregano oreo orzo oyster
pancetta panko papaya paprika parmesan parsley parsnip partridge passion pasta paste pastry pea peach peaches peanut pear pecan pecorino pectin penne pepita pepper peppercorn peppermint pepperoni persimmon pesto pheasant phyllo pickle pickling pie pilaf piloncillo pimento pimiento pine pineapple pinto pistachio pita pizza plain plantain plum poblano polenta pollock pomegranate pomelo popcorn poppy porcini pork port portobello potato potatoes poultry powder praline prawn preserves pretzel prosciutto provolone prune pudding pumpkin purslane
quahog quail quark queso quiche quince quinoa
rabbit radicchio radish radishes raisin ramen ramp rapeseed rapini raspberries raspberry relish rhubarb rib rice ricotta rigatoni roast rockfish rolled romaine romano roquefort rosemary rosewater rotini rum rutabaga rye
safflower saffron sage sake salad salami salmon salsa salsify salt samphire sardine satsuma sauce sauerkraut sausage savory scallion scallop schnapps seafood seasoning seed semolina serrano sesame shallot shell sherbet sherry shiitake shortbread shortcrust shortening shrimp sirloin snapper snow soda sole sorghum sorrel soup sour sourdough soy soya spaghetti spam spelt spice spinach splenda sponge spread sprinkles sprout squash squid sriracha starch steak stevia stew stilton stock strawberries strawberry stuffing suet sugar sultana sumac sunchoke sunflower swede sweetbread sweetcorn swiss syrup
tabasco taco tahini tamari tamarind tangelo tangerine tapioca taro tarragon tartar tea tempeh tenderloin tequila teriyaki thigh thyme tilapia toffee tofu tomatillo tomato tomatoes tortellini tortilla treacle tripe trout truffle tuna turbot turkey turmeric turnip
vanilla veal vegetable venison verbena vermicelli vermouth vinegar vodka
wafer walnut wasabi water watercress watermelon wheat whey whipping whiskey whisky whitefish whiting wine wing wonton worcestershire wrapper
yam yeast yoghurt yogurt yolk
za'atar zest ziti zucchini`);

import { wordList } from './word-list.ts';

/** What goes into dishes, in English; plurals in -s follow by themselves. */
export const INGREDIENT_WORDS = wordList(`
achiote acorn agave ale alfalfa allspice almond amaretto amchur ancho anchovies anchovy angel anise apple applesauce apricot arborio arrowroot artichoke arugula asafoetida asiago asparagus avocado
bacon bagel baguette balsamic bamboo banana barbecue barley basil basmati bay bean beef beer beet beetroot bell berbere berries berry biscuit bisquick bittersweet blackberries blackberry blueberries blueberry bok bonnet borage bouillon bourbon bran brandy bread breadcrumb breast brie brine brioche brisket broccoli broth brussels buckwheat bulgur bun burger butter buttermilk butternut butterscotch
cabbage cajun camembert candied candy cannellini canola cantaloupe caper caramel caraway cardamom carrot cashew cassava cauliflower caviar cayenne celeriac celery cereal chard cheddar cheese cherries cherry chervil chestnut chia chicken chickpea chicory chile chili chilli chip chipotle chive chocolate chorizo choux choy chuck chutney ciabatta cider cilantro cinnamon citron citrus clam clove cocktail cocoa coconut cod coffee cointreau cola colby coleslaw collard condensed confectioners cookie coriander corn cornbread cornflake cornflour cornmeal cornstarch cottage courgette couscous crab cracker cranberries cranberry cream crema creme cress crisp crouton crumb crystallized cucumber cumin curd currant curry custard
daikon dark dashi date demerara desiccated dijon dill dogs dressing drippings duck dumpling
edamame egg eggplant elbow emmental enchilada endive epazote espresso evaporated extract
farro fat fennel fenugreek feta fettuccine fiddlehead fig fish flake flank flax flour fondant fontina frankfurter freekeh fries fruit fudge furikake
galangal garam garbanzo garlic gelatin gelatine ghee gherkin giblet gin ginger gingersnap glaze gnocchi goat gochugaru gochujang goose gouda graham grain grape grapefruit gravy greens grits ground gruyere guacamole guajillo gum
haddock halibut halloumi ham hamburger harissa hash hazelnut herb hock hoisin hominy honey horseradish hot hummus hyssop
ice italian
jack jalapeno jam jasmine jelly jicama juice juniper
kahlua kalamata kale kefir ketchup kidney kimchi kiwi kohlrabi kombu kosher
labneh lacinato ladyfinger lamb lard lasagna lasagne leek lemon lemonade lemongrass lentil lettuce lime linguine linguini liqueur liver lobster loin lovage
macaroni mace mackerel madeira manchego mango mangoes maple maraschino margarine marinara marjoram marmalade marsala marshmallow marzipan masa masala mascarpone mayo mayonnaise meat meatball melon meringue milk mince mincemeat mint mirin miso molasses monterey mozzarella muffin muscovado mushroom mussel mustard mutton
navy nectarine nettle noodle nori nougat nut nutella nutmeg
oat oatmeal octopus oil okra oleo olive onion orange oregano oreo orzo oyster
pancetta panko papaya paprika parmesan parsley parsnip passion pasta paste pastry pea peach peaches peanut pear pecan pecorino pectin penne pepita pepper peppercorn peppermint pepperoni pesto phyllo pickle pickling pie pilaf piloncillo pimento pimiento pine pineapple pinto pistachio pita pizza plain plantain plum poblano polenta pomegranate popcorn poppy pork port potato potatoes poultry powder praline prawn preserves pretzel prosciutto provolone prune pudding pumpkin
quail quark queso quiche quince quinoa
rabbit radicchio radish radishes raisin ramen ramp raspberries raspberry relish rhubarb rib rice ricotta rigatoni roast rolled romaine romano rosemary rosewater rotini rum rutabaga rye
saffron sage sake salad salami salmon salsa salt sardine sauce sauerkraut sausage savory scallion scallop schnapps seafood seasoning seed semolina serrano sesame shallot shell sherbet sherry shortbread shortcrust shortening shrimp sirloin snow soda sole sorrel soup sour sourdough soy soya spaghetti spam spelt spice spinach splenda sponge spread sprinkles sprout squash squid sriracha starch steak stevia stew stilton stock strawberries strawberry stuffing suet sugar sultana sumac sunchoke sunflower swede sweetcorn swiss syrup
tabasco taco tahini tamari tamarind tapioca taro tarragon tartar tea tempeh tenderloin tequila teriyaki thigh thyme toffee tofu tomatillo tomato tomatoes tortellini tortilla treacle tripe trout truffle tuna turkey turmeric turnip
vanilla veal vegetable venison verbena vermicelli vermouth vinegar vodka
wafer walnut wasabi water watercress watermelon wheat whey whipping whiskey whisky wine wing wonton worcestershire wrapper
yam yeast yoghurt yogurt yolk
za'atar zest ziti zucchini`);

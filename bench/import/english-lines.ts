/** One ingredient a line: as written | quantity | unit | item. */
export const ENGLISH_LINES = `
2 cups bread flour | 2 | cups | bread flour
1 1/2 cups rolled oats | 1 1/2 | cups | rolled oats
1½ cups brown lentils | 1 1/2 | cups | brown lentils
¾ cup maple syrup | 3/4 | cup | maple syrup
⅓ cup cocoa powder | 1/3 | cup | cocoa powder
1/4 tsp ground nutmeg | 1/4 | tsp | ground nutmeg
3 tbsp soy sauce | 3 | tbsp | soy sauce
3 Tbsp. soy sauce | 3 | Tbsp | soy sauce
2 tablespoons tahini | 2 | tablespoons | tahini
1 teaspoon vanilla extract | 1 | teaspoon | vanilla extract
1 T honey | 1 | T | honey
200g dark chocolate | 200 | g | dark chocolate
200 g dark chocolate, roughly chopped | 200 | g | dark chocolate
1.5 kg potatoes | 1.5 | kg | potatoes
750ml vegetable stock | 750 | ml | vegetable stock
1 litre water | 1 | litre | water
8 oz cream cheese, softened | 8 | oz | cream cheese
8 ounces spaghetti | 8 | ounces | spaghetti
1 lb ground turkey | 1 | lb | ground turkey
2 pounds carrots, peeled | 2 | pounds | carrots
1 pint cherry tomatoes | 1 | pint | cherry tomatoes
2 quarts chicken broth | 2 | quarts | chicken broth
600g/1lb 5oz leeks | 600 | g | leeks
150ml/5fl oz double cream | 150 | ml | double cream
100g/3½oz caster sugar | 100 | g | caster sugar
1 (14 oz) can chickpeas, drained | 1 | can | chickpeas
2 (15-ounce) cans black beans | 2 | cans | black beans
1 14-ounce can coconut milk | 1 | can | coconut milk
2 x 400g tins tomatoes | 2 | tins | tomatoes
1 can (28 ounces) plum tomatoes | 1 | can | plum tomatoes
1 jar roasted peppers | 1 | jar | roasted peppers
1 package active dry yeast | 1 | package | active dry yeast
1 cup plus 2 tablespoons sugar | 1 1/8 | cup | sugar
1 cup + 2 tbsp flour | 1 1/8 | cup | flour
2-3 carrots, sliced | 2-3 | | carrots
2 to 3 carrots, sliced | 2-3 | | carrots
4 – 5 shallots | 4-5 | | shallots
1 or 2 bay leaves | 1-2 | | bay leaves
about 300 g rice | 300 | g | rice
approx. 2 cups milk | 2 | cups | milk
a pinch of salt | 1 | pinch | salt
pinch of saffron | 1 | pinch | saffron
a handful of parsley | 1 | handful | parsley
2 handfuls spinach | 2 | handfuls | spinach
a dash of vinegar | 1 | dash | vinegar
half a lemon | 1/2 | | lemon
one onion | 1 | | onion
two eggs | 2 | | eggs
a dozen eggs | 1 | dozen | eggs
3 eggs | 3 | | eggs
3 large eggs, beaten | 3 | | eggs
1 onion, finely chopped | 1 | | onion
1 large onion, finely chopped | 1 | | onion
4 cloves garlic, crushed | 4 | cloves | garlic
4 garlic cloves, crushed | 4 | cloves | garlic
1 stick celery | 1 | stick | celery
2 stalks celery, diced | 2 | stalks | celery
1 bunch coriander | 1 | bunch | coriander
3 sprigs thyme | 3 | sprigs | thyme
4 slices rye bread | 4 | slices | rye bread
2 sheets puff pastry | 2 | sheets | puff pastry
1 head cauliflower, cut into florets | 1 | head | cauliflower
1 loaf sourdough | 1 | loaf | sourdough
2 fillets of cod | 2 | fillets | cod
4 chicken thighs | 4 | | chicken thighs
1 whole chicken | 1 | | chicken
Juice of 1 lemon | 1 | | lemon
zest of 2 limes | 2 | | limes
juice 1½ lemons | 1 1/2 | | lemons
finely grated zest and juice 1 lime | 1 | | lime
dozen oysters | 1 | dozen | oysters
Salt to taste | | | Salt
salt and pepper, to taste | | | salt and pepper
olive oil, for frying | | | olive oil
Butter for greasing | | | Butter
fresh basil leaves | | | fresh basil leaves
ice cubes | | | ice cubes
1 heaped teaspoon mustard | 1 | teaspoon | mustard
1 level tablespoon cornflour | 1 | tablespoon | cornflour
1 scant cup sugar | 1 | cup | sugar
2% milk | | | 2% milk
1 cup 2% milk | 1 | cup | 2% milk
1-inch piece ginger, grated | | | ginger
1 (1-inch) piece ginger | 1 | piece | ginger
2 medium-sized beetroots | 2 | | beetroots
10 peppercorns | 10 | | peppercorns
1 tin sardines | 1 | tin | sardines
1 bottle stout | 1 | bottle | stout
1/2 bunch dill (chopped) | 1/2 | bunch | dill
• 2 cups barley | 2 | cups | barley
- 1 red pepper | 1 | | red pepper
1 red bell pepper, seeded and sliced | 1 | | red bell pepper
0.5 cup yogurt | 0.5 | cup | yogurt
.5 cup yogurt | 0.5 | cup | yogurt
1-1/2 cups almond meal | 1 1/2 | cups | almond meal
1 and a half cups milk | 1 1/2 | cups | milk
6 tablespoons (85 g) butter | 6 | tablespoons | butter
1 cup (240 ml) water | 1 | cup | water
some chives | | | chives
a few sprigs of mint | | sprigs | mint
2 cups cooked rice (cold) | 2 | cups | rice
1 knob of butter | 1 | knob | butter
a drizzle of honey | 1 | drizzle | honey
3 spring onions, thinly sliced | 3 | | spring onions
1 cup and a half of barley | 1 1/2 | cup | barley
a dozen quail eggs | 1 | dozen | quail eggs
Thyme – two sprigs | 2 | sprigs | Thyme
`;

export type QueryKind =
  | 'order'
  | 'accent'
  | 'plural'
  | 'typo'
  | 'ingredient'
  | 'tag'
  | 'phrase'
  | 'prefix'
  | 'nothing';

/** What a cook types and what must come back from the demo recipes of the first user. */
export interface SearchQuery {
  query: string;
  kind: QueryKind;
  /** One of these titles within the first ten results counts as found; empty means that nothing may be found. */
  expect: readonly string[];
  /** This title must lead the list, although others resemble the query too. */
  first?: string;
}

const SOUP = 'Roasted tomato soup with basil cream';
const DAL = 'Red lentil dal with coriander';
const RAMEN = 'Shoyu ramen with soft eggs';
const BARSZCZ = 'Barszcz with mushroom dumplings';
const STEW = 'Beef and ale stew with herb dumplings';
const SPAGHETTI = 'Spaghetti with burst cherry tomatoes and Parmesan';
const RISOTTO = 'Risotto ai funghi';
const SPAETZLE = 'Käsespätzle with crisp onions';
const FRIED_RICE =
  'Everything-from-the-fridge fried rice with egg, spring onions, frozen peas, leftover roast chicken and the chilli crisp that lives at the back of the door';
const SALMON = 'Baked salmon with lemon and dill';
const SKEWERS = 'Tavuk şiş: grilled chicken skewers with sumac yoghurt';
const TACOS = 'Tacos al pastor with pineapple';
const MOLE = 'Mole poblano with chicken';
const PIE = 'Chicken and leek pie';
const SHAKSHUKA = 'Shakshuka with feta';
const PIZZA = 'Pizza Margherita';
const PALAK = 'Palak paneer, a spinach curry with fresh cheese';
const RATATOUILLE = 'Ratatouille, sliced and baked';
const SALAD = 'Spring salad with radishes and cucumber';
const BROCCOLI = 'Charred broccoli with almonds and lemon';
const GRAVY = 'Sunday onion gravy';
const PICKLES = 'Pink pickled onions';
const LOAF = 'Sourdough country loaf';
const FOCACCIA = 'Focaccia with cherry tomatoes and rosemary';
const BUNS = 'Cinnamon buns with vanilla icing';
const TART = 'Lemon tart';
const GALETTE = 'Plum galette with almond cream';
const COOKIES = 'Brown butter chocolate chip cookies';
const BRULEE = 'Crème brûlée';
const PANCAKES = 'Blueberry buttermilk pancakes';

type Asked = readonly [query: string, ...expect: string[]];

const asked = (kind: QueryKind, queries: readonly Asked[]): SearchQuery[] =>
  queries.map(([query, ...expect]) => ({ kind, query, expect }));

/** The best hit leads: exact before resembling ("raisins" before self-raising flour), title before ingredient before tag. */
const leading = (kind: QueryKind, queries: readonly (readonly [query: string, first: string])[]) =>
  queries.map(([query, first]): SearchQuery => ({ kind, query, expect: [first], first }));

export const QUERY_SET: readonly SearchQuery[] = [
  ...asked('order', [
    ['soup tomato', SOUP],
    ['cream basil soup', SOUP],
    ['coriander lentil', DAL],
    ['eggs ramen', RAMEN],
    ['dumplings mushroom', BARSZCZ],
    ['stew ale beef', STEW],
    ['parmesan spaghetti', SPAGHETTI],
    ['onions crisp', SPAETZLE],
    ['rice fried', FRIED_RICE],
    ['dill salmon', SALMON],
    ['yoghurt sumac chicken', SKEWERS],
    ['pineapple tacos', TACOS],
    ['leek chicken', PIE],
    ['feta shakshuka', SHAKSHUKA],
    ['cheese spinach', PALAK],
    ['cucumber radishes', SALAD],
    ['rosemary focaccia', FOCACCIA],
    ['icing cinnamon', BUNS],
    ['tart lemon', TART],
    ['chip chocolate butter', COOKIES],
    ['pancakes blueberry', PANCAKES],
  ]),
  ...leading('order', [
    ['lemon salmon baked', SALMON],
    ['gravy onion', GRAVY],
    ['loaf sourdough', LOAF],
  ]),
  ...asked('accent', [
    ['creme brulee', BRULEE],
    ['CRÈME BRÛLÉE', BRULEE],
    ['crème brulee', BRULEE],
    ['brûlée', BRULEE],
    ['kasespatzle', SPAETZLE],
    ['Käsespätzle', SPAETZLE],
    ['KASESPÄTZLE', SPAETZLE],
    ['tavuk sis', SKEWERS],
    ['tavuk şiş', SKEWERS],
    ['şis chicken', SKEWERS],
    ['creme fraiche', PIE],
    ['crème fraîche', PIE],
    ['tomato puree', STEW],
    ['purée', STEW],
  ]),
  ...asked('plural', [
    ['tomato', SOUP, SPAGHETTI, FOCACCIA],
    ['tomatoes', SOUP, SPAGHETTI, FOCACCIA],
    ['radish', SALAD],
    ['radishes', SALAD],
    ['dumpling', BARSZCZ, STEW],
    ['cookie', COOKIES],
    ['cookies', COOKIES],
    ['pancake', PANCAKES],
    ['bun', BUNS],
    ['taco', TACOS],
    ['skewer', SKEWERS],
    ['leaf', GRAVY, PICKLES, RATATOUILLE, STEW, BARSZCZ, SPAGHETTI],
    ['leaves', GRAVY, PICKLES, RATATOUILLE, STEW, BARSZCZ, SPAGHETTI],
    ['mint leaf', SHAKSHUKA],
    ['bay leaves', GRAVY, PICKLES, RATATOUILLE, STEW],
    ['bay leaf', GRAVY, PICKLES, RATATOUILLE, STEW],
    ['blueberries', PANCAKES],
    ['blueberry', PANCAKES],
    ['raspberry', BRULEE],
    ['cherry tomato', SPAGHETTI, FOCACCIA],
    ['cherries tomato', SPAGHETTI, FOCACCIA],
    ['loaves', LOAF],
    ['tarts', TART],
    ['pies', PIE],
    ['soups', SOUP, RAMEN, BARSZCZ],
    ['salads', SALAD],
    ['potato', SALMON],
    ['mushrooms', RISOTTO, BARSZCZ],
    ['peas', FRIED_RICE],
    ['pea', FRIED_RICE],
    ['plums', GALETTE],
    ['aubergine', RATATOUILLE],
    ['courgette', RATATOUILLE],
    ['tortilla', TACOS, MOLE],
    ['anchos', MOLE],
    ['spinaches', PALAK],
    ['desserts', TART, GALETTE, COOKIES, BRULEE],
  ]),
  ...asked('typo', [
    ['brocoli', BROCCOLI],
    ['broccolli', BROCCOLI],
    ['brocoli lemon', BROCCOLI],
    ['parmezan', SPAGHETTI, RISOTTO],
    ['spagetti', SPAGHETTI],
    ['spaghetty', SPAGHETTI],
    ['shakshouka', SHAKSHUKA],
    ['shakshuca', SHAKSHUKA],
    ['margherta', PIZZA],
    ['margharita', PIZZA],
    ['ratatoulle', RATATOUILLE],
    ['ratatoille', RATATOUILLE],
    ['risoto', RISOTTO],
    ['focacia', FOCACCIA],
    ['foccaccia', FOCACCIA],
    ['cinamon', BUNS],
    ['cinnamom', BUNS],
    ['pancaks', PANCAKES],
    ['chocolat', COOKIES],
    ['choclate', COOKIES, MOLE],
    ['salmom', SALMON],
    ['samon', SALMON],
    ['chiken pie', PIE],
    ['chicen skewers', SKEWERS],
    ['sourdogh', LOAF],
    ['galete', GALETTE],
    ['panneer', PALAK],
    ['spinnach', PALAK],
    ['lentel', DAL],
    ['corriander', DAL, TACOS],
    ['mozarella', PIZZA],
    ['tumeric', DAL],
    ['cucmber', SALAD],
    ['rosmary', FOCACCIA],
    ['blueberrry', PANCAKES],
  ]),
  ...leading('typo', [
    ['barscz', BARSZCZ],
    ['pineaple', TACOS],
  ]),
  ...asked('ingredient', [
    ['kombu', RAMEN],
    ['narutomaki', RAMEN],
    ['nori', RAMEN],
    ['beetroot', BARSZCZ],
    ['celeriac', BARSZCZ],
    ['suet', STEW],
    ['carnaroli', RISOTTO],
    ['porcini', RISOTTO, BARSZCZ],
    ['emmental', SPAETZLE],
    ['nutmeg', SPAETZLE],
    ['sumac', SKEWERS],
    ['achiote', TACOS],
    ['plantain', MOLE],
    ['pumpkin seeds', MOLE],
    ['tomatillos', MOLE],
    ['wholegrain mustard', PIE],
    ['harissa', SHAKSHUKA],
    ['garam masala', PALAK],
    ['ghee', PALAK],
    ['passata', RATATOUILLE],
    ['worcestershire', GRAVY],
    ['peppercorns', PICKLES],
    ['rye', LOAF],
    ['starter', LOAF],
    ['maple syrup', PANCAKES],
    ['buttermilk', PANCAKES],
    ['demerara', GALETTE, BRULEE],
    ['vanilla pod', BRULEE],
    ['ground almonds', GALETTE],
    ['coconut milk', DAL],
    ['mirin', RAMEN],
    ['brown ale', STEW],
    ['chilli crisp', FRIED_RICE],
    ['mustard seeds', DAL],
    ['paste', SKEWERS, TACOS],
  ]),
  ...leading('ingredient', [
    ['raisins', MOLE],
    ['cinnamon stick', MOLE],
    ['vanilla', BUNS],
    ['leek', PIE],
    ['mushroom', BARSZCZ],
    ['chocolate', COOKIES],
    ['soup', SOUP],
    ['salad', SALAD],
    ['dill', SALMON],
    ['rice', FRIED_RICE],
    ['basil', SOUP],
    ['cinnamon', BUNS],
    ['coriander', DAL],
    ['sesame raisins', MOLE],
  ]),
  ...asked('tag', [
    ['breakfast', SHAKSHUKA, BUNS, PANCAKES],
    ['japanese', RAMEN],
    ['polish', BARSZCZ],
    ['german', SPAETZLE],
    ['turkish', SKEWERS],
    ['indian vegan', DAL],
    ['indian', DAL, PALAK],
    ['french dessert', TART, GALETTE, BRULEE],
    ['gluten-free dessert', BRULEE],
    ['mexican party', TACOS, MOLE],
    ['british winter', STEW, PIE],
    ['fish', SALMON],
    ['comfort food', SOUP, STEW, RISOTTO, SPAETZLE, PIE, FRIED_RICE],
    ['spicy', TACOS, MOLE, SHAKSHUKA, PALAK],
    ['make ahead', SOUP, STEW, MOLE, RATATOUILLE, GRAVY, PICKLES, COOKIES, BRULEE],
    ['italian baking', PIZZA, FOCACCIA],
    ['weeknight fish', SALMON],
    ['vegan salad', SALAD],
  ]),
  ...leading('tag', [
    ['pasta', SPAGHETTI],
    ['japanese soup', RAMEN],
  ]),
  ...leading('phrase', [
    ['roasted tomato soup', SOUP],
    ['red lentil dal', DAL],
    ['beef and ale stew', STEW],
    ['risotto ai funghi', RISOTTO],
    ['mole poblano', MOLE],
    ['chicken and leek pie', PIE],
    ['palak paneer', PALAK],
    ['pink pickled onions', PICKLES],
    ['plum galette', GALETTE],
    ['brown butter', COOKIES],
    ['tacos al pastor', TACOS],
    ['everything-from-the-fridge', FRIED_RICE],
    ['lives at the back of the door', FRIED_RICE],
    ['Sunday onion gravy', GRAVY],
    ['PIZZA MARGHERITA', PIZZA],
    ['  crème   brûlée  ', BRULEE],
  ]),
  ...asked('prefix', [
    ['shak', SHAKSHUKA],
    ['spag', SPAGHETTI],
    ['brocc', BROCCOLI],
    ['cre bru', BRULEE],
    ['crème br', BRULEE],
    ['kase', SPAETZLE],
    ['käses', SPAETZLE],
    ['rata', RATATOUILLE],
    ['foca', FOCACCIA],
    ['blueb', PANCAKES],
    ['lemon ta', TART],
    ['tomato so', SOUP],
    ['pick on', PICKLES],
    ['choc', COOKIES, MOLE],
    ['mush', RISOTTO, BARSZCZ],
    ['sourd', LOAF],
    ['gal', GALETTE],
    ['marg', PIZZA],
    ['pan', PANCAKES, PALAK],
    ['parm', SPAGHETTI, RISOTTO],
    ['vegetable st', SOUP, RISOTTO, GRAVY],
    ['rad', SALAD],
  ]),
  ...asked('nothing', [
    ['sushi'],
    ['haggis'],
    ['wasabi'],
    ['tiramisu'],
    ['paella'],
    ['hummus'],
    ['lobster thermidor'],
    ['ramen chocolate'],
    ['lemon tart beef'],
    ['ramen pineapple'],
    ['xylophone'],
    ['qqqq'],
    ['vegan bacon'],
    ['crème brûlée chicken'],
    ['kangaroo'],
    ["'; drop table recipes; --"],
  ]),
];

/**
 * The lines of a list (quantity | unit | item), a direction, the factor, and the direction as
 * shown, with scaled quantities in [brackets], shares of one piece in «quotes» and durations in
 * {braces}.
 */
type CountedFoodCase = readonly [
  list: readonly string[],
  text: string,
  factor: number,
  shown: string,
];

const HALF = 1 / 2;
const OMELETTE = ['2||eggs', '1|tsp|salt', '3|cloves|garlic', '1||onion'];

export const COUNTED_FOOD_CASES: readonly CountedFoodCase[] = [
  // what the list counts follows the list
  [
    OMELETTE,
    'Beat 2 eggs with 1 tsp salt. Add 3 cloves garlic, 1 onion.',
    2,
    'Beat [4 eggs] with [2 tsp] salt. Add [6 cloves] garlic, [2 onions].',
  ],
  [
    ['2||eggs', '1|cup|milk'],
    'Whisk two eggs with one cup of milk',
    2,
    'Whisk [4 eggs] with [2 cups] of milk',
  ],
  [
    ['3||lemons', '200|ml|juice'],
    'Take the zest of 3 lemons and 200 ml juice',
    2,
    'Take the zest of [6 lemons] and [400 ml] juice',
  ],
  [OMELETTE, 'Beat 2 large eggs.', 2, 'Beat [4 large eggs].'],
  [OMELETTE, 'Beat 2 large fresh eggs.', 3, 'Beat [6 large fresh eggs].'],
  [OMELETTE, 'Beat 2 lightly beaten duck eggs.', 2, 'Beat 2 lightly beaten duck eggs.'],
  [OMELETTE, 'Crack 1 egg into the pan.', 2, 'Crack [2 eggs] into the pan.'],
  [OMELETTE, 'Beat the 2 eggs.', 2, 'Beat the [4 eggs].'],
  [OMELETTE, 'Beat the remaining 2 eggs (100 g).', 2, 'Beat the remaining [4 eggs] ([200 g]).'],
  [OMELETTE, 'Slice half an onion.', 2, 'Slice [1 onion].'],
  [OMELETTE, 'Slice 1/2 onion.', 3, 'Slice [1.5 onions].'],
  [OMELETTE, 'Beat 2 eggs.', HALF, 'Beat [1 egg].'],
  [OMELETTE, 'Add an onion and a pinch of salt.', 2, 'Add [2 onions] and [2 pinches] of salt.'],
  [['12||eggs'], 'Boil a dozen eggs.', HALF, 'Boil [6 eggs].'],
  [['2-3||carrots'], 'Peel 2 to 3 carrots.', 2, 'Peel [4 to 6 carrots].'],
  [['2|large|eggs'], 'Add 2 eggs.', 2, 'Add [4 eggs].'],
  [['2|medium|onions, chopped'], 'Fry 2 onions.', 2, 'Fry [4 onions].'],
  [['3|pieces|parsnips'], 'Peel 3 parsnips.', 2, 'Peel [6 parsnips].'],
  [['||2 eggs'], 'Beat 2 eggs.', 2, 'Beat [4 eggs].'],
  [
    ['2||egg yolks', '3||eggs'],
    'Add 2 egg yolks and 3 eggs.',
    2,
    'Add [4 egg yolks] and [6 eggs].',
  ],
  [['2||red bell peppers, seeded'], 'Slice 1 red pepper.', 2, 'Slice [2 red peppers].'],
  [['2||red bell peppers, seeded'], 'Slice 2 bell peppers.', 2, 'Slice [4 bell peppers].'],
  [['4||plantains peeled and sliced'], 'Fry 1 plantain.', 2, 'Fry [2 plantains].'],
  [['8||chicken pieces'], 'Brown 8 chicken pieces.', 2, 'Brown [16 chicken pieces].'],
  [['2||bay leaves'], 'Throw away 2 bay leaves.', 2, 'Throw away [4 bay leaves].'],
  [['2||duck legs'], 'Score 2 duck legs.', HALF, 'Score [1 duck leg].'],
  [['4||peppers'], 'Spoon the rice into 4 peppers.', 2, 'Spoon the rice into [8 peppers].'],
  [['4||apples'], 'Cut 4 apples into 8 wedges each.', 2, 'Cut [8 apples] into 8 wedges each.'],
  [['4|slices|bread'], 'Serve with 4 slices of bread.', 2, 'Serve with [8 slices] of bread.'],
  [['4|slices|rye bread'], 'Serve with 1 slice rye bread.', 2, 'Serve with [2 slices] rye bread.'],
  [['4|slices|bread'], 'Lay out 4 bread slices.', HALF, 'Lay out [2 bread slices].'],
  [['2|heads|lettuce'], 'Wash 2 heads lettuce.', 2, 'Wash [4 heads] lettuce.'],
  [['4||buns'], 'Split 4 buns and toast 2 at a time.', 2, 'Split [8 buns] and toast 2 at a time.'],
  [['4||thighs'], 'Lay out 4 thighs skin side up.', 2, 'Lay out [8 thighs] skin side up.'],
  // the noun changes only where its other form is sure
  [['1||sea bass'], 'Fill 1 sea bass with the herbs.', 2, 'Fill [2 sea bass] with the herbs.'],
  [['1||squid'], 'Clean 1 squid with the knife.', 2, 'Clean [2 squid] with the knife.'],
  [['2||cherries', '1||cherry to top'], 'Add 2 cherries.', HALF, 'Add [1 cherry].'],
  [['3||cherries'], 'Add 3 cherries.', 1 / 3, 'Add [1 cherries].'],
  [['1||Zwiebel'], '1 Zwiebel hacken.', 2, '[2 Zwiebel] hacken.'],
  // counts of anything else stay
  [OMELETTE, 'Divide into 2 balls.', 2, 'Divide into 2 balls.'],
  [OMELETTE, 'Heat 2 pans.', 2, 'Heat 2 pans.'],
  [OMELETTE, 'Fry in 3 batches.', 2, 'Fry in 3 batches.'],
  [OMELETTE, 'Cut each into 4 wedges.', 2, 'Cut each into 4 wedges.'],
  [OMELETTE, 'Bake the first 2 layers.', 2, 'Bake the first 2 layers.'],
  [OMELETTE, 'Stir 3 times.', 2, 'Stir 3 times.'],
  [OMELETTE, 'Keep 2 egg whites.', 2, 'Keep 2 egg whites.'],
  [OMELETTE, 'Keep 1 egg yolk.', 2, 'Keep 1 egg yolk.'],
  [OMELETTE, 'Make a 2-egg omelette.', 2, 'Make a 2-egg omelette.'],
  [OMELETTE, 'Roll a ball the size of 1 egg.', 2, 'Roll a ball the size of 1 egg.'],
  [OMELETTE, 'Beat in the eggs one at a time.', 2, 'Beat in the eggs one at a time.'],
  [OMELETTE, 'Add 1 egg at a time.', 2, 'Add 1 egg at a time.'],
  [OMELETTE, 'When an egg floats, throw it away.', 2, 'When an egg floats, throw it away.'],
  [OMELETTE, 'Peel 2 carrots.', 2, 'Peel 2 carrots.'],
  [['500|g|carrots'], 'Peel 2 carrots.', 2, 'Peel 2 carrots.'],
  [['some||carrots'], 'Peel 2 carrots.', 2, 'Peel 2 carrots.'],
  [['2|EL|Zucker'], '2 Zucker nehmen.', 2, '2 Zucker nehmen.'],
  [['4||apples'], 'Lay on 4 apple wedges.', 2, 'Lay on 4 apple wedges.'],
  [['8||chicken pieces'], 'Cut the fish into 8 pieces.', 2, 'Cut the fish into 8 pieces.'],
  [['2||baking potatoes'], 'Line 2 baking sheets.', 2, 'Line 2 baking sheets.'],
  [['1||pie crust'], 'Grease 1 pie dish.', 2, 'Grease 1 pie dish.'],
  [['2|balls|mozzarella'], 'Shape into 2 balls.', 2, 'Shape into 2 balls.'],
  [['8||pancakes'], 'Cut the dough into 8 pancakes.', 2, 'Cut the dough into 8 pancakes.'],
  [['2||eggs'], 'Go to step 2 eggs and all.', 2, 'Go to step 2 eggs and all.'],
  [['2||anchovies'], 'Add the oil to anchovies.', 2, 'Add the oil to anchovies.'],
  // what one piece gets stays
  [['4||eggs'], 'Crack 1 egg into each cup.', 2, 'Crack «1 egg» into each cup.'],
  [['4||eggs'], 'Allow 2 eggs per person.', 2, 'Allow «2 eggs» per person.'],
  // German
  [
    ['3||Eier', '1||Ei zum Bestreichen', '200|g|Mehl'],
    '2 große Eier mit 200 g Mehl verrühren, dann 1 Ei trennen.',
    2,
    '[4 große Eier] mit [400 g] Mehl verrühren, dann [2 Eier] trennen.',
  ],
  [['2||Äpfel'], '1 Apfel schälen.', 2, '[2 Äpfel] schälen.'],
  [['2|Stück|Zwiebeln'], 'Zwei Zwiebeln hacken.', 2, '[4 Zwiebeln] hacken.'],
  [['1||Ei'], 'Ein Ei trennen.', 3, '[3 Ei] trennen.'],
  [['2||Eier'], 'Den Teig in 2 Teile teilen.', 2, 'Den Teig in 2 Teile teilen.'],
  // Dutch
  [['2||uien', '1||ei'], 'Snijd 2 uien en bak 1 ei.', 2, 'Snijd [4 uien] en bak [2 ei].'],
  [['1||ei', '100|g|bloem'], 'Meng 100 g bloem en ei.', 2, 'Meng [200 g] bloem en ei.'],
  [['4||tomaten'], 'Hak twee tomaten.', 2, 'Hak [4 tomaten].'],
  // French
  [
    ['3||œufs', '100|g|farine'],
    'Battre 3 oeufs et 100 g farine.',
    2,
    'Battre [6 oeufs] et [200 g] farine.',
  ],
  [['3||oignons'], 'Émincer deux gros oignons.', 2, 'Émincer [4 gros oignons].'],
  [['1||œuf'], 'Mélanger farine et œuf.', 2, 'Mélanger farine et œuf.'],
  [
    ['2||feuilles de laurier'],
    'Ajouter 2 feuilles de laurier entre 2 feuilles de papier.',
    2,
    'Ajouter [4 feuilles] de laurier entre 2 feuilles de papier.',
  ],
  // Spanish, Portuguese, Italian
  [['4||huevos grandes'], 'Batir 4 huevos.', 2, 'Batir [8 huevos].'],
  [['4||huevos'], 'Batir dos huevos grandes.', 2, 'Batir [4 huevos] grandes.'],
  [['2||ovos'], 'Bata dois ovos.', 2, 'Bata [4 ovos].'],
  [['3||uova'], 'Sbattere 3 uova.', 2, 'Sbattere [6 uova].'],
  [['2||cipolle rosse'], 'Tritare due cipolle.', 2, 'Tritare [4 cipolle].'],
  // Swedish, Danish, Polish, Hungarian
  [
    ['3||ägg', '2||gula lökar'],
    'Vispa 3 ägg och hacka 1 lök.',
    2,
    'Vispa [6 ägg] och hacka [2 lökar].',
  ],
  [['2||æg'], 'Pisk 2 æg.', 2, 'Pisk [4 æg].'],
  [
    ['2||jajka'],
    'Wbić 1 jajko do miski, wymieszać łyżką.',
    2,
    'Wbić [2 jajko] do miski, wymieszać łyżką.',
  ],
  [
    ['3||tojás'],
    'Verj fel két tojást és 3 tojás fehérjét.',
    2,
    'Verj fel két tojást és [6 tojás] fehérjét.',
  ],
];

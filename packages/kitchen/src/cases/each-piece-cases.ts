/**
 * A direction, the factor, and the direction as shown, with scaled quantities in [brackets],
 * shares of one piece in «quotes» and durations in {braces}.
 */
type EachPieceCase = readonly [text: string, factor: number, shown: string];

export const EACH_PIECE_CASES: readonly EachPieceCase[] = [
  // from where a step speaks of one piece, its amounts stay
  [
    'Put 3 tbsp seasoning liquid in each bowl, pour on 350 ml hot stock.',
    2,
    'Put «3 tbsp» seasoning liquid in each bowl, pour on «350 ml» hot stock.',
  ],
  [
    'Press each ball out to 28 cm. Spread with 80 g tomato and a quarter of the mozzarella.',
    2,
    'Press each ball out to 28 cm. Spread with «80 g» tomato and a quarter of the mozzarella.',
  ],
  [
    'Mix 400 g flour with 250 ml water. Roll out every ball. Top with 50 g cheese.',
    2,
    'Mix [800 g] flour with [500 ml] water. Roll out every ball. Top with «50 g» cheese.',
  ],
  [
    'Boil 100 g pasta per person. Add 2 tbsp oil.',
    2,
    'Boil «100 g» pasta per person. Add «2 tbsp» oil.',
  ],
  [
    'Top each with 1 tbsp cream. Add 5 g chives.',
    2,
    'Top each with «1 tbsp» cream. Add «5 g» chives.',
  ],
  ['Spread a little on each, then 20 g nuts.', 2, 'Spread a little on each, then «20 g» nuts.'],
  ['Dust each one with 1 tsp sugar.', 2, 'Dust each one with «1 tsp» sugar.'],
  [
    'Brush each ball, side by side, with 10 g butter.',
    2,
    'Brush each ball, side by side, with «10 g» butter.',
  ],
  ['Jeden Fladen mit 80 g Tomaten bestreichen.', 2, 'Jeden Fladen mit «80 g» Tomaten bestreichen.'],
  [
    'In jede Schüssel etwas Würze. 350 ml Brühe angießen.',
    2,
    'In jede Schüssel etwas Würze. «350 ml» Brühe angießen.',
  ],
  ['Auf jeden Teller 50 g Salat geben.', 2, 'Auf jeden Teller «50 g» Salat geben.'],
  [
    'Die Fladen mit je 80 g Tomaten bestreichen.',
    2,
    'Die Fladen mit je «80 g» Tomaten bestreichen.',
  ],
  [
    '100 g Nudeln pro Person kochen, 20 g Käse dazu.',
    2,
    '«100 g» Nudeln pro Person kochen, «20 g» Käse dazu.',
  ],
  ['100 g Nudeln je Person kochen.', 2, '«100 g» Nudeln je Person kochen.'],
  ['Doe in elke kom 350 ml bouillon.', 2, 'Doe in elke kom «350 ml» bouillon.'],
  ['Rol elk balletje door 10 g suiker.', 2, 'Rol elk balletje door «10 g» suiker.'],
  [
    'Reken 100 g rijst per persoon. Kook 200 ml water.',
    2,
    'Reken «100 g» rijst per persoon. Kook «200 ml» water.',
  ],
  ['Garnir chaque galette de 80 g de fromage.', 2, 'Garnir chaque galette de «80 g» de fromage.'],
  [
    'Compter 100 g de riz par personne, puis 20 g de beurre.',
    2,
    'Compter «100 g» de riz par personne, puis «20 g» de beurre.',
  ],
  ['Cubrir cada base con 80 g de tomate.', 2, 'Cubrir cada base con «80 g» de tomate.'],
  ['Abra cada bola. Cubra com 80 g de queijo.', 2, 'Abra cada bola. Cubra com «80 g» de queijo.'],
  [
    'Stendere ogni pallina e coprire con 80 g di pomodoro.',
    2,
    'Stendere ogni pallina e coprire con «80 g» di pomodoro.',
  ],
  ['Condire ciascun piatto con 10 g di olio.', 2, 'Condire ciascun piatto con «10 g» di olio.'],
  ['Calcolare 100 g di pasta per persona.', 2, 'Calcolare «100 g» di pasta per persona.'],
  ['Bred ut varje boll med 80 g ost.', 2, 'Bred ut varje boll med «80 g» ost.'],
  [
    'Kom 350 ml suppe i hver skål. Top med 20 g ost.',
    2,
    'Kom «350 ml» suppe i hver skål. Top med «20 g» ost.',
  ],
  ['Fyll hvert glass med 100 ml krem.', 2, 'Fyll hvert glass med «100 ml» krem.'],
  ['Do każdej miski wlać 350 ml bulionu.', 2, 'Do każdej miski wlać «350 ml» bulionu.'],
  ['Na każdy talerz dać 50 g sera.', 2, 'Na każdy talerz dać «50 g» sera.'],
  ['Minden tálba önts 350 ml levest.', 2, 'Minden tálba önts «350 ml» levest.'],
  // an amount for one of them alone does not stop those behind it
  [
    'Cut into 4 pieces (100 g each). Add 200 g cheese.',
    2,
    'Cut into 4 pieces (100 g each). Add [400 g] cheese.',
  ],
  [
    'Shape into 12 balls of 50 g each. Dust with 20 g sugar.',
    2,
    'Shape into 12 balls of 50 g each. Dust with [40 g] sugar.',
  ],
  [
    'Add the steaks (1 per person), then 200 ml stock.',
    2,
    'Add the steaks (1 per person), then [400 ml] stock.',
  ],
  [
    'Use 1 tsp salt per 500 g flour. Add 200 g butter.',
    2,
    'Use «1 tsp» salt per «500 g» flour. Add [400 g] butter.',
  ],
  [
    'Add water 1 tablespoon at a time, then 100 g oats.',
    2,
    'Add water 1 tablespoon at a time, then [200 g] oats.',
  ],
  [
    '2 Dosen à je 400 g öffnen, 200 ml Wasser dazu.',
    2,
    '2 Dosen à je 400 g öffnen, [400 ml] Wasser dazu.',
  ],
  // as much of every food is no share
  ['Add 1 tsp each of cumin and coriander.', 2, 'Add [2 tsp] each of cumin and coriander.'],
  ['Add 1 tsp each salt and pepper.', 2, 'Add [2 tsp] each salt and pepper.'],
  ['Mit je 80 g Mehl und Zucker verrühren.', 2, 'Mit je [160 g] Mehl und Zucker verrühren.'],
  // what is not about a piece does not stop scaling
  [
    'Beat in the eggs, mixing well after each addition, then fold in 200 g flour.',
    2,
    'Beat in the eggs, mixing well after each addition, then fold in [400 g] flour.',
  ],
  [
    'Fold, turning each time, then add 50 g sugar.',
    2,
    'Fold, turning each time, then add [100 g] sugar.',
  ],
  ['Fry on each side. Add 50 ml stock.', 2, 'Fry on each side. Add [100 ml] stock.'],
  ['Brown each cut side. Add 50 ml stock.', 2, 'Brown each cut side. Add [100 ml] stock.'],
  [
    'Fry 3 minutes per side, then add 50 ml stock.',
    2,
    'Fry {3 minutes} per side, then add [100 ml] stock.',
  ],
  [
    'Lay them beside each other. Add 50 ml stock.',
    2,
    'Lay them beside each other. Add [100 ml] stock.',
  ],
  [
    'Stir every 10 minutes, then add 50 ml stock.',
    2,
    'Stir every 10 minutes, then add [100 ml] stock.',
  ],
  [
    'Stir every few minutes, then add 50 ml stock.',
    2,
    'Stir every few minutes, then add [100 ml] stock.',
  ],
  ['Stir every now and then, add 50 ml stock.', 2, 'Stir every now and then, add [100 ml] stock.'],
  ['Baste with 50 ml stock every 10 minutes.', 2, 'Baste with [100 ml] stock every 10 minutes.'],
  ['Add each of the spices with 50 ml oil.', 2, 'Add each of the spices with [100 ml] oil.'],
  [
    'Put 2 tbsp in each of the bowls. Add 50 ml oil.',
    2,
    'Put «2 tbsp» in each of the bowls. Add [100 ml] oil.',
  ],
  ['Wash each of the leaves. Add 50 ml oil.', 2, 'Wash each of the leaves. Add [100 ml] oil.'],
  ['Rest between each fold. Add 50 g butter.', 2, 'Rest between each fold. Add [100 g] butter.'],
  ['Cook as per the packet, add 50 g butter.', 2, 'Cook as per the packet, add [100 g] butter.'],
  ['Pro tip: add 50 g butter.', 2, 'Pro tip: add [100 g] butter.'],
  ['Brown the elk, then add 50 g butter.', 2, 'Brown the elk, then add [100 g] butter.'],
  [
    'Nach jeder Zugabe rühren, dann 200 g Mehl unterheben.',
    2,
    'Nach jeder Zugabe rühren, dann [400 g] Mehl unterheben.',
  ],
  ['Von jeder Seite braten, 200 ml Brühe dazu.', 2, 'Von jeder Seite braten, [400 ml] Brühe dazu.'],
  ['Je nach Größe 200 g Mehl zugeben.', 2, 'Je nach Größe [400 g] Mehl zugeben.'],
  ['Auf jeden Fall 200 g Mehl zugeben.', 2, 'Auf jeden Fall [400 g] Mehl zugeben.'],
  ['Dan voeg je 200 g bloem toe.', 2, 'Dan voeg je [400 g] bloem toe.'],
  [
    'Roer na elke toevoeging, voeg 200 g bloem toe.',
    2,
    'Roer na elke toevoeging, voeg [400 g] bloem toe.',
  ],
  ['Je mélange 200 g de farine.', 2, 'Je mélange [400 g] de farine.'],
  [
    'Dorer chaque côté, puis ajouter 200 ml de lait.',
    2,
    'Dorer chaque côté, puis ajouter [400 ml] de lait.',
  ],
  [
    'Mélanger après chaque ajout, verser 200 ml de lait.',
    2,
    'Mélanger après chaque ajout, verser [400 ml] de lait.',
  ],
  [
    'Remover cada 10 minutos y añadir 200 ml de leche.',
    2,
    'Remover cada 10 minutos y añadir [400 ml] de leche.',
  ],
  [
    'Mexer cada vez mais, juntar 200 ml de leite.',
    2,
    'Mexer cada vez mais, juntar [400 ml] de leite.',
  ],
  [
    'Cuocere per 10 minuti, poi unire 200 g di riso.',
    2,
    'Cuocere per 10 minuti, poi unire [400 g] di riso.',
  ],
  [
    'Cuocere 200 g di pasta per circa 10 minuti.',
    2,
    'Cuocere [400 g] di pasta per circa 10 minuti.',
  ],
  ['Mescolare ogni tanto, unire 200 g di riso.', 2, 'Mescolare ogni tanto, unire [400 g] di riso.'],
  ['Per la salsa unire 200 g di panna.', 2, 'Per la salsa unire [400 g] di panna.'],
  ['Rör varje gång, tillsätt 2 dl mjölk.', 2, 'Rör varje gång, tillsätt [4 dl] mjölk.'],
  ['Steg på hver side, tilsæt 2 dl fløde.', 2, 'Steg på hver side, tilsæt [4 dl] fløde.'],
  [
    'Po każdym dodaniu wymieszać, dodać 200 g mąki.',
    2,
    'Po każdym dodaniu wymieszać, dodać [400 g] mąki.',
  ],
  ['Smażyć z każdej strony, dodać 200 ml wody.', 2, 'Smażyć z każdej strony, dodać [400 ml] wody.'],
  [
    'Minden hozzávalót keverj össze 200 g liszttel.',
    2,
    'Minden hozzávalót keverj össze [400 g] liszttel.',
  ],
];

/** Words that stand between a count and its food without changing what is counted: "2 large eggs". */
const ADJECTIVES = new Set(
  [
    'large medium small big little tiny jumbo extra-large medium-sized good-sized fresh dried ripe unripe whole red green yellow white',
    'brown black purple golden sweet sour spring new old baby young free-range organic raw cooked cold warm hot firm soft thin thick',
    'long fat plump more extra other remaining additional further hard-boiled soft-boiled unpeeled uncooked frozen unwaxed bell beaten good',
    'grosse grossen grosser grosses grosze kleine kleinen kleiner kleines mittlere mittleren mittelgrosse mittelgrossen rote roten gelbe weisse frische frischen',
    'frisches reife reifen weitere ganze ganzen',
    'petit petite petits petites gros grosses grand grande grands grandes moyen moyenne moyens moyennes beau belle beaux belles frais fraiche fraiches',
    'mediano mediana medianos medianas pequeno pequena pequenos pequenas gordo gordos maduro maduros madura maduras medio medios media medias rojo roja rojos rojas',
    'fresco fresca frescos frescas blanca blancas rouge rouges jaune jaunes',
    'grandi piccolo piccola piccoli piccole medi medie freschi fresche fresco rosso rossa rossi rosse bianca bianche maturi mature intero intera interi intere',
    'grote middelgrote verse rijpe hele rode gele stor stora store liten sma lille rod roda rode gul gula gule hel hela hele farska friske modne',
    'duze duzy duza male maly mala srednie sredni srednia swieze dojrzale nagy kis kozepes friss egesz erett',
  ]
    .join(' ')
    .split(' '),
);

/** Words behind a food that make something else of it: "2 egg yolks", "1 onion ring". */
const PART_OF_FOOD =
  /^(?:whites?|yolks?|wash|rings?|halves|half|wedges?|quarters?|slices?|pieces?|strips?|chunks?|cubes?|rounds?|segments?|zest|peels?|rind|juice|skins?|shells?|seeds?|stones?|cores?|tops?|fronds?|florets?|tails?|bones?|meat|flesh|pur[eé]e|sauce|paste|powder|noodles?|rolls?|salad|sandwich|soup|stock|broth|mixture|mix|batter|dough|cups?|tarts?|pies?|cakes?|breads?|buns?|muffins?|dish|pans?|bowls?|trays?|tins?|jars?|timer|slicer|baller|squeezer|press|layers?|batch|batches|portions?|servings?|oil|vinegar|butter|water|cream|cheese)$/;

/** Where the name of a food ends: "cloves of garlic", "eggs for glazing", "huevos para pintar". */
const NAME_ENDS = new Set(
  'of for at in to with from plus and or cut the as on per if not de du des del della dei di da do dos das von vom mit für fur zum zur oder und en et ou avec pour con para y o e u ou por med till til och eller og samt av af van met voor of z ze do na lub i és vagy size grosse grösse größe gr taille tamano taglia room'.split(
    ' ',
  ),
);

/** Behind a name these tell what is done with the food, or what is used of it. */
const DONE_WITH_FOOD =
  /^(?:beaten|torn|split|zest|juice|rind|peel|halved|.{2,}[^e]ed|.{3,}ly|gehackt|gewürfelt|gewurfelt|geschalt|verquirlt|[mlsx]{1,2})$/;

/** Lower case without accents, so that "Äpfel" meets "Apfel" and "œufs" meets "oeufs". */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'");
}

/** Takes a folded word, as do the questions below. */
export function isAdjective(word: string): boolean {
  return ADJECTIVES.has(word) || /^[a-z-]{3,}[^e]ed$/.test(word);
}

export function isPartOfFood(word: string): boolean {
  return PART_OF_FOOD.test(word);
}

export function endsName(word: string): boolean {
  return NAME_ENDS.has(word) || word.startsWith("d'");
}

export function isDoneWithFood(word: string): boolean {
  return DONE_WITH_FOOD.test(word);
}

/** The name of a part may be of several words in English; elsewhere what follows the first may be an ingredient. */
export const ENGLISH_FOR_THE = 'for (?:the|your)\\s';
/** Each with the blank that the name of the part stands behind: "Per lasagne" names no part. */
export const FOR_THE = [
  ENGLISH_FOR_THE,
  'für (?:den|die|das)\\s',
  'voor (?:de|het)\\s',
  'pour (?:la|le|les)\\s',
  'para (?:la|el|los|las|o|a|os|as)\\s',
  'per (?:la|il|lo|le|i|gli)\\s',
  "(?:pour|per) l['’]",
].join('|');
const NAME = String.raw`\s*(\p{L}[^:()]{1,40}?)\s*[):.]*$`;

/** "Ingredients for the gravy", "Zutaten für den Teig", "Składniki na ciasto". Of small letters, as all that follow: they are sooner prepared. */
const PART_OF_LIST = new RegExp(
  String.raw`^\P{N}{3,40}?[\s(–-](?:${FOR_THE}|(?:til|till|för|na|do)\s)${NAME}`,
  'u',
);
const FOR_PART = new RegExp(`^(?:${FOR_THE})${NAME}`, 'u');

/** "forthecookies" in bare text. More letters may tell what belongs to a part, and "perilla" begins as some parts do. */
const BARE_PART =
  /^(?:for(?:the|your)|für(?:den|die|das)|voor(?:de|het)|pourl(?:a|es?)?)\p{L}{3,16}$/u;
/** Whether a bare text is the name of a part. */
export const namesBarePart = (bare: string): boolean => BARE_PART.test(bare);

/** Parts that are no dish by themselves, whatever stands before their name: "Cream cheese frosting". */
const ONLY_PARTS =
  'frosting|icing|glaze|topping|filling|crust|dough|pastry|base|batter|crumble|garnish|assembly|ganache|(?:\\p{L}+)?(?:teig|füllung|glasur|guss|belag|boden|streusel|marinade)|deeg|vulling|glazuur|bodem|pâte|garniture|glaçage|nappage|fond|masa|relleno|cobertura|glaseado|massa|recheio|impasto|ripieno|farcia|glassa|frolla|deg|fyllning|glasyr|botten|fyld|bund|fyll|bunn|ciasto|nadzienie|polewa|lukier|kruszonka|tészta|töltelék|máz';
/** Parts that may also be dishes: "Sauce" alone is one, "Tomato sauce" may be a recipe of its own. */
const ALSO_DISHES =
  'sauce|gravy|dressing|cream|custard|syrup|salad|soße|creme|sirup|salat|saus|jus|room|crème|sirop|salsa|crema|jarabe|molho|calda|sugo|sås|grädde|sovs|sos|krem|szósz|krém';

const IS_PART = new RegExp(
  `^(?:\\d[.)]\\s*)?(?:(?:the|der|die|das|de|het|la|le|les|el|il|lo)\\s|l['’])?(?:(?:\\p{L}+[\\s-]){0,3}(?:${ONLY_PARTS})|(?:${ALSO_DISHES}))[:.]?$`,
  'u',
);

/** The part of a dish that the heading of a list says it is for; null where it says none. */
export const partOfList = (heading: string): string | null =>
  PART_OF_LIST.exec(heading.toLowerCase())?.[1] ?? null;

/** The part of a dish that a title names: "For the gravy", "Frosting"; null where it may be a dish. */
export function partTitled(title: string): string | null {
  const text = title.toLowerCase();
  const named = FOR_PART.exec(text)?.[1];
  if (named !== undefined) return named;
  return IS_PART.test(text) ? text.replace(/[:.]$/, '') : null;
}

const FOR_SOMETHING = /^(?:for|für|voor|pour|para|per|för|till|til|dla)\s/iu;

/** Whether a text says what something is for: "For the filling". */
export const isForSomething = (text: string): boolean => FOR_SOMETHING.test(text);

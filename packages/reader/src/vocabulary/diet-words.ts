import { once } from '../text/once.ts';
import { withoutMarks } from '../text/without-marks.ts';

/** What a dish may do without, as the word begins, in the reader's languages and without accents. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  gluten: 'glut[ei]n',
  milk: 'dairy|milk|la[ck]tos|laktoz|lattos|milch|lait|leche|leite|latte|melk|mjolk|mælk|mlek|mlecz|tej',
  sugar: 'sugar|zucker|sucre|azucar|acucar|zuccher|suiker|socker|sukker|cukr|cukor',
  egg: 'egg|eie?r?|œuf|oeuf|huevo|ovo|uov[ao]|agg|æg|jaj|tojas',
  flour: 'flour|mehl|farin|harin|meel|bloem|mjol|mel|maki|liszt',
  nut: 'nut|nuss|noix|nuez|nuec|noci|noten|notter|orzech',
  grain: 'grain|getreide|cereal|graan',
  yeast: 'yeast|hefe|levure|levadura|fermento|lievito|gist|jast|gær|drozdz|eleszto',
  meat: 'meat|fleisch|viande|carne|vlees|kott|kød|kjøtt|miesa|hus',
  alcohol: 'al[ck]o[hc]?ol',
};
const WITHOUT = '(?:without|no|ohne|sans|sin|sem|senza|zonder|utan|uden|uten|bez)';
/** Not "fri" before more letters: "latte fritto" and "ovo frito" are fried milk and egg. */
const FREE = '(?:[- ]?(?:free|less)|-?(?:frei|vrij|mentes)|-?fri(?:a|e|tt?)?(?!\\p{L}))';

/** Whether a title names a diet. */
type Names = (title: string) => boolean;

function named(pattern: string): Names {
  const words = new RegExp(`(?<!\\p{L})(?:${pattern})`, 'u');
  return (title) => words.test(title);
}

/** "Gluten-free", "glutenfreie", "ohne Gluten", "bezglutenowa": few titles have the thing itself, for which a plain pattern will do. */
function lacks(thing: string): Names {
  const words = new RegExp(thing);
  const isLacking = named(
    `(?:${thing})\\p{L}{0,4}${FREE}|${WITHOUT}[- ](?:added |d['’])?(?:${thing})|bez(?:${thing})`,
  );
  return (title) => words.test(title) && isLacking(title);
}

const diets = once((): (readonly [string, Names])[] => [
  ['vegan', named('[vw]egan|plant[- ]based|rein pflanzlich')],
  ['vegetarian', named('[vw]egetar')],
  ['keto', named('keto(?:\\P{L}|gen|$)|cetogen|chetogen')],
  ['paleo', named('paleo')],
  [
    'low carb',
    named(
      'low[- ]carb|lchf|kohlenhydratarm|koolhydraatarm|(?:pauvre|baj[ao]|pobre) en (?:glucid|carbo|hidrat)|lavkarbo|lagkolhydrat|kulhydratfattig|niskoweglowodan|szenhidratszegeny',
    ),
  ],
  ...Object.entries(LEFT_OUT).map(([thing, words]) => [thing, lacks(words)] as const),
]);

/** Few titles have one of these, which is sooner told than which diet they name. */
const MAY_NAME_DIET =
  /[vw]egan|[vw]egetar|plant|pflanz|[kc]h?eto|paleo|carb|lchf|hydraa?tarm|en (?:gluc|carb|hidr)|karbo|kolhyd|kulhyd|weglow|szenhid|free|less|frei|fri(?:a|e|tt?)?(?![a-z])|vrij|mentes|without|no[- ]|ohne|sans|sin[- ]|sem[- ]|senza|zonder|ut[ae]n|uden|bez/;

/** The diets that the name of a dish is for, whatever the language: "vegan", "without sugar". */
export function dietsIn(title: string): string {
  const plain = withoutMarks(title).toLowerCase();
  if (!MAY_NAME_DIET.test(plain)) return '';
  return diets()
    .flatMap(([diet, names]) => (names(plain) ? [diet] : []))
    .join(', ');
}

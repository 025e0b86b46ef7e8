import { fold } from '../card/words/fold.ts';
import { RECIPE_WORDS } from '../vocabulary/byline-words.ts';
import { linesBeforeRecipe } from './letter-before-recipe.ts';

/** How people begin what they send each other, in the reader's languages; all folded. */

const GREETED =
  '(?:hi|hello|hey|dear|hallo|hallochen|liebe[rs]?|servus|moin|bonjour|salut|coucou|chere?s?|hola|querid[oa]s?|buenos dias|buenas|ciao|car[oa]|buongiorno|ola|oi|hej|kara|kaere|kjaere|hei|czesc|szia|sziasztok|kedves|drog[ia]|beste|hoi|lieve|dag)(?![\\p{L}-])';
const GREETING = new RegExp(String.raw`^${GREETED}[^.:]{0,40}[,!.]*$`, 'u');
const GREETED_FIRST = new RegExp(String.raw`^${GREETED}[^.:,!]{0,40}[,!.](?!\S)`, 'u');
const HANDED_OVER = new RegExp(
  String.raw`^(?:\S+[,!] )?(?:here|hier|voici|voila|aqui|ecco|this is|das ist|this|as promised|wie versprochen|comme promis|har ar|her er|oto|itt|so|you asked)(?!\p{L}).{0,60}(?:${RECIPE_WORDS}).{0,80}[.:!]+$`,
  'u',
);
/** "Folks," and "As requested:" stand alone. */
const ADDRESSED = /^(?:folks|all|everyone|everybody|team|friends|ihr lieben|leute)\s?[,!]$/u;
const AS_PROMISED =
  /^(?:as (?:requested|promised|discussed)|wie (?:versprochen|gewunscht|besprochen)|comme (?:promis|convenu|demande)|como (?:prometido|prometi|te prometi)|come promesso|zoals beloofd|som (?:ut)?lovat|som lovet|ahogy igertem)\s?[,.:!]*$/u;
/** "Here is the recipe for the banana bread:" names the dish. */
const RECIPE_FOR = new RegExp(
  String.raw`(?:${RECIPE_WORDS})\s+(?:for|fur|von|vom|de|du|pour|para|per|di|del|della|voor|van|til|till|for|na)\s+(?:(?:the|my|our|das|den|die|mein[en]*|unser[en]*|la|le|les|el|il|lo|de|het|mijn|mi|min|ma|mon|a|o)\s+)?(.{3,60}?)\s*[.:!]+$`,
  'u',
);
const HERE_IS =
  "(?:here(?:'s| is| are| comes)|this is|hier (?:ist|sind|kommt|is|zijn|komt)|das ist|dit is|voici|voila|c'est|aqui (?:esta|tienes|te dejo|va|vai|tens)|ahi va|ecco(?:ti|vi)?|har (?:ar|kommer|har du)|her (?:er|kommer|har du)|oto|tu masz|itt van|ime)";
/** "Hi love, here's mum's banana bread:" greets, and hands over the dish in the same breath. */
const GREETED_WITH = new RegExp(
  String.raw`^${GREETED}[^.:,!]{0,40}[,!.]\s+(?:${HERE_IS}\s+([^\d:.]{3,80}?)\s*[.:!]*|([^\d:.]{3,80}?)\s*:)$`,
  'u',
);
const HANDING_OVER = new RegExp(String.raw`(?<!\p{L})(?:${HERE_IS}|${RECIPE_WORDS})`, 'u');
const ARTICLE =
  /^(?:the|my|our|das|der|den|die|dem|mein[en]*|unser[en]*|la|le|les|el|los|las|il|lo|de|het|mijn|onze?|mi|min|mitt|ma|mon|mes|notre|a|az|o|os|as)\s+/u;
/** "The one you asked me for" names no dish. */
const ABOUT_US =
  /(?<!\p{L})(?:you|i|me|we|us|it|one|that|what|how|ich|du|dir|dich|euch|ihr|wir|es|was|wie|je|tu|te|toi|vous|nous|que|ce|yo|ti|io|che|voce|eu|jag|dig|jeg|deg|som|ja|ci|ktor[aye]|en|neked|ami)(?!\p{L})/u;
const DISH_WORDS_MAX = 7;
const CALLED_RECIPE = new RegExp(String.raw`\s+(?:${RECIPE_WORDS})$`, 'u');

const OPENING_LINES_MAX = 5;

const OPENINGS = [GREETING, ADDRESSED, AS_PROMISED, HANDED_OVER, GREETED_WITH];

const isOpening = (line: string): boolean => {
  const folded = fold(line).trim();
  return OPENINGS.some((opening) => opening.test(folded));
};

/** Whether a line begins as letters do, alone or with more behind it: "Hi love, here's the parkin at last." */
const isGreeting = (line: string): boolean => GREETED_FIRST.test(fold(line).trim());

const handsOver = (line: string): boolean => HANDING_OVER.test(fold(line));

/** What follows a greeting, where it is short enough for a name and speaks of nobody. */
function dishGreetedWith(folded: string): string | undefined {
  const [, handed, named] = GREETED_WITH.exec(folded) ?? [];
  const dish = (handed ?? named)?.replace(ARTICLE, '').replace(CALLED_RECIPE, '');
  const isName =
    dish !== undefined && !ABOUT_US.test(dish) && dish.split(/\s+/u).length <= DISH_WORDS_MAX;
  return isName ? dish : undefined;
}

function dishHandedOver(source: string): string {
  const line = source.trim();
  const folded = fold(line);
  const dish = RECIPE_FOR.exec(folded)?.[1] ?? dishGreetedWith(folded);
  // Where folding left every letter in its place, the dish is taken as it is written.
  if (dish === undefined || folded.length !== line.length) return '';
  const at = folded.lastIndexOf(dish);
  const name = line.slice(at, at + dish.length);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export interface LetterText {
  readonly lines: readonly string[];
  /** "Dear Anna", "here is the recipe you asked for". */
  readonly opening: readonly string[];
  /** The dish, where the opening names it. */
  readonly dish: string;
}

/** A letter without the lines it opens with: they are no title. */
export function withoutOpening(source: readonly string[]): LetterText {
  const first = source.findIndex((line) => line.trim() !== '');
  const head = source.slice(0, Math.max(0, first) + OPENING_LINES_MAX);
  const greeted = head.some(isGreeting) ? linesBeforeRecipe(source, { isOpening, handsOver }) : 0;
  const isSetAside = (line: string, index: number): boolean =>
    index < greeted || (index < head.length && isOpening(line));
  const opening = source
    .filter(isSetAside)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    lines: source.filter((line, index) => !isSetAside(line, index)),
    opening,
    dish: opening.map(dishHandedOver).find((dish) => dish !== '') ?? '',
  };
}

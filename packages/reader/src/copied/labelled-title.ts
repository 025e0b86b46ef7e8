import { amountStart } from '../card/zones/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { fold } from '../card/words/fold.ts';
import { headsList } from '../card/zones/headings.ts';
import { factsOfLine } from '../card/fields/recipe-facts.ts';
import { languageOf } from '../card/words/language.ts';
import { TITLE_MAX, tidyTitle } from '../card/fields/tidy-title.ts';
import { TITLE_LABELS } from '../card/words/vocabulary.ts';
import { namesFood } from '../foods/food-words.ts';
import { doubted } from './doubted-line.ts';
import { isMenuLine } from './menu-line.ts';
import type { OwnLines } from './own-lines.ts';
import { isSiteName } from './site-name.ts';
import { shareOfDish, spokenStems } from './title-by-dish.ts';

/** "Recept: Kanelbullar", "Recipe – Lentil Soup". */
const LABELLED = /^([\p{L}’' ]{3,24}?)\s*(?::|\s[–—-]\s)\s*(?=\S)/u;
const ARTICLE = /^(?:the|das|het|la|il|el|a|o) /u;

function namedBehindLabel(text: string): string | null {
  const [match = '', label = ''] = LABELLED.exec(text) ?? [];
  if (!TITLE_LABELS.has(fold(label).replace(ARTICLE, ''))) return null;
  const name = text.slice(match.length);
  const isName =
    /\p{L}{2}/u.test(name) &&
    !/[.!?:;]$/u.test(name) &&
    name.length <= TITLE_MAX &&
    amountStart(name) !== 'measure' &&
    !factsOfLine(name).isAll;
  return isName ? tidyTitle(name) : null;
}

const endsHead = ({ text }: SourceLine): boolean =>
  amountStart(text) === 'measure' || headsList(text);

const textOf = (lines: readonly SourceLine[]): string => lines.map(({ text }) => text).join('\n');

/** "Recept: Anna Berg" below a title says who wrote it. */
function namesDish(title: string, below: readonly SourceLine[]): boolean {
  const dish = textOf(below);
  return shareOfDish(title, spokenStems(dish)) > 0 || namesFood(title, languageOf(dish));
}

const isFact = ({ text }: SourceLine): boolean => factsOfLine(text).isAll;

/** What is told beside a title; the title itself may stand there once more. */
const toldBeside = (title: string, lines: readonly SourceLine[]): string[] =>
  lines
    .map(({ text }) => text)
    .filter((text) => !isMenuLine(text) && fold(tidyTitle(text)) !== fold(title));

const NAMES_LEAST = 2;
/** "Anna Berg"; a name of one word may be that of a dish. */
const isPerson = (name: string): boolean =>
  name.split(/\s+/u).length >= NAMES_LEAST &&
  name.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word));

/** A text that begins with its title where a word above its lists says which line that is; whose page it is stands above. */
export function withTitleUnlabelled(lines: readonly SourceLine[]): OwnLines {
  const at = lines.findIndex((line) => namedBehindLabel(line.text) !== null || endsHead(line));
  const line = lines[at];
  const title = line && namedBehindLabel(line.text);
  if (!line || !title) return { lines, aside: [] };
  const above = lines.slice(0, at);
  const below = lines.slice(at + 1);
  const names = above.filter((each) => !isFact(each));
  const isTitle = names.every(({ text }) => isSiteName(text)) || namesDish(title, below);
  if (isTitle) {
    const facts = above.filter(isFact);
    return {
      lines: [{ ...line, text: title, startsApart: true }, ...facts, ...below],
      aside: toldBeside(title, names),
    };
  }
  const isSure = isPerson(title) || names.some(({ text }) => namesDish(text, below));
  const head = isSure ? above : above.map((each) => (isFact(each) ? each : doubted(each)));
  return { lines: [...head, ...below], aside: [line.text] };
}

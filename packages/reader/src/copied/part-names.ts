import { hasAmount, hasBullet, withoutBullet } from '../card/zones/amount-start.ts';
import { likenessOf } from '../card/zones/card-line-likeness.ts';
import type { SourceLine } from '../card/card-line.ts';
import { fold, foldedWords } from '../card/words/fold.ts';
import { headingOf } from '../card/zones/headings.ts';
import { languageOf } from '../card/words/language.ts';
import { factsOfLine } from '../card/fields/recipe-facts.ts';
import { UNITS } from '../card/words/measure-words.ts';
import { isSectionTitle } from '../card/zones/section-title.ts';
import { phrasePattern } from '../card/words/vocabulary.ts';
import { isStaple } from '../vocabulary/staples.ts';
import { hasPartWord, isCalledByDish } from './called-by-dish.ts';
import { doubted } from './doubted-line.ts';
import { namesFood } from '../foods/food-words.ts';

/** Parts of a dish that are called by what they are made of: "Chicken" above what is bought for it, and "Rice" above its own. */

/** Lines that follow one another and may all be of one list. */
interface List {
  readonly lines: readonly SourceLine[];
  /** Where the first of them stands in the text. */
  readonly at: number;
  readonly isHeaded: boolean;
  /** The first line of the text, which is its title, stands in it. */
  readonly isFirst: boolean;
}

interface Name {
  readonly line: SourceLine;
  /** What states its amount right below it. */
  readonly block: readonly SourceLine[];
  readonly isFirst: boolean;
  /** An empty line, or a sign before every line but this one, tells it from the list. */
  readonly standsOut: boolean;
}

const WORDS_MAX = 4;
const BLOCK_LEAST = 2;
const NAMES_LEAST = 2;
const WITHOUT_AMOUNT = phrasePattern('withoutAmount');

const saysHowMuch = ({ text }: SourceLine): boolean => hasAmount(text);

/** "Pinch allspice" measures. */
const beginsWithUnit = (text: string): boolean => UNITS.has(foldedWords(text)[0] ?? '');

const isBare = ({ text }: SourceLine): boolean =>
  /^\p{Lu}[\p{L}\s'’&-]*$/u.test(text) &&
  !beginsWithUnit(text) &&
  text.split(/\s+/u).length <= WORDS_MAX &&
  !isSectionTitle(text) &&
  !isStaple(text) &&
  fold(text).match(WITHOUT_AMOUNT) === null;

function mayBeListed(line: SourceLine, next: SourceLine | undefined): boolean {
  const { text } = line;
  if (headingOf(text, false) !== null || factsOfLine(text).isAll) return false;
  const { ingredient, step } = likenessOf(text);
  if (ingredient >= step) return true;
  // "Brun sovs": some words for parts are also told to do.
  return next !== undefined && saysHowMuch(next) && isBare(line) && hasPartWord(text);
}

function listsOf(lines: readonly SourceLine[]): List[] {
  const edges = lines.flatMap((line, at) => (mayBeListed(line, lines[at + 1]) ? [] : [at]));
  return [-1, ...edges].flatMap((edge, index) => {
    const listed = lines.slice(edge + 1, edges[index]);
    const heading = headingOf(lines[edge]?.text ?? '', false);
    const isHeaded = heading?.kind === 'ingredients';
    if (listed.length <= BLOCK_LEAST) return [];
    return [{ lines: listed, at: edge + 1, isHeaded, isFirst: edge < 0 }];
  });
}

function blockBelow(lines: readonly SourceLine[], at: number): SourceLine[] {
  const below = lines.slice(at + 1);
  const end = below.findIndex(
    (line, index) => !saysHowMuch(line) || (index > 0 && line.startsApart),
  );
  return end < 0 ? below : below.slice(0, end);
}

function namesOf({ lines, isFirst }: List): Name[] {
  const areSigned = lines.filter(({ text }) => hasBullet(text)).length > lines.length / 2;
  const opening = lines.findIndex(saysHowMuch);
  return lines.flatMap((line, at) => {
    if ((isFirst && at === 0) || !isBare(line)) return [];
    const block = blockBelow(lines, at);
    if (block.length < BLOCK_LEAST) return [];
    const isUnsigned = areSigned && block.every(({ text }) => hasBullet(text));
    const standsOut = line.startsApart || isUnsigned;
    const before = lines[at - 1];
    // Below another food without an amount it is one more of them.
    if (!standsOut && before && isBare(before) && !(isFirst && at === 1)) return [];
    return [{ line, block, isFirst: at < opening, standsOut }];
  });
}

const STEM_LEAST = 3;

/** "Rice" above "300 g basmati rice": nobody buys it twice. What it is stands first or last: "ground" is said of anything. */
function comesAgain({ line, block }: Name): boolean {
  const words = foldedWords(line.text);
  const named = [...words.slice(0, 1), ...words.slice(-1)].filter(
    (word) => word.length >= STEM_LEAST,
  );
  const bought = block.flatMap(({ text }) => foldedWords(withoutBullet(text)));
  return named.some((word) =>
    bought.some((each) => each.startsWith(word) || each.endsWith(word) || `${each}s` === word),
  );
}

type Verdict = 'part' | 'doubtful' | 'food';

interface Names {
  readonly names: readonly Name[];
  readonly isHeaded: boolean;
  /** Whatever else the list holds states its amount, or is what every kitchen has. */
  readonly areOnly: boolean;
  /** The list opens with what is known for a part, or has such a one further down. */
  readonly opensWithPart: boolean;
  readonly hasPart: boolean;
  readonly isFood: (text: string) => boolean;
  readonly isCalledByDish: (text: string) => boolean;
}

/** Whether the names of a list that opens with one are all those of parts; what opens it may be called anything but a food. */
function areParts(all: Names): boolean {
  const [first, ...others] = all.names;
  const isPart = (name: Name): boolean => comesAgain(name) || all.isCalledByDish(name.line.text);
  if (!first || !all.isHeaded || !all.areOnly || !others.every(isPart)) return false;
  if (all.opensWithPart) return isPart(first);
  if (!first.isFirst) return false;
  return isPart(first)
    ? all.hasPart || others.length > 0
    : others.length > 0 && !all.isFood(first.line.text);
}

/** Foods without an amount are bought, too: only what stands around a line tells whether it names the ones below it. */
function verdictOn(name: Name, all: Names): Verdict {
  const { names, isHeaded, areOnly, isFood } = all;
  const again = comesAgain(name);
  const areMany = names.length >= NAMES_LEAST;
  const allStandOut = areMany && names.every(({ standsOut }) => standsOut);
  // Above a list without a heading it may be the title.
  if (name.isFirst && !isHeaded) return allStandOut && again ? 'part' : 'food';
  if (allStandOut || (areMany && areOnly && names[0]?.isFirst && names.every(comesAgain)))
    return 'part';
  if (areParts(all)) return 'part';
  const isWithin = name.standsOut && !name.isFirst;
  if (isWithin && (again || (areOnly && !isFood(name.line.text)))) return 'part';
  return again || name.standsOut || (name.isFirst && areOnly) ? 'doubtful' : 'food';
}

function settled(line: SourceLine, verdict: Verdict | undefined): SourceLine {
  if (verdict === 'part') return { ...line, text: `${line.text}:` };
  return verdict === 'doubtful' ? doubted(line) : line;
}

const textOf = (lines: readonly SourceLine[]): string => lines.map(({ text }) => text).join('\n');

/** Most texts have no such line: nothing else of them is looked at. */
const mayNameParts = (lines: readonly SourceLine[]): boolean =>
  lines.some(
    (line, at) => isBare(line) && lines.slice(at + 1, at + 1 + BLOCK_LEAST).every(saysHowMuch),
  );

/** A text with a colon behind the names of its parts; what may be one, or something to buy, is doubtful. */
export function withPartNames(lines: readonly SourceLine[]): readonly SourceLine[] {
  if (!mayNameParts(lines)) return lines;
  const lists = listsOf(lines).map((list) => ({ ...list, names: namesOf(list) }));
  if (lists.every(({ names }) => names.length === 0)) return lines;
  const language = languageOf(textOf(lines));
  const title = lines[0]?.text ?? '';
  const verdicts = new Map<SourceLine, Verdict>();
  for (const { names, at, isHeaded, isFirst, lines: listed } of lists) {
    if (names.length === 0) continue;
    const below = fold(textOf(lines.slice(at + listed.length)));
    const bare = listed.filter((line, index) => isBare(line) && !(isFirst && index === 0));
    const all = {
      names,
      isHeaded,
      areOnly: bare.length === names.length,
      opensWithPart: isSectionTitle(listed[0]?.text ?? ''),
      hasPart: listed.some(({ text }) => isSectionTitle(text)),
      isCalledByDish: (text: string) => isCalledByDish(text, { title, below, language }),
      isFood: (text: string) => namesFood(text, language),
    };
    for (const name of names) verdicts.set(name.line, verdictOn(name, all));
  }
  return lines.map((line) => settled(line, verdicts.get(line)));
}

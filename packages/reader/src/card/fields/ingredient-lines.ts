import { amountStart, hasBullet, numberedStep, withoutBullet } from '../zones/amount-start.ts';
import type { SourceLine } from '../card-line.ts';
import { COOKING_WORDS } from '../words/cooking-words.ts';
import { fold, foldedWords } from '../words/fold.ts';
import { breaksOnPurpose } from './line-room.ts';
import { UNITS } from '../words/measure-words.ts';

/** Text put together from one or more lines, with the lines it came from. */
export interface JoinedText {
  text: string;
  lines: SourceLine[];
}

const UNFINISHED =
  /(?:[,(&+/-]|\b(?:and|or|of|with|und|oder|mit|et|ou|de|y|o|e|con|og|och|med|eller|i|en|of|met))$/iu;
const NEVER_LEADS = /^[)\]&]|^(?:and|or|und|oder|et|ou|y|e|og|och|i|en)\s/iu;

/** "cut into 1" and below it "½ inch cubes". */
const FRACTION = /^[¼-¾⅐-⅞]/u;

/** Only a line that comes near the edge of its column can have been broken there. */
const REACHES_EDGE = 0.8;
const ALONE =
  /^(?:salt|pepper|oil|water|butter|sugar|salz|pfeffer|sel|poivre|sal|sale|zout|salt|sol|so)\b/iu;

/** What ends a list without an amount, in a line of its own. */
const SEASONING = /^(?:(?:coarse|sea|kosher)\s)?salt (?:and|&|or|to)\s/iu;

const openBrackets = (text: string): number =>
  (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);

interface Neighbours {
  before: SourceLine;
  line: SourceLine;
  isWrapped: boolean;
}

function continues({ before, line, isWrapped }: Neighbours, areBulleted: boolean): boolean {
  const text = line.text.trim();
  if (openBrackets(before.text) > 0 && text.includes(')')) return true;
  if (!line.photographed && isWrapped && /\s\d+$/u.test(before.text) && FRACTION.test(text))
    return true;
  if (hasBullet(line.text) || amountStart(text) !== 'none') {
    return (
      UNFINISHED.test(before.text) &&
      isWrapped &&
      !hasBullet(line.text) &&
      !before.text.endsWith(',')
    );
  }
  if (line.startsApart) return false;
  if (areBulleted) return true;
  if (NEVER_LEADS.test(text) || text.startsWith('(')) return true;
  if (UNFINISHED.test(before.text) && !before.text.endsWith(',')) return true;
  if (SEASONING.test(text) && !UNFINISHED.test(before.text)) return false;
  const isSmall = /^\p{Ll}/u.test(text);
  if (isSmall && (isWrapped || before.text.endsWith(','))) return true;
  const isWordOrTwo = foldedWords(text).length <= 2;
  return isWrapped && isWordOrTwo && amountStart(before.text) !== 'none' && !ALONE.test(text);
}

/** Ingredients as a person would list them: lines that were only broken for want of room are joined. */
export function joinIngredientLines(lines: readonly SourceLine[]): JoinedText[] {
  const bulleted = lines.filter(({ text }) => hasBullet(text)).length;
  const areBulleted = bulleted > lines.length / 2;
  const joined: JoinedText[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = joined.at(-1);
    const isWrapped =
      before !== undefined && before.reach > REACHES_EDGE && !breaksOnPurpose(lines, index - 1);
    if (before && last && continues({ before, line, isWrapped }, areBulleted)) {
      last.text = `${last.text} ${line.text.trim()}`;
      last.lines.push(line);
    } else {
      joined.push({ text: withoutBullet(line.text), lines: [line] });
    }
  });
  return joined.map((entry) => ({ ...entry, text: tidyIngredient(entry) }));
}

/** "75 g" alone answers a question, and nobody knows of what it is. */
export const isNamed = ({ text }: JoinedText): boolean =>
  foldedWords(text).some((word) => /\p{L}{2}/u.test(word));

/** Some cards number their ingredients too; "1. flour" is no amount, "1. 2 cups flour" has another one. */
function withoutStepNumber(text: string): string {
  const numbered = numberedStep(text);
  if (!numbered) return text;
  const hasOwnAmount = amountStart(numbered.rest) !== 'none';
  const [first = ''] = foldedWords(numbered.rest);
  return hasOwnAmount || !COOKING_WORDS.has(first) ? numbered.rest : text;
}

/** A comma that lost its tail: "butter. cut up". After a measure the full stop is meant: "tsp. salt". */
const commasFromStops = (text: string): string =>
  text.replace(/(\p{L}{3,})\.\s*(?=\p{Ll}{2,})/gu, (whole, word: string) =>
    UNITS.has(fold(word)) ? whole : `${word}, `,
  );

function tidyIngredient({ text, lines }: JoinedText): string {
  const bare = withoutStepNumber(text).replace(/(?<=\p{L}{3})[.;:,]$/u, '');
  return lines.some(({ photographed }) => photographed) ? commasFromStops(bare) : bare;
}

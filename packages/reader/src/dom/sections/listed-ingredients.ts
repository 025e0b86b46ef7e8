import { COUNTED_SERVINGS } from '../../vocabulary/fact-words.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import { brokenRow } from './broken-row.ts';
import { enumeratedLines } from './enumerated-line.ts';
import { isHeaderRow } from './header-row.ts';
import { joinAmounts } from './joined-cells.ts';
import { isNoise } from '../../lines/line-noise.ts';
import { isElement } from '../tree/dom-node.ts';
import { namesOf } from '../tree/page-document.ts';
import { ingredientLikeness, statesAmount } from '../../lines/page-line-likeness.ts';
import { BOLD, type PageLine } from '../lines/page-lines.ts';
import { areInCapitals } from '../../text/in-capitals.ts';
import { withoutRepeatedLink } from './repeated-link.ts';
import { firstAlternative, mainlyItems } from './shown-items.ts';
import { titlesByClass } from './titles-by-class.ts';

const PROSE = /^\p{Lu}\S*(?:\s\S+){3,}[.!]$/u;
const GROUP_TITLE = /^[^\d½¼¾]{2,60}:$/u;

const GROUP_NAME = /(?:group|section)[-_]?(?:name|title|head)/i;

const BETWEEN_DASHES = /^[-–—=~*]{1,9}[^\d½¼¾]{2,40}[-–—=~*]{1,9}$/u;
const COUNTED_PART = /^(?:group|part|gruppe|teil|groupe|partie|grupo|parte|grupp|del) \d$/i;
const IN_CAPITALS = /^[^\p{Ll}\d]{4,40}$/u;

const isNamedPart = ({ text, element }: PageLine): boolean =>
  GROUP_TITLE.test(text) ||
  BETWEEN_DASHES.test(text) ||
  COUNTED_PART.test(text) ||
  (element !== null && GROUP_NAME.test(namesOf(element)));

/** The name of a part of the list ("For the sauce:", "SAUCE", "- Sauce -"), which is no ingredient. */
export const isGroupTitle = (line: PageLine): boolean =>
  isNamedPart(line) || (IN_CAPITALS.test(line.text) && /\p{Lu}{3}/u.test(line.text));

/** What heads the list or a part of it. A true heading needs a number to be an ingredient: "Optional toppings" is none. */
function isHead(line: PageLine, isTitle: (line: PageLine) => boolean): boolean {
  const trueHeading = line.heading > 0 && line.heading < BOLD;
  if (trueHeading && !/[\d¼-¾⅐-⅞]/u.test(line.text)) return true;
  return !statesAmount(line.text) && (line.heading > 0 || isTitle(line));
}

const CELL = /^t[dh]$/;

/** Whether all of a row of a table is one heading cell without a number: "Topping" across the row. */
function headsRows({ tag, element, text }: PageLine): boolean {
  if (tag !== 'tr' || !element || /[\d¼-¾⅐-⅞]/u.test(text)) return false;
  const [cell, ...others] = element.children
    .filter(isElement)
    .filter(({ name }) => CELL.test(name));
  return cell?.name === 'th' && others.length === 0;
}

/** "4 people" at the head of a list is not an ingredient. */
const onlyServings = (text: string): boolean =>
  (COUNTED_SERVINGS.exec(text)?.[0].length ?? 0) >= Math.max(3, text.length - 6);

const MAINLY = 0.5;

/** Without what stands behind the last item of a list; whether that belongs to it too, the steps will tell. */
function upToLastItem(lines: readonly PageLine[]): readonly PageLine[] {
  const last = lines.findLastIndex(({ tag }) => tag === 'li');
  const items = lines.filter(({ tag }) => tag === 'li').length;
  return items >= 2 && items > lines.length * MAINLY ? lines.slice(0, last + 1) : lines;
}

export interface ListedIngredients {
  lines: string[];
  /** The title above each of them; empty for none. */
  titles: readonly string[];
  /** How many of them surely are ingredients. */
  sure: number;
  /** How many hardly can be. */
  unlikely: number;
}

/** The ingredients among the lines of a list, without its titles and whatever else stands between them. */
export function listedIngredients(lines: readonly PageLine[]): ListedIngredients {
  const kept: string[] = [];
  const above: string[] = [];
  let title = '';
  let sure = 0;
  let unlikely = 0;
  let tag = '';
  const rows = firstAlternative(lines).filter((line) => !isHeaderRow(line));
  const own = upToLastItem(mainlyItems(rows)).flatMap(brokenRow).flatMap(enumeratedLines);
  const joined = withoutRepeatedLink(joinAmounts(own));
  const titles = titlesByClass(joined);
  const isTitle = areInCapitals(joined.map(({ text }) => text)) ? isNamedPart : isGroupTitle;
  for (const line of joined) {
    if (isNoise(line)) continue;
    const kind = sectionKind(line.text);
    if (kind === 'steps' || kind === 'other') {
      if (kept.length > 0 && line.heading > 0) break;
      continue;
    }
    if (kind === 'ingredients') title = '';
    if (kind === 'ingredients' || onlyServings(line.text)) continue;
    if (isHead(line, isTitle) || headsRows(line) || titles.has(line)) {
      title = line.text;
      continue;
    }
    const likeness = ingredientLikeness(line.text);
    // The list is over where prose begins.
    if (sure >= 2 && line.tag !== tag && (likeness < 0 || PROSE.test(line.text))) break;
    tag ||= line.tag;
    if (likeness > 0) sure += 1;
    else if (likeness < 0) unlikely += 1;
    // What is said before the list is not part of it.
    if (likeness < 0 && sure === 0) continue;
    kept.push(line.text);
    above.push(title);
  }
  return { lines: kept, titles: above, sure, unlikely };
}

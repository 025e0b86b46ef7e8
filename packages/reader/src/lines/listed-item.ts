import { ENGLISH_FOR_THE, FOR_THE } from '../vocabulary/part-words.ts';
import { namesPurpose } from '../vocabulary/purpose-words.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { isStaple } from '../vocabulary/staples.ts';

const MARKDOWN_HEADING = /^#{1,6}\s+(?!\d)/;
const GROUP_TITLE = /^[^\d¼-¾⅐-⅞]{2,80}:$/u;
/** "For the topping", "FÜR DEN TEIG": what follows belongs to a part of the dish. "Für die Form Butter" is butter. */
const PART_TITLE = new RegExp(
  String.raw`^(?:(?:${FOR_THE})[\p{L}-]+|${ENGLISH_FOR_THE}[\p{L}-]+(?: [\p{L}-]+){1,2})$`,
  'u',
);
/** "Remaining ingredients": without an amount, those follow. */
const REST_TITLE =
  /^[^\d¼-¾⅐-⅞:]{0,40}(?:ingredients|zutaten|ingrediënten|ingrédients|ingredientes|ingredienti|ingredienser|składniki|hozzávalók)$/u;
const TITLE_MAX = 60;
const namesPart = (line: string): boolean => PART_TITLE.test(line) || REST_TITLE.test(line);
const isGroupTitle = (line: string): boolean =>
  line.endsWith(':')
    ? GROUP_TITLE.test(line) && !isStaple(line)
    : line.length <= TITLE_MAX && (namesPart(line.toLowerCase()) || namesPurpose(line));

/** What programs write where they have nothing to say. */
const NOTHING = /^(?:null|undefined|nan|n\/?a|none|\[object object\])$/i;
/** "Note: use good oil" among the ingredients. */
const isNote = (line: string): boolean =>
  line.includes(':') && sectionKind(/^[^:]{2,30}(?=:\s)/.exec(line)?.[0] ?? '') === 'other';

/** What begins with a figure is no title, and most lines of a list do. */
const COUNTS = /^\d/;

/** Whether a line of a list is an ingredient by its form: neither the title of a part, a note nor what a program left there. */
export const isListedItem = (line: string): boolean =>
  (COUNTS.test(line) ||
    !(MARKDOWN_HEADING.test(line) || isGroupTitle(line) || NOTHING.test(line))) &&
  !isNote(line);

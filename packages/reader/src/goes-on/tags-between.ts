import { plainLine } from '../text/plain-text.ts';
import { isBox } from '../vocabulary/box-words.ts';
import { countedStep, STEP_LABEL } from '../vocabulary/step-label.ts';

/** What stands between one line of a page and the next. */
export interface Between {
  /** All the tags but those of pictures. */
  tags: string;
  /** The same without lines across the page and what holds nothing, such as a box that interrupts the text. */
  frame: string;
  /** What counts the next line by itself, "5" or "Step 5". */
  label: string;
  /** Where the next line begins. */
  textAt: number;
  /** Whether other words stand there: those of a box or below a picture. */
  isInterrupted: boolean;
}

const TAG_MAX = 800;
const MOST_TAGS = 60;
const TAG_AND_TEXT = new RegExp(`(<(/?)([a-z][a-z\\d-]*)\\b[^<>]{0,${TAG_MAX}}>)([^<>]*)`, 'iy');
const SIGNS = /[\s.!)…"'”’]{0,6}/y;
const PICTURE: ReadonlySet<string> = new Set([
  'img',
  'picture',
  'source',
  'input',
  'svg',
  'path',
  'use',
]);
const TITLE_MAX = 60;

/** "Step 5", or as a heading "Step 5: the filling". */
const isLabel = (text: string, tag: string): boolean =>
  STEP_LABEL.test(text) ||
  (/^h\d$/.test(tag) && text.length <= TITLE_MAX && countedStep(text) !== null);

const UP_TO_FORM = /(?:<(?!(?:li|ol|ul|form)\b)[^<>]{0,400}>[^<>]{0,100}){1,6}<form\b/iy;

/** Whether a short text stands above fields to fill in. */
function headsForm(text: string, markup: string, end: number): boolean {
  UP_TO_FORM.lastIndex = end;
  return text.length <= TITLE_MAX && UP_TO_FORM.test(markup);
}

/** Where an element ends that opens before a place; the place itself where it does not. */
function endOf(name: string, markup: string, from: number): number {
  const end = markup.indexOf(`</${name}>`, from);
  return end < 0 ? from : end;
}

const EMPTY = /<hr\b[^<>]*>|<([a-z][a-z\d-]*)\b[^<>]*><\/\1>/gi;
const DEPTH = 4;

function withoutEmpty(tags: string): string {
  let left = tags;
  for (let depth = 0; depth < DEPTH; depth++) {
    const before = left.length;
    left = left.replace(EMPTY, '');
    if (left.length === before) break;
  }
  return left;
}

/** What stands at the beginning of a part of the markup before the next line; null where none follows. `skipped` are elements that are passed over. */
export function tagsBetween(markup: string, skipped: ReadonlySet<string>): Between | null {
  SIGNS.lastIndex = 0;
  SIGNS.test(markup);
  let at = SIGNS.lastIndex;
  let tags = '';
  let label = '';
  let isInterrupted = false;
  for (let seen = 0; seen < MOST_TAGS; seen++) {
    TAG_AND_TEXT.lastIndex = at;
    const found = TAG_AND_TEXT.exec(markup);
    if (!found) return null;
    const { 0: whole, 1: tag = '', 2: closing, 3: written = '', 4: after = '' } = found;
    const name = written.toLowerCase();
    const end = at + whole.length;
    if (!PICTURE.has(name)) tags += tag;
    if (closing === '' && skipped.has(name)) {
      at = endOf(name, markup, end - after.length);
      isInterrupted ||= plainLine(markup.slice(end - after.length, at)) !== '';
      continue;
    }
    at = end;
    // Between most tags stands nothing but the layout of the source.
    const text = after.trim() === '' ? '' : plainLine(after);
    if (text === '') continue;
    if (isLabel(text, closing === '' ? name : '')) label = text;
    else if (isBox(text) || headsForm(text, markup, end)) isInterrupted = true;
    else
      return { tags, frame: withoutEmpty(tags), label, textAt: end - after.length, isInterrupted };
  }
  return null;
}

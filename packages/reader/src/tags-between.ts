import { plainLine } from './text/plain-text.ts';
import { isBox } from './vocabulary/box-words.ts';
import { countedStep, STEP_LABEL } from './vocabulary/step-label.ts';

/** What stands between one line of a page and the next. */
export interface Between {
  /** The tags, without those of pictures, lines across the page and boxes that interrupt it. */
  tags: string;
  /** What counts the next line by itself, "5" or "Step 5". */
  label: string;
  /** Where the next line begins. */
  textAt: number;
  /** Whether a box stands there. */
  isInterrupted: boolean;
}

const TAG_MAX = 800;
const MOST_TAGS = 60;
const TAG_AND_TEXT = new RegExp(`(<(/?)([a-z][a-z\\d-]*)\\b[^<>]{0,${TAG_MAX}}>)([^<>]*)`, 'iy');
const SIGNS = /[\s.!)…"'”’]{0,6}/y;
const UNTOLD = /^(?:hr|img|picture|source|input|iframe|ins|svg|path|use)$/;
const TITLE_MAX = 60;

/** "Step 5", or as a heading "Step 5: the filling". */
const isLabel = (text: string, tag: string): boolean =>
  STEP_LABEL.test(text) ||
  (/^h\d$/.test(tag) && text.length <= TITLE_MAX && countedStep(text) !== null);

/** Where an element that opens at a place ends; the place itself where it does not. */
function endOf(name: string, markup: string, from: number): number {
  const end = markup.indexOf(`</${name}>`, from);
  return end < 0 ? from : end;
}

const EMPTY = /<([a-z][a-z\d-]*)\b[^<>]*>\s*<\/\1>/gi;
const DEPTH = 4;

/** What is left once elements that hold nothing are gone. */
function withoutEmpty(tags: string): string {
  let left = tags;
  for (let depth = 0; depth < DEPTH && EMPTY.test(left); depth++) left = left.replace(EMPTY, '');
  EMPTY.lastIndex = 0;
  return left;
}

/** What stands between the end of a line and the next; null where no line follows. `skipped` are elements that are passed over. */
export function tagsBetween(markup: string, skipped: ReadonlySet<string>): Between | null {
  SIGNS.lastIndex = 0;
  SIGNS.test(markup);
  const between = { tags: '', label: '', isInterrupted: false };
  let at = SIGNS.lastIndex;
  for (let seen = 0; seen < MOST_TAGS; seen++) {
    TAG_AND_TEXT.lastIndex = at;
    const [whole, tag = '', closing, written = '', after = ''] = TAG_AND_TEXT.exec(markup) ?? [];
    if (whole === undefined) return null;
    const name = written.toLowerCase();
    at += whole.length;
    if (closing === '' && skipped.has(name)) {
      at = endOf(name, markup, at);
      between.tags += tag;
      continue;
    }
    if (!UNTOLD.test(name)) between.tags += tag;
    const text = plainLine(after);
    if (text === '') continue;
    if (isBox(text)) between.isInterrupted = true;
    else if (isLabel(text, closing === '' ? name : '')) between.label = text;
    else return { ...between, tags: withoutEmpty(between.tags), textAt: at - after.length };
  }
  return null;
}

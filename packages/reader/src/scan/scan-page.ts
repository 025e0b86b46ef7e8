import { BareTextWriter } from './bare-text-writer.ts';
import { ListItems, opensItem } from './list-items.ts';
import { MarkupWriter, type PageMarkup } from './page-markup.ts';
import { MAX_SCRIPTS, scriptsOf, type ScriptBlock } from './script-blocks.ts';
import { tagEnd } from './tag-end.ts';
import { TextPlaces } from './text-places.ts';
import { unshownPartAt } from './unshown-part.ts';

export interface ScannedPage {
  /** What stands before the body, without what is never shown; nothing where no body begins. */
  headMarkup: string;
  /** The body without what is never shown: mostly a third of the page. */
  markup: PageMarkup;
  /** Bare text of what the page shows. */
  shown: string;
  places: TextPlaces;
  /** Of the body. */
  items: ListItems;
  /** Where the first main headings stand in the markup. */
  headingsAt: number[];
  /** In the order of the page. */
  scripts: ScriptBlock[];
}

const MAX_TAGS = 250_000;
const BODY = /<body(?=[\s/>])/iy;
const LETTER_A = 97;
const LETTER_B = 98;
const LETTER_Z = 122;
const SLASH = 47;
const EXCLAMATION = 33;
const QUESTION = 63;

/** Tags, closing tags, comments and declarations. */
const opensTag = (first: number): boolean =>
  ((first | 32) >= LETTER_A && (first | 32) <= LETTER_Z) ||
  first === SLASH ||
  first === EXCLAMATION ||
  first === QUESTION;

function isBody(html: string, at: number): boolean {
  if ((html.charCodeAt(at + 1) | 32) !== LETTER_B) return false;
  BODY.lastIndex = at;
  return BODY.test(html);
}

const LETTER_H = 104;
const DIGIT_1 = 49;
const MOST_HEADINGS = 8;

const isMainHeading = (html: string, at: number): boolean =>
  (html.charCodeAt(at + 1) | 32) === LETTER_H && html.charCodeAt(at + 2) === DIGIT_1;

/** The next tag; "a < b" is none. */
function nextTag(html: string, from: number): number {
  let at = html.indexOf('<', from);
  while (at >= 0 && !opensTag(html.charCodeAt(at + 1))) at = html.indexOf('<', at + 1);
  return at;
}

/** Takes a page apart in one pass that builds no document: everything else that reads it has less to go through. */
export function scanPage(html: string): ScannedPage {
  const kept = new MarkupWriter(html);
  const bare = new BareTextWriter();
  const places = new TextPlaces();
  const items = new ListItems();
  const scripts: ScriptBlock[] = [];
  const headingsAt: number[] = [];
  /** Whoever reads the markup may take the first of these signs for the end of its tag. */
  const leaveOutSign = (at: number): void => kept.leaveOut(at, at + 1);
  let headMarkup = '';
  let inBody = false;
  let textAt = 0;
  const { length } = html;
  for (let seen = 0; seen < MAX_TAGS; seen++) {
    const at = nextTag(html, textAt);
    // Half of the tags follow another at once.
    if (at !== textAt) {
      const before = bare.size;
      bare.add(html, textAt, at < 0 ? length : at);
      if (bare.size > before) places.add(before, kept.placeOf(textAt));
    }
    if (at < 0) break;
    const unshown = unshownPartAt(html, at);
    if (unshown) {
      kept.leaveOut(at, unshown.end);
      textAt = unshown.end;
      if (scripts.length < MAX_SCRIPTS) scripts.push(...scriptsOf(html, at, unshown));
      continue;
    }
    if (!inBody && isBody(html, at)) {
      inBody = true;
      headMarkup = kept.cutAt(at).whole;
      bare.clear();
      places.clear();
      items.clear();
      headingsAt.length = 0;
    }
    if (isMainHeading(html, at) && headingsAt.length < MOST_HEADINGS)
      headingsAt.push(kept.placeOf(at));
    const opens = opensItem(html, at);
    if (opens !== null) items.add(kept.placeOf(at), opens);
    const end = tagEnd(html, at, leaveOutSign);
    if (end < 0) break;
    textAt = end + 1;
  }
  items.add(kept.placeOf(length), false);
  const markup = kept.cutAt(length);
  const shown = bare.toString();
  return { headMarkup, markup, shown, places, items, headingsAt, scripts };
}

import { BareTextWriter } from './bare-text-writer.ts';
import { endsItem, opensItem } from './item-tags.ts';
import { ListItems } from './list-items.ts';
import { mainHeadings } from './main-headings.ts';
import { MarkupWriter, type PageMarkup } from './page-markup.ts';
import { MAX_SCRIPTS, scriptsOf, type ScriptBlock } from './script-blocks.ts';
import { tagEnd } from './tag-end.ts';
import { TAG_KIND, type TagKind, tagKindAt } from './tag-kind.ts';
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
  /** The first main headings. */
  headings: string[];
  /** In the order of the page. */
  scripts: ScriptBlock[];
  /** Whether some letters of its text are not written as they are meant. */
  isGarbled: boolean;
}

const MAX_TAGS = 250_000;
const BODY = /<body(?=[\s/>])/iy;
const DIGIT_1 = 49;
const MOST_HEADINGS = 8;

function isBody(html: string, at: number): boolean {
  BODY.lastIndex = at;
  return BODY.test(html);
}

/** The next tag from a place on, or -1. */
function nextTag(html: string, from: number): number {
  let at = from - 1;
  do at = html.indexOf('<', at + 1);
  while (at >= 0 && tagKindAt(html, at) === TAG_KIND.none);
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
  let headMarkup = '';
  let inBody = false;

  const readText = (from: number, to: number): void => {
    const before = bare.size;
    bare.add(html, from, to);
    if (bare.size > before) places.add(before, kept.placeOf(from));
  };
  /** What stands before the body is not of the text. */
  const openBody = (at: number): void => {
    inBody = true;
    headMarkup = kept.cutAt(at).whole;
    bare.clear();
    places.clear();
    items.clear();
    headingsAt.length = 0;
  };
  /** Whoever reads the markup may take the first of these signs for the end of its tag. */
  const leaveOutSign = (at: number): void => kept.leaveOut(at, at + 1);
  const behindTag = (at: number): number => tagEnd(html, at, leaveOutSign) + 1;
  const behindUnshown = (at: number): number => {
    const part = unshownPartAt(html, at);
    if (!part) return behindTag(at);
    if (scripts.length < MAX_SCRIPTS) scripts.push(...scriptsOf(html, at, part));
    kept.leaveOut(at, part.end);
    return part.end;
  };
  /** Notes what a tag says of what follows. */
  const note = (kind: TagKind, at: number): void => {
    if (kind === TAG_KIND.closing) {
      if (endsItem(html, at)) items.close(kept.placeOf(at));
    } else if (kind === TAG_KIND.item) {
      if (opensItem(html, at)) items.open(kept.placeOf(at));
    } else if (kind === TAG_KIND.heading) {
      const isMain = html.charCodeAt(at + 2) === DIGIT_1;
      if (isMain && headingsAt.length < MOST_HEADINGS) headingsAt.push(kept.placeOf(at));
    } else if (kind === TAG_KIND.body && !inBody && isBody(html, at)) openBody(at);
  };

  const { length } = html;
  let textAt = 0;
  for (let seen = 0; seen < MAX_TAGS; seen++) {
    const at = nextTag(html, textAt);
    // Half of the tags follow another at once.
    if (at !== textAt) readText(textAt, at < 0 ? length : at);
    if (at < 0) break;
    const kind = tagKindAt(html, at);
    if (kind !== TAG_KIND.plain) note(kind, at);
    textAt = kind === TAG_KIND.unshown ? behindUnshown(at) : behindTag(at);
    // A tag without an end is the last.
    if (textAt === 0) break;
  }
  items.close(kept.placeOf(length));
  const markup = kept.cutAt(length);
  const shown = bare.finish();
  return {
    headMarkup,
    markup,
    shown,
    places,
    items,
    headings: mainHeadings(markup, headingsAt),
    scripts,
    isGarbled: bare.isGarbled,
  };
}

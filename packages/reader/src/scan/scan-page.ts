import { BareTextWriter } from './bare-text-writer.ts';
import { endsItem, opensItem } from './item-tags.ts';
import { ListItems } from './list-items.ts';
import { mainHeadings } from './main-headings.ts';
import { MarkupWriter, type PageMarkup } from './page-markup.ts';
import { saidByReadersEnd } from './said-by-readers.ts';
import { MAX_SCRIPTS, scriptBlock, type ScriptBlock, scriptsIn } from './script-blocks.ts';
import { tagEnd } from './tag-end.ts';
import { TAG_KIND, type TagKind, tagKindAt } from './tag-kind.ts';
import { TextPlaces } from './text-places.ts';
import { type UnshownPart, unshownPartAt } from './unshown-part.ts';

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
  /** Whether what readers say of the recipe was left out. */
  lacksReaders: boolean;
}

const MAX_TAGS = 250_000;
const BODY = /<body(?=[\s/>])/iy;
const DIGIT_1 = 49;
const LESS = 60;
const SPACE = 32;
const MOST_HEADINGS = 8;
/** Of elements that might be left out, and hold more or never end. */
const MOST_TRIED = 4;

function isBody(html: string, at: number): boolean {
  BODY.lastIndex = at;
  return BODY.test(html);
}

/** One pass over a page. It has no functions of its own for each page: the engine would prepare them anew for each. */
class PageScan {
  readonly #html: string;
  readonly #kept: MarkupWriter;
  readonly #bare = new BareTextWriter();
  readonly #places = new TextPlaces();
  readonly #items = new ListItems();
  readonly #scripts: ScriptBlock[] = [];
  readonly #headingsAt: number[] = [];
  #headMarkup = '';
  #inBody = false;
  readonly #keepsReaders: boolean;
  #lacksReaders = false;
  #tried = 0;

  constructor(html: string, keepsReaders: boolean) {
    this.#html = html;
    this.#keepsReaders = keepsReaders;
    this.#kept = new MarkupWriter(html);
  }

  read(): ScannedPage {
    this.#readTags();
    const { length } = this.#html;
    this.#items.close(this.#kept.placeOf(length));
    const markup = this.#kept.cutAt(length);
    return {
      headMarkup: this.#headMarkup,
      markup,
      shown: this.#bare.finish(),
      places: this.#places,
      items: this.#items,
      headings: mainHeadings(markup, this.#headingsAt),
      scripts: this.#scripts,
      isGarbled: this.#bare.isGarbled,
      lacksReaders: this.#lacksReaders,
    };
  }

  #readTags(): void {
    const html = this.#html;
    const { length } = html;
    let at = 0;
    for (let seen = 0; seen < MAX_TAGS; seen++) {
      const textAt = at;
      // Most tags follow another at once, or with nothing but blanks between them.
      while (at < length && html.charCodeAt(at) <= SPACE) at++;
      if (at === length) return;
      let kind = html.charCodeAt(at) === LESS ? tagKindAt(html, at) : TAG_KIND.none;
      if (kind === TAG_KIND.none) {
        at = this.#readText(textAt, at);
        if (at === length) return;
        kind = tagKindAt(html, at);
      }
      if (kind !== TAG_KIND.plain && kind !== TAG_KIND.holder) this.#note(kind, at);
      at = this.#endOf(kind, at) + 1;
      // A tag without an end is the last.
      if (at === 0) return;
    }
  }

  /** Reads the text that begins at a place, from its first word to the next tag: where that opens. */
  #readText(textAt: number, from: number): number {
    const before = this.#bare.size;
    let end = this.#bare.addText(this.#html, from);
    while (end < this.#html.length && tagKindAt(this.#html, end) === TAG_KIND.none)
      end = this.#bare.addText(this.#html, end + 1);
    if (this.#bare.size > before) this.#places.add(before, this.#kept.placeOf(textAt));
    return end;
  }

  /** Where a tag ends, or the part that opens with it and is left out. */
  #endOf(kind: TagKind, at: number): number {
    if (kind === TAG_KIND.unshown) return this.#unshownEnd(at);
    return kind === TAG_KIND.holder ? this.#readersEnd(at) : this.#tagEnd(at);
  }

  /** Where what readers say ends, which is left out, or else a tag. */
  #readersEnd(at: number): number {
    if (this.#keepsReaders || !this.#inBody || this.#tried === MOST_TRIED) return this.#tagEnd(at);
    const end = saidByReadersEnd(this.#html, at);
    if (end === null) return this.#tagEnd(at);
    if (end < 0) {
      this.#tried += 1;
      return this.#tagEnd(at);
    }
    this.#lacksReaders = true;
    this.#kept.leaveOut(at, end);
    return end - 1;
  }

  #tagEnd(at: number): number {
    return tagEnd(this.#html, at, this.#kept);
  }

  /** Where the part that opens at a place ends and is left out, or else its tag. */
  #unshownEnd(at: number): number {
    const part = unshownPartAt(this.#html, at);
    if (!part) return this.#readersEnd(at);
    if (this.#scripts.length < MAX_SCRIPTS) this.#addScripts(at, part);
    this.#kept.leaveOut(at, part.end);
    return part.end - 1;
  }

  #addScripts(at: number, part: UnshownPart): void {
    if (part.name === 'script') this.#scripts.push(scriptBlock(this.#html, at, part));
    else if (part.name !== 'style')
      for (const script of scriptsIn(this.#html, part)) this.#scripts.push(script);
  }

  /** Notes what a tag says of what follows. */
  #note(kind: TagKind, at: number): void {
    const html = this.#html;
    if (kind === TAG_KIND.closing) {
      if (endsItem(html, at)) this.#items.close(this.#kept.placeOf(at));
    } else if (kind === TAG_KIND.item) {
      if (opensItem(html, at)) this.#items.open(this.#kept.placeOf(at));
    } else if (kind === TAG_KIND.heading) {
      const isMain = html.charCodeAt(at + 2) === DIGIT_1;
      if (isMain && this.#headingsAt.length < MOST_HEADINGS)
        this.#headingsAt.push(this.#kept.placeOf(at));
    } else if (kind === TAG_KIND.body && !this.#inBody && isBody(html, at)) this.#openBody(at);
  }

  /** What stands before the body is not of the text. */
  #openBody(at: number): void {
    this.#inBody = true;
    this.#headMarkup = this.#kept.cutAt(at).whole;
    this.#bare.clear();
    this.#places.clear();
    this.#items.clear();
    this.#headingsAt.length = 0;
  }
}

/**
 * Takes a page apart in one pass that builds no document: everything else that reads it has less to go through. What readers
 * say of the recipe is left out, unless it is to be kept.
 */
export const scanPage = (html: string, { keepsReaders = false } = {}): ScannedPage =>
  new PageScan(html, keepsReaders).read();

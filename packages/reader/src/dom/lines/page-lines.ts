import { evenlySpaced } from '../../text/plain-text.ts';
import { headsItsLine } from './bold-heading.ts';
import { isHiddenAlternative, isHiddenTemplate } from './hidden-alternative.ts';
import { isElement, isText, type DomElement, type DomNode } from '../tree/dom-node.ts';
import { namesOf } from '../tree/page-document.ts';
import { isPictureNumber } from './picture-number.ts';
import { beginsFraction, isFootnote } from './raised-number.ts';
import { isBehindRow, isBlock, isRow, isSkipped } from './row-element.ts';
import { namesRow } from './row-name.ts';
import { goesOnWithText } from '../tree/text-run.ts';

/** Below every true heading. */
export const BOLD = 7;

/** All of one form, since the lines of a page are asked again and again: many forms are slow to ask. */
export interface PageLine {
  text: string;
  /** 1 to 6 for headings, BOLD for a short line all in bold, 0 for the rest. */
  heading: number;
  /** The element whose line this is. */
  element: DomElement | null;
  tag: string;
  /** Whether it stands in a part that is hidden behind another of its kind. */
  alternative: boolean;
  /** Whether it stands in a part that is named after something beside the recipe: tips, ratings, sharing. */
  beside: boolean;
  /** Whether it stands in an element that the page itself sets apart. */
  aside: boolean;
  /** Whether all of it leads elsewhere. */
  linked: boolean;
  /** The lines that a row was typed in, where its author broke it. */
  typed: readonly string[] | null;
  /** What a row begins with as its own name: "Make the dough" above what is done for it; empty for none. */
  name: string;
}

export interface LineRange {
  from: number;
  to: number;
}

export interface PageLines {
  lines: PageLine[];
  /** Which lines stand inside an element. */
  rangeOf: Map<DomElement, LineRange>;
}

const READER_ONLY =
  /(?:^|[\s_-])(?:sr-only|screen-reader|screenreader|visually-hidden|visuallyhidden)/;
const OF_OTHERS =
  /(?:^|\s)(?:comments?|comments?[-_](?:list|section|area|thread|wrapper|container|respond)|commentlist|respond|disqus\S*|user-reviews|reviews-list)(?:\s|$)/i;
const BESIDE =
  /(?:^|[\s_-])(?:tips?|ratings?|reviews?|newsletter|share|social|related|recommendations?|promo|advert(?:s|isement)?|cookies?|consent)(?:$|[\s_-])/i;
const HEADING_NAME = /(?:^|[\s_-])(?:sub)?head(?:ing|line)(?:$|[\s_-])/i;
/** The ingredients once more, under each step that needs them. */
const RECAP = /(?:instruction|direction|step)s?[-_]+ingredients?/i;
const MAX_LINES = 12_000;
const LINE_MAX = 20_000;
const HEAD_MAX = 60;
/** Where a row is broken; white space like any other for whoever reads the row as one line. */
const BROKEN = '\u2028';

const isBold = ({ name }: DomElement, names: string): boolean =>
  name === 'b' || name === 'strong' || (name === 'span' && HEADING_NAME.test(names));

const LIST = /^[uo]l$/;
const isItem = (node: object | null): boolean =>
  node !== null && isElement(node) && node.name === 'li';

/** The visible text of a page as lines, the way a reader sees them. */
export class LineReader {
  readonly lines: PageLine[] = [];
  readonly rangeOf = new Map<DomElement, LineRange>();
  #buffer = '';
  /** The end of the buffer: asking the growing buffer itself would copy it each time. */
  #lastText = '';
  #written = false;
  #broken = false;
  /** Whether the line being written stands in an item above the items of a list of its own. */
  #headsList = false;
  #name = '';
  #bold = 0;
  #boldLength = 0;
  #links = 0;
  #linkLength = 0;
  #row = 0;
  #typedText = 0;
  #alternative = 0;
  #beside = 0;
  #aside = 0;
  #heading = 0;
  #owner: DomElement | null = null;
  readonly #skipped: (element: DomElement) => boolean;

  /** Reads all but what is skipped, and what no reader of the page sees. */
  constructor(skipped: (element: DomElement) => boolean = () => false) {
    this.#skipped = skipped;
  }

  read(nodes: readonly DomNode[]): PageLines {
    for (const node of nodes) this.#visit(node);
    this.#flush();
    return { lines: this.lines, rangeOf: this.rangeOf };
  }

  #flush(): void {
    if (this.#buffer === '') return;
    const text = evenlySpaced(this.#buffer).replace(/^: ?/, '');
    if (text !== '' && this.lines.length < MAX_LINES) {
      const isPlain = this.#boldLength === 0 && this.#linkLength === 0;
      const letters = isPlain ? text.length : text.replaceAll(' ', '').length;
      const allBold = this.#boldLength > 0 && this.#boldLength >= letters * 0.9;
      const headsList = this.#headsList && text.length <= HEAD_MAX && !/\d/.test(text);
      const heading = this.#heading || (headsList || (allBold && text.length < 80) ? BOLD : 0);
      this.lines.push({
        text,
        heading,
        element: this.#owner,
        tag: this.#owner?.name ?? '',
        alternative: this.#alternative > 0,
        beside: this.#beside > 0,
        aside: this.#aside > 0,
        linked: this.#linkLength >= letters,
        typed: this.#broken ? this.#typedLines() : null,
        name: this.#name,
      });
    }
    this.#buffer = '';
    this.#lastText = '';
    this.#written = false;
    this.#boldLength = 0;
    this.#linkLength = 0;
    this.#broken = false;
    this.#headsList = false;
    this.#name = '';
  }

  #typedLines(): string[] {
    return this.#buffer
      .split(BROKEN)
      .map(evenlySpaced)
      .filter((line) => line !== '');
  }

  /** A row goes on behind a break, but what it was typed in is kept. */
  #lineBreak(): void {
    if (this.#row === 0) return this.#flush();
    this.#broken = true;
    this.#text(BROKEN);
  }

  #break(): void {
    if (this.#row > 0) this.#text(' ');
    else this.#flush();
  }

  #text(text: string): void {
    if (text === '' || this.#buffer.length > LINE_MAX) return;
    this.#buffer += text;
    this.#lastText = text;
    this.#written ||= /\S/.test(text);
    if (this.#bold === 0 && this.#links === 0) return;
    const letters = text.replace(/[\s\u00A0]+/g, '').length;
    if (this.#bold > 0) this.#boldLength += letters;
    if (this.#links > 0) this.#linkLength += letters;
  }

  /** Where a text is shown as it was typed, each of its lines is one of the page. */
  #words(data: string): void {
    if (this.#typedText === 0 || this.#row > 0) return this.#text(data);
    for (const [at, line] of data.split('\n').entries()) {
      if (at > 0) this.#flush();
      this.#text(line);
    }
  }

  #visit(node: DomNode): void {
    if (isText(node)) this.#words(node.data);
    else if (isElement(node) && !isSkipped(node.name)) this.#element(node);
  }

  #element(element: DomElement): void {
    const { name } = element;
    if (name === 'br') return this.#lineBreak();
    const names = namesOf(element);
    if (names !== '' && (OF_OTHERS.test(names) || this.#repeats(element, names))) return;
    if (isHiddenTemplate(element) || this.#skipped(element)) return;
    if (this.#row > 0 && this.#written && isBehindRow(element, names)) return;
    if ((name === 'span' || name === 'label') && READER_ONLY.test(names)) return;
    if (this.#written && isPictureNumber(element, names)) {
      this.#buffer = this.#buffer.trimEnd();
      return;
    }
    if (isFootnote(element) && /[\p{L}).,]\s?$/u.test(this.#lastText.slice(-2))) return;
    if (/\d/.test(this.#lastText.slice(-1)) && beginsFraction(element)) this.#text(' ');
    if (this.#written && LIST.test(name) && isItem(element.parent)) this.#headsList = true;
    const block = isBlock(name) && !(name === 'label' && this.#row > 0);
    const row = block && isRow(element);
    const bold = isBold(element, names) ? 1 : 0;
    if (block) this.#break();
    else this.#separate(element);
    const before = { owner: this.#owner, heading: this.#heading };
    if (block && this.#row === 0) this.#owner = element;
    if (block && this.#row === 0 && /^h[1-6]$/.test(name)) this.#heading = Number(name.slice(1));
    if (row) this.#row += 1;
    if (name === 'pre') this.#typedText += 1;
    const link = name === 'a' && element.attribs['href'] !== undefined ? 1 : 0;
    this.#links += link;
    this.#bold += bold;
    const alternative = isHiddenAlternative(element) ? 1 : 0;
    this.#alternative += alternative;
    const beside = block && names !== '' && BESIDE.test(names) ? 1 : 0;
    this.#beside += beside;
    if (name === 'aside') this.#aside += 1;
    const from = this.lines.length;
    const opens = this.#row > 0 && !row && !this.#written;
    for (const child of element.children) this.#visit(child);
    if (opens && this.#written && this.#name === '' && namesRow(element, bold === 1))
      this.#name = evenlySpaced(this.#buffer);
    if (bold === 1) this.#headLine(element);
    this.#bold -= bold;
    this.#links -= link;
    if (row) this.#row -= 1;
    if (name === 'pre') this.#typedText -= 1;
    if (block) this.#break();
    this.#alternative -= alternative;
    this.#beside -= beside;
    if (name === 'aside') this.#aside -= 1;
    this.#owner = before.owner;
    this.#heading = before.heading;
    // An element inside a row, or one that has only begun its line, still stands on the line being written.
    this.rangeOf.set(element, { from, to: this.lines.length + (block && this.#row === 0 ? 0 : 1) });
  }

  /** "Ingredients:" in bold at the head of a paragraph is a heading, and the list follows on a line of its own. */
  #headLine(element: DomElement): void {
    const text = this.#buffer.trim();
    if (this.#row > 0 || text === '' || text.length > HEAD_MAX) return;
    if (this.#boldLength >= text.replaceAll(' ', '').length && headsItsLine(element, text))
      this.#flush();
  }

  #repeats({ name }: DomElement, names: string): boolean {
    return (this.#row > 0 || /^(?:ul|ol|p)$/.test(name)) && RECAP.test(names);
  }

  /** Amount and name often stand in neighbouring elements with nothing between them. */
  #separate(element: DomElement): void {
    const before = element.prev;
    if (!before || !isElement(before) || !/[\p{L}\p{N}]/u.test(this.#lastText.slice(-1))) return;
    const goesOn = /\p{L}$/u.test(this.#lastText) && goesOnWithText(before, element);
    if (!goesOn) this.#text(' ');
  }
}

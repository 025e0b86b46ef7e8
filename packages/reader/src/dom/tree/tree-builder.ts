import { decodeMarkup } from '../../text/decode-markup.ts';
import { DomElement, DomParent, DomRemark, DomText } from './dom-node.ts';
import { isForeign } from './foreign-element.ts';
import { isClosedBySlash, TagEnds } from './tag-ends.ts';
import { type TagName, tagNamed } from './tag-name.ts';
import { behindRemark, endOfText, nameEnd, nextTag } from './tag-places.ts';

const MAX_DEPTH = 600;
/** Some ten times what the busiest pages have. */
const MAX_TAGS = 120_000;

const SPACE = 0x20;
const EXCLAMATION = 0x21;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const LETTER = /[a-z]/i;

const P = tagNamed('p');
const BR = tagNamed('br');
const TITLE = tagNamed('title');

/**
 * Builds the tree of a page in one pass over its markup, in which nothing but the ends of its tags is looked for. It has
 * no functions of its own for each page: the engine would prepare them anew for each.
 */
export class TreeBuilder {
  readonly root = new DomParent();
  /** In the order of the page. */
  readonly elements: DomElement[] = [];
  readonly #html: string;
  readonly #ends: TagEnds;
  /** Each stands in the one before. */
  readonly #open: DomElement[] = [];
  /** The text that goes on until a tag parts it. */
  #text: DomText | null = null;

  constructor(html: string) {
    this.#html = html;
    this.#ends = new TagEnds(html);
  }

  /** Reads as much of a page as any real one holds; false where its elements nest deeper than on any. */
  read(): boolean {
    const html = this.#html;
    let textAt = 0;
    for (let seen = 0; seen < MAX_TAGS; seen++) {
      const at = nextTag(html, textAt);
      this.#addText(textAt, at < 0 ? html.length : at);
      if (at < 0) break;
      textAt = this.#readTag(at);
      if (this.#open.length > MAX_DEPTH) return false;
    }
    return true;
  }

  /** Where what opens at a place ends. A tag without an end is the last. */
  #readTag(at: number): number {
    const sign = this.#html.charCodeAt(at + 1);
    if (sign === SLASH) return this.#readClosing(at + 2);
    if (sign !== EXCLAMATION && sign !== QUESTION) return this.#readOpening(at + 1);
    this.#addRemark();
    return behindRemark(this.#html, at);
  }

  #addText(from: number, to: number): void {
    if (from >= to) return;
    if (this.#text) return this.#text.goOn(decodeMarkup(this.#html.slice(from, to)));
    this.#text = new DomText(this.#html, from, to);
    this.#inmost().append(this.#text);
  }

  #addRemark(): void {
    this.#text = null;
    this.#inmost().append(new DomRemark());
  }

  #readOpening(from: number): number {
    const html = this.#html;
    const to = nameEnd(html, from);
    const end = this.#ends.endOf(to);
    if (end < 0) return html.length;
    const tag = tagNamed(html.slice(from, to));
    const element = this.#addElement(tag, to);
    if (tag.isVoid) return end + 1;
    if (html.charCodeAt(end - 1) === SLASH && isClosedBySlash(html, to)) {
      if (isForeign(element)) this.#close();
    } else if (tag.holdsText) return this.#readHeld(tag, end + 1);
    return end + 1;
  }

  #addElement(tag: TagName, attributesAt: number): DomElement {
    if (tag.ends !== null) this.#closeEnded(tag.ends);
    const element = new DomElement(tag.name, this.#html, attributesAt);
    this.#text = null;
    this.#inmost().append(element);
    this.elements.push(element);
    if (!tag.isVoid) this.#open.push(element);
    return element;
  }

  /** Where the text that an element holds ends. Only in a title an entity is one. */
  #readHeld(tag: TagName, from: number): number {
    const to = endOfText(this.#html, tag.name, from);
    if (tag === TITLE) this.#addText(from, to);
    else if (to > from) {
      const text = new DomText(this.#html, to, to);
      text.goOn(this.#html.slice(from, to));
      this.#inmost().append(text);
    }
    return to;
  }

  #readClosing(from: number): number {
    const html = this.#html;
    const end = html.indexOf('>', from);
    if (end < 0) return html.length;
    let at = from;
    while (at < end && html.charCodeAt(at) <= SPACE) at += 1;
    if (LETTER.test(html.charAt(at)))
      this.#closeNamed(tagNamed(html.slice(at, nameEnd(html, at))), end);
    else if (at < end) this.#addRemark();
    return end + 1;
  }

  /** A closing tag to which none opened stands for nothing, or for an element without content. */
  #closeNamed(tag: TagName, end: number): void {
    let depth = this.#open.length - 1;
    while (depth >= 0 && this.#open[depth]?.name !== tag.name) depth -= 1;
    if (depth >= 0) while (this.#open.length > depth) this.#close();
    else if (tag === BR) this.#addElement(BR, end);
    else if (tag === P) {
      this.#addElement(P, end);
      this.#close();
    }
  }

  #closeEnded(names: ReadonlySet<string>): void {
    for (let last = this.#open.at(-1); last && names.has(last.name); last = this.#open.at(-1))
      this.#close();
  }

  #close(): void {
    this.#open.pop();
    this.#text = null;
  }

  #inmost(): DomParent {
    return this.#open.at(-1) ?? this.root;
  }
}

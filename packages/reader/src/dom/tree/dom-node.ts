import { decodeMarkup } from '../../text/decode-markup.ts';
import { attributeNames, type Attributes, readAttributes } from './attributes.ts';

/** What holds other nodes: an element, or the page itself. */
export class DomParent {
  readonly children: DomNode[] = [];
  parent: DomParent | null = null;

  append(node: DomNode): void {
    const before = this.children.at(-1);
    this.children.push(node);
    node.parent = this;
    if (!before) return;
    node.prev = before;
    before.next = node;
  }
}

export class DomElement extends DomParent {
  /** In small letters. */
  readonly name: string;
  prev: DomNode | null = null;
  next: DomNode | null = null;
  readonly #html: string;
  readonly #attributesAt: number;
  readonly attribs: Attributes;

  /** Its attributes stand in the markup from a place on. */
  constructor(name: string, html: string, attributesAt: number) {
    super();
    this.name = name;
    this.#html = html;
    this.#attributesAt = attributesAt;
    this.attribs = readAttributes(html, attributesAt);
  }

  /** Of all attributes, with those that are never asked for. */
  get attributeNames(): readonly string[] {
    return attributeNames(this.#html, this.#attributesAt);
  }
}

export class DomText {
  parent: DomParent | null = null;
  prev: DomNode | null = null;
  next: DomNode | null = null;
  readonly #html: string;
  readonly #from: number;
  readonly #to: number;
  #data: string | null = null;

  /** It stands between two places of the markup. */
  constructor(html: string, from: number, to: number) {
    this.#html = html;
    this.#from = from;
    this.#to = to;
  }

  /** As a reader of the page sees it. */
  get data(): string {
    this.#data ??= decodeMarkup(this.#html.slice(this.#from, this.#to));
    return this.#data;
  }

  /** Text that goes on behind a tag which stands for nothing. */
  goOn(text: string): void {
    this.#data = this.data + text;
  }
}

/** A comment, or what else stands among the tags and is not shown: it parts the text around it. */
export class DomRemark {
  parent: DomParent | null = null;
  prev: DomNode | null = null;
  next: DomNode | null = null;
}

export type DomNode = DomElement | DomText | DomRemark;

export const isElement = (node: object): node is DomElement => node instanceof DomElement;

export const isText = (node: object): node is DomText => node instanceof DomText;

import { bareOf } from '../../text/bare-text.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { classOf } from '../../text/class-of.ts';
import { rowText } from '../../shown/row-text.ts';
import { behindOpeningTags } from '../../text/plain-text.ts';
import { saysOfPicture } from '../../goes-on/of-pictures.ts';
import { withoutLabel } from '../../vocabulary/step-label.ts';

/** A line of the page with what its place says of it. */
export interface OutlineRow {
  readonly text: string;
  /** Its letters and digits, for items of lists. */
  readonly bare: string;
  /** 1 to 6 for headings, `NAME` for other short lines that may name what follows, 0 for all else. */
  readonly heading: number;
  /** Which list it is an item of, counted from 1; 0 outside of lists. */
  readonly list: number;
  /** The name and the class of that list. */
  readonly listKind: string;
  /** The class of the item, without what only counts it. */
  readonly itemKind: string;
  /** Whether it begins with a link or a button: "Add all to my list". */
  readonly isLinked: boolean;
  /** Whether it holds a link anywhere, as rows do of which the foods lead to what the site tells of them. */
  readonly holdsLink: boolean;
  /** The element and the class that it is written with. */
  readonly look: string;
}

/** The level of a short line that is no heading: "Frosting" in bold. */
export const NAME = 7;
const NAME_MAX = 60;

/** Of what is longer outside of lists, only that it is there matters. */
export const PARAGRAPH_MAX = 600;

/** How a row of an element heads what stands below it: 1 to 6, `NAME`, or 0 where it does not. */
export function headingRank(tag: string, text: string): number {
  if (/^h\d$/i.test(tag)) return Number(tag.charAt(1));
  return text.length <= NAME_MAX && !/[.!?]$/.test(text) ? NAME : 0;
}

export const TOO_LONG: OutlineRow = {
  text: '',
  bare: '',
  heading: 0,
  list: 0,
  listKind: '',
  itemKind: '',
  isLinked: false,
  holdsLink: false,
  look: '',
};

/** What `rowText` keeps for sure behind the tags that open a line. */
const LETTER = /[a-z\d]/i;

/** A line outside of lists. What it says matters only near one, so it is read only when it is asked for. */
export class LooseRow implements OutlineRow {
  readonly bare = '';
  readonly list = 0;
  readonly listKind = '';
  readonly itemKind = '';
  readonly isLinked = false;
  readonly holdsLink = false;
  readonly #markup: string;
  readonly #tag: string;
  readonly #above: string;
  #text: string | null = null;

  /** `above` are the tags right above it that hold no words of their own. */
  constructor(markup: string, tag: string, above: string) {
    this.#markup = markup;
    this.#tag = tag;
    this.#above = above;
  }

  get text(): string {
    return (this.#text ??= rowText(this.#markup));
  }

  get look(): string {
    return lookOf(this.#tag === 'br' ? 'p' : this.#tag, this.#markup, this.#above);
  }

  get isEmpty(): boolean {
    const first = this.#markup.charAt(behindOpeningTags(this.#markup));
    return first === '' || (!LETTER.test(first) && this.text === '');
  }

  get heading(): number {
    return headingRank(this.#tag, this.text);
  }
}

/** The tag at the beginning of some markup. */
export const openingTag = (markup: string): string => /^<[^>]{0,400}/.exec(markup)?.[0] ?? '';

/** Of the markup of a row, as much as may hold its looks. */
const LOOKS_WITHIN = 1_000;

/** What sets the names of parts off from what stands below them, and what is said of a picture from the rest. */
const SET_OFF = /<(b|strong|em|i|u|h[1-6]|th|figcaption)\b/i;

/** Whether a row stands below tags of which the last that are open hold the words of a picture. */
const opensBelowCaption = (above: string): boolean =>
  saysOfPicture(above) || /<figcaption\b[^<>]{0,400}>(?![^]{0,400}<\/figcaption)/i.test(above);

const setOffBy = (written: string, above: string): string =>
  opensBelowCaption(above) || saysOfPicture(written.slice(0, behindOpeningTags(written)))
    ? 'figcaption'
    : (SET_OFF.exec(written)?.[1] ?? '');

const lookOf = (tag: string, markup: string, above = ''): string =>
  [
    tag,
    classOf(openingTag(markup)).replace(/\d+/g, ''),
    setOffBy(markup.slice(0, LOOKS_WITHIN), above),
  ].join(' ');

/** Whether a row says what a picture shows, by its element or by a class: "wp-caption-text". */
export const isCaption = ({ look }: OutlineRow): boolean => look.endsWith(' figcaption');

/** Whether a row is written as names of parts are. */
export const isSetOff = ({ look }: OutlineRow): boolean =>
  / (?:b|strong|em|i|u|h[1-6]|th)$/i.test(look);

/** Of an item, tags and blanks up to a link or a button. */
const LINKED = /^(?:<(?!a\b|button\b)[^<>]*>\s*){1,6}<(?:a|button)\b/i;

export interface ListTag {
  id: number;
  kind: string;
}

/** An item of a list, of which either the text is known or, where that is a declared line, only its letters. */
export class ItemRow implements OutlineRow {
  readonly heading = 0;
  readonly list: number;
  readonly listKind: string;
  readonly #markup: string;
  readonly #line: string | null;
  #text: string | null = null;
  #bare: string | null;

  constructor(markup: string, list: ListTag, known: { line: string } | { bare: string }) {
    this.#markup = markup;
    this.list = list.id;
    this.listKind = list.kind;
    this.#line = 'line' in known ? known.line : null;
    this.#bare = 'bare' in known ? known.bare : null;
  }

  get text(): string {
    return (this.#text ??= withoutLabel(withoutBullet(this.#line ?? rowText(this.#markup))));
  }

  get bare(): string {
    return (this.#bare ??= bareOf(this.text));
  }

  get itemKind(): string {
    return classOf(openingTag(this.#markup)).replace(/\d+/g, '');
  }

  get isLinked(): boolean {
    return LINKED.test(this.#markup.slice(0, LOOKS_WITHIN));
  }

  get holdsLink(): boolean {
    return /<a\s/i.test(this.#markup);
  }

  get look(): string {
    return lookOf('li', this.#markup);
  }
}

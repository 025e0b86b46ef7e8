import { LINKED_DATA } from './linked-data.ts';
import { tagEnd } from './tag-end.ts';

/** How the element is called that holds what readers say of a recipe. */
const CALLED =
  /^(?:comments?|comments?[-_]?(?:list|section|area|threads?|wrapper|container|feed)|list[-_]comments?|disqus_thread|(?:user[-_])?reviews|reviews?[-_]?(?:list|section))$/i;
const NAMES = /\s(?:class|id)\s?=\s?(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/** The tags of an element and of those within it that are called alike, and what names the dish, which is no part of it. */
const tagsOf = (name: string): RegExp =>
  new RegExp(`<(?:(?:h1|main)\\b|(/?)${name}\\b[^<>]{0,1000}>)`, 'gi');
const TAGS = new Map(['ol', 'ul', 'div', 'section'].map((name) => [name, tagsOf(name)]));
const HOLDER = /^<(ol|ul|div|section)(?=\s)/i;
/**
 * The lists of a recipe are no part of it either, nor is data.
 * To look back from these words is to try few places: pages have many more blanks and attributes.
 */
const MARKED_LIST =
  /(?<=\sitemprop\s{0,3}=\s{0,3}["']?)recipe|(?<=\sitemprop\s{0,3}=\s{0,3}["']?|\s(?:class|id)\s?=\s?["'][^"'<>]{0,200})ingredient/i;
/** How its type goes on behind the sign, sooner told than in all ways to write it, of which pages may use any. */
const SIGNS = ['+j', '+J', ';j', ';J'];
const mayHoldData = (part: string): boolean => SIGNS.some((sign) => part.includes(sign));
const holdsMore = (part: string): boolean =>
  (mayHoldData(part) && LINKED_DATA.test(part)) || MARKED_LIST.test(part);

const LONGEST_TAG = 800;
/** Most tags have none of these words, be it with a capital. */
const MAY_BE_CALLED = /omment|eview|isqus/i;

/** Opened by a tag of a name that stands for what readers say. */
interface Holder {
  tags: RegExp;
  opened: number;
}

/** The element that opens at a place, by its tags, and where the first of them ends; null for one that is not called so. */
function calledAt(html: string, at: number): Holder | null {
  const opened = tagEnd(html, at);
  if (opened < 0 || opened - at > LONGEST_TAG) return null;
  const tag = html.slice(at, opened + 1);
  if (!MAY_BE_CALLED.test(tag)) return null;
  const [, name = ''] = HOLDER.exec(tag) ?? [];
  const tags = TAGS.get(name.toLowerCase());
  return tags && isCalledSo(tag) ? { tags, opened } : null;
}

const isCalledSo = (tag: string): boolean =>
  [...tag.matchAll(NAMES)].some(([, ...values]) =>
    (values.find(Boolean) ?? '').split(/\s+/).some((word) => CALLED.test(word)),
  );

/** The attributes with which such an element begins where it is no list: there are too many others. */
const OPENINGS = [
  'id="comments"',
  'id="disqus_thread"',
  'class="comment',
  'class="reviews',
  'class="user-reviews',
];
const CASE = 32;
const SPACE = 32;
const LETTER_C = 99;
const LETTER_D = 100;
const LETTER_E = 101;
const LETTER_I = 105;
const LETTER_L = 108;
const LETTER_R = 114;
const LETTER_S = 115;
const LETTER_U = 117;
/** How far behind the beginning of a tag its first attribute stands, and the value of that. */
const FIRST_ATTRIBUTE = '<div '.length;
const VALUE_OF_CLASS = '<div class="'.length;

/** Whether the attributes of a "<div" begin so: asked of thousands of tags, of which two signs rule out nearly all. */
function opensSo(html: string, at: number): boolean {
  const attribute = html.charCodeAt(at + FIRST_ATTRIBUTE);
  if (attribute === LETTER_C) {
    const sign = html.charCodeAt(at + VALUE_OF_CLASS);
    if (sign !== LETTER_C && sign !== LETTER_R && sign !== LETTER_U) return false;
  } else if (attribute !== LETTER_I) return false;
  return OPENINGS.some((opening) => html.startsWith(opening, at + FIRST_ATTRIBUTE));
}

/** Whether the tag at a place may be that of a list, a section or such a "<div", by its first letters. */
function mayBeHolder(html: string, at: number): boolean {
  const first = html.charCodeAt(at + 1) | CASE;
  if (first === LETTER_D) return opensSo(html, at);
  if (first === LETTER_S) return (html.charCodeAt(at + 2) | CASE) === LETTER_E;
  return (html.charCodeAt(at + 2) | CASE) === LETTER_L && html.charCodeAt(at + 3) === SPACE;
}

/** Where an element ends, behind its last tag; -1 where it does not, or names the dish before. */
function endWithoutDish({ tags, opened }: Holder, html: string): number {
  tags.lastIndex = opened + 1;
  let depth = 1;
  for (let tag = tags.exec(html); tag?.[1] !== undefined; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return tags.lastIndex;
  }
  return -1;
}

/**
 * Where the element ends that opens at a place, if it holds what readers say of a recipe: they tell what they took instead, in
 * lists like its own. Null for any other; -1 where it does not end, or holds more.
 */
export function saidByReadersEnd(html: string, at: number): number | null {
  const called = mayBeHolder(html, at) ? calledAt(html, at) : null;
  if (!called) return null;
  const end = endWithoutDish(called, html);
  return end < 0 || holdsMore(html.slice(at, end)) ? -1 : end;
}

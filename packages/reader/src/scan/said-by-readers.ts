import { behindElement } from '../text/behind-element.ts';
import { tagEnd } from './tag-end.ts';

/** How the element is called that holds what readers say of a recipe. */
const CALLED =
  /^(?:comments?|comments?[-_]?(?:list|section|area|threads?|wrapper|container|feed)|list[-_]comments?|disqus_thread|(?:user[-_])?reviews|reviews?[-_]?(?:list|section))$/i;
const NAMES = /\s(?:class|id)\s?=\s?(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;
const HOLDER = /^<(ol|ul|div|section)(?=\s)/i;
/** What is no part of them: data, the dish, its lists. */
const HOLDS_MORE =
  /ld\+json|<h1\b|<main\b|\sitemprop\s{0,3}=\s{0,3}["']?(?:recipe|ingredient)|\s(?:class|id)\s?=\s?["'][^"'<>]{0,200}ingredient/i;
const LONGEST_TAG = 800;

const NAMED_SO = /omment|eview|isqus/i;

/** How the element is called, and where its tag ends; null for one that is no holder, or called nothing like it. */
function calledAt(html: string, at: number): { name: string; opened: number } | null {
  const opened = tagEnd(html, at);
  if (opened < 0 || opened - at > LONGEST_TAG) return null;
  const tag = html.slice(at, opened + 1);
  const [, name] = HOLDER.exec(tag) ?? [];
  return name !== undefined && NAMED_SO.test(tag) && isTheirs(tag) ? { name, opened } : null;
}

const isTheirs = (tag: string): boolean =>
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
const C = 99;
const D = 100;
const E = 101;
const I = 105;
const L = 108;
const R = 114;
const S = 115;
const U = 117;
/** Behind what a tag begins with: its name, and there the name of an attribute with its quote. */
const BEHIND_DIV = '<div '.length;
const BEHIND_CLASS = '<div class="'.length;

/** Whether the attributes of a "<div" begin so: asked of thousands of tags, and no of nearly all by two of their signs. */
function opensSo(html: string, at: number): boolean {
  const attribute = html.charCodeAt(at + BEHIND_DIV);
  if (attribute === C) {
    const sign = html.charCodeAt(at + BEHIND_CLASS);
    if (sign !== C && sign !== R && sign !== U) return false;
  } else if (attribute !== I) return false;
  return OPENINGS.some((opening) => html.startsWith(opening, at + BEHIND_DIV));
}

/** Whether the tag at a place may be one of those that matter, by its first letters. */
function mayBeHolder(html: string, at: number): boolean {
  const first = html.charCodeAt(at + 1) | CASE;
  if (first === D) return opensSo(html, at);
  if (first === S) return (html.charCodeAt(at + 2) | CASE) === E;
  return (html.charCodeAt(at + 2) | CASE) === L && html.charCodeAt(at + 3) === SPACE;
}

/**
 * Where the element ends that opens at a place, if it holds what readers say of a recipe: they tell what they took instead, in
 * lists like its own. Null for any other; -1 where it does not end, or holds more.
 */
export function saidByReadersEnd(html: string, at: number): number | null {
  const called = mayBeHolder(html, at) ? calledAt(html, at) : null;
  if (!called) return null;
  const end = behindElement(called.name, called.opened + 1, html);
  return end < 0 || HOLDS_MORE.test(html.slice(at, end)) ? -1 : end;
}

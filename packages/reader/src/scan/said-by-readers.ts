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

/** The attributes with which such an element begins where it is no list: there are too many others. */
const OPENINGS = [
  'id="comments"',
  'id="disqus_thread"',
  'class="comment',
  'class="reviews',
  'class="user-reviews',
];
const SPACE = 32;
const LETTER_D = 100;
const CASE = 32;
const BEHIND_DIV = 5;

/** Whether the tag at a place is surely none of those that matter: most are. */
const isPlainDiv = (html: string, at: number): boolean =>
  (html.charCodeAt(at + 1) | CASE) === LETTER_D &&
  (html.charCodeAt(at + BEHIND_DIV - 1) !== SPACE ||
    !OPENINGS.some((opening) => html.startsWith(opening, at + BEHIND_DIV)));

/**
 * Where the element ends that opens at a place, if it holds what readers say of a recipe: they tell what they took instead, in
 * lists like its own. Null for any other; -1 where it does not end, or holds more.
 */
export function saidByReadersEnd(html: string, at: number): number | null {
  if (isPlainDiv(html, at)) return null;
  const opened = tagEnd(html, at);
  if (opened < 0 || opened - at > LONGEST_TAG) return null;
  const tag = html.slice(at, opened + 1);
  const [, name] = HOLDER.exec(tag) ?? [];
  if (name === undefined) return null;
  const isTheirs = [...tag.matchAll(NAMES)].some(([, ...values]) =>
    (values.find(Boolean) ?? '').split(/\s+/).some((word) => CALLED.test(word)),
  );
  if (!isTheirs) return null;
  const end = behindElement(name, opened + 1, html);
  return end < 0 || HOLDS_MORE.test(html.slice(at, end)) ? -1 : end;
}

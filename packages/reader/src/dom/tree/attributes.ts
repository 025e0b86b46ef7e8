import { decodeMarkupValue } from '../../text/decode-markup.ts';
import { AttributeWalk } from './attribute-walk.ts';

/** All that are asked for, so that the attributes of every element have one form: many forms are slow to ask. */
const NONE = {
  class: undefined,
  id: undefined,
  itemtype: undefined,
  itemscope: undefined,
  itemprop: undefined,
  itemref: undefined,
  typeof: undefined,
  property: undefined,
  rel: undefined,
  role: undefined,
  style: undefined,
  hidden: undefined,
  'x-show': undefined,
  'v-show': undefined,
  href: undefined,
  src: undefined,
  srcset: undefined,
  'data-src': undefined,
  'data-srcset': undefined,
  'data-lazy-src': undefined,
  'data-original': undefined,
  width: undefined,
  height: undefined,
  alt: undefined,
  title: undefined,
  content: undefined,
  datetime: undefined,
  value: undefined,
  selected: undefined,
  start: undefined,
};
type AttributeName = keyof typeof NONE;

export type Attributes = Readonly<Record<AttributeName, string | undefined>>;

const isAskedFor = (name: string): name is AttributeName => name in NONE;
const ASKED_FOR = new Map(
  Object.keys(NONE)
    .filter(isAskedFor)
    .map((name) => [name as string, name]),
);

const GREATER = 0x3e;
/** How most tags with attributes go on behind their name. */
const CLASS = ' class="';

/** The attributes of a tag whose name ends at a place; of those that it names twice the first. */
export function readAttributes(html: string, nameEnd: number): Attributes {
  if (html.charCodeAt(nameEnd) === GREATER) return NONE;
  const attributes: Record<AttributeName, string | undefined> = { ...NONE };
  let at = nameEnd;
  if (html.startsWith(CLASS, at)) {
    const to = html.indexOf('"', at + CLASS.length);
    attributes.class = decodeMarkupValue(html.slice(at + CLASS.length, to));
    at = to + 1;
    if (html.charCodeAt(at) === GREATER) return attributes;
  }
  const walk = new AttributeWalk(html, at);
  while (walk.next()) {
    const written = html.slice(walk.nameAt, walk.nameTo);
    const name = ASKED_FOR.get(written) ?? ASKED_FOR.get(written.toLowerCase());
    if (name !== undefined)
      attributes[name] ??= decodeMarkupValue(html.slice(walk.valueAt, walk.valueTo));
  }
  return attributes;
}

/** The names of all attributes of such a tag. */
export function attributeNames(html: string, nameEnd: number): string[] {
  const names = new Set<string>();
  const walk = new AttributeWalk(html, nameEnd);
  while (walk.next()) names.add(html.slice(walk.nameAt, walk.nameTo).toLowerCase());
  return [...names];
}

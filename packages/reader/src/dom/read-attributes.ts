import { decodeMarkupValue } from '../text/decode-markup.ts';
import { AttributeWalk } from './attribute-walk.ts';

export type Attributes = Readonly<Record<string, string>>;

const NONE: Attributes = {};
const GREATER = 0x3e;

/** The attributes of a tag, from behind its name; of those that are named twice the first. */
export function readAttributes(html: string, from: number): Attributes {
  if (html.charCodeAt(from) === GREATER) return NONE;
  const attributes: Record<string, string> = {};
  const walk = new AttributeWalk(html, from);
  while (walk.next()) {
    const name = html.slice(walk.nameAt, walk.nameTo).toLowerCase();
    attributes[name] ??= decodeMarkupValue(html.slice(walk.valueAt, walk.valueTo));
  }
  return attributes;
}

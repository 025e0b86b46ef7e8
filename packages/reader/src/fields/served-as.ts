import { OR_WORDS } from '../vocabulary/and-words.ts';
import { AS_WORDS } from '../vocabulary/number-words.ts';

const AS_WHAT = String.raw`(?:${AS_WORDS})\s[\p{L}-]+(?:\s[\p{L}-]+){0,2}`;

/** "… as a main, six as a starter": a pattern of what may follow how many it serves, where others are counted as `count` tells. */
export const servedAs = (count: string): string =>
  String.raw`\s+${AS_WHAT}(?:,?\s+(?:(?:${OR_WORDS}|and)\s+)?${count}\s+${AS_WHAT})?`;

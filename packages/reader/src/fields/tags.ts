import { TAGS_MAX, TAG_MAX } from '@commonplate/contract';
import { decodeEntities } from '../text/decode-entities.ts';
import { plainLine } from '../text/plain-text.ts';

const SEPARATORS = /[,;|\n•]+/;

/** Tags from the texts of keywords, category and cuisine: one of a kind, short enough to be tags. */
export function readTags(texts: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const text of texts) {
    // Entities end in a semicolon, which must not part a tag.
    for (const part of decodeEntities(text.slice(0, 5_000)).split(SEPARATORS)) {
      const line = plainLine(part);
      const tag = line.startsWith('#') ? line.replace(/^#+\s*/, '') : line;
      const known = tag.toLowerCase();
      if (tag === '' || tag.length > TAG_MAX || /^https?:/.test(known) || tags.has(known)) continue;
      tags.set(known, tag);
      if (tags.size >= TAGS_MAX) return [...tags.values()];
    }
  }
  return [...tags.values()];
}

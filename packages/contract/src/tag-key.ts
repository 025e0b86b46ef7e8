import { visibleText } from './visible-text.ts';

/**
 * Two tags are the same if these are: they are kept as typed and compared without case. By way of upper case, because only
 * there "ß" and "SS" meet; and composed again at the end, because some letters come apart on the way.
 */
export const tagKey = (tag: string): string =>
  visibleText(tag).normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');

/** Tags are kept as typed, one of a kind. A comma parts them, as in the form and in the filter. */
export function mergeTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.flatMap((text) => text.split(',')).map(visibleText)) {
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  }
  return [...byKey.values()];
}

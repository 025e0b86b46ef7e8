import { tagKey } from '@commonplate/contract';

export function sameTag(a: string, b: string): boolean {
  return tagKey(a) === tagKey(b);
}

/** Adds what was typed, one tag or several with commas; blanks and repetitions are left out. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  const keys = new Set(tags.map(tagKey));
  for (const part of typed.split(',')) {
    const key = tagKey(part);
    if (key === '' || keys.has(key)) continue;
    keys.add(key);
    all.push(part.trim());
  }
  return all;
}

export function removeTag(tags: readonly string[], tag: string): string[] {
  return tags.filter((other) => !sameTag(other, tag));
}

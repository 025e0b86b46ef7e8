/**
 * What was found out about the page that is being read. Two ways that look simpler forget it too late, and so keep one page
 * after the other in memory, which then costs as much as reading them: a weak map holds on to its values, and these mostly to
 * its keys, until old memory is cleared as well; and a map that is emptied to be used again leaves its old table behind, which
 * leads from the ones before to those that follow. So each page gets a new map.
 */
class Known<Key, Value> {
  #found: Map<Key, Value> | null = null;

  get size(): number {
    return this.#found?.size ?? 0;
  }

  get(key: Key): Value | undefined {
    return this.#found?.get(key);
  }

  set(key: Key, value: Value): void {
    this.#found ??= new Map();
    this.#found.set(key, value);
  }

  forget(): void {
    this.#found = null;
  }
}

const all: { forget(): void }[] = [];

/** What a module remembers of a page, or of its lines, until that is read. */
export function knownWhileReading<Key, Value>(): Known<Key, Value> {
  const known = new Known<Key, Value>();
  all.push(known);
  return known;
}

/** Reads something without keeping what was remembered of it: a line may be a part of a page, which then stays in memory as a whole. */
export function forgettingAll<Read>(read: () => Read): Read {
  try {
    return read();
  } finally {
    for (const known of all) known.forget();
  }
}

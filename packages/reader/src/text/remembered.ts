const MAX_KNOWN = 500;

/** A function that remembers what it made of short texts: pages have a few of them again and again. */
export function remembered<Value extends string | null>(
  make: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MAX_KNOWN) known.clear();
    const value = make(text);
    known.set(text, value);
    return value;
  };
}

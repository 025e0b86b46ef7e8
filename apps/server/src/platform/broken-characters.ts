/** Half of a pair, left over where a text was cut within an emoji. No database can store one: it would be kept as "�". */
const HALVES = /\p{Surrogate}/gu;

/** The dotted paths of all texts that hold half a character. Not recursive: a body may be nested deeper than the stack is. */
export function brokenTexts(whole: unknown): string[] {
  const broken: string[] = [];
  const waiting: (readonly [path: string, value: unknown])[] = [['', whole]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !value.isWellFormed()) broken.push(path);
    if (typeof value !== 'object' || value === null) continue;
    const before = path === '' ? '' : `${path}.`;
    for (const [key, part] of Object.entries(value)) waiting.push([before + key, part]);
  }
  return broken.reverse();
}

/** For texts that nobody here has typed: they are taken without their broken characters. */
export function withoutHalfCharacters<Value>(value: Value): Value {
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.isWellFormed() ? part : part.replace(HALVES, '').trim();
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]));
  };
  return (brokenTexts(value).length === 0 ? value : clean(value)) as Value;
}

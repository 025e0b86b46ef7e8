/** The dotted paths of all texts of a kind. Not recursive: a body may be nested deeper than the stack is. */
export function textPaths(whole: unknown, isMeant: (text: string) => boolean): string[] {
  const found: string[] = [];
  const waiting: (readonly [path: string, value: unknown])[] = [['', whole]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && isMeant(value)) found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    const before = path === '' ? '' : `${path}.`;
    for (const [key, part] of Object.entries(value)) waiting.push([before + key, part]);
  }
  return found.reverse();
}

const ENOUGH = 3;
const TAIL = /:\s*\d{1,3}$/;

/** Without the ": 1" that a template writes behind every line, whatever amount the line itself states. */
export function withoutCommonTail(lines: readonly string[]): readonly string[] {
  const tail = TAIL.exec(lines[0] ?? '')?.[0];
  const common = tail !== undefined && lines.length >= ENOUGH;
  if (!common || !lines.every((line) => line.endsWith(tail))) return lines;
  return lines.map((line) => line.slice(0, -tail.length));
}

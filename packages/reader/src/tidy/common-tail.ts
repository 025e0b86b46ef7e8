const ENOUGH = 3;
/** ": 1", or what a button says: "see offers". No list of food ends so in every line. */
const TAIL = /:\s*\d{1,3}$|(?<=\S\s\S+)\s\p{L}+ \p{L}+$/u;

/** Without what a template writes behind every line, whatever the line itself says. */
export function withoutCommonTail(lines: readonly string[]): readonly string[] {
  const tail = TAIL.exec(lines[0] ?? '')?.[0];
  const common = tail !== undefined && lines.length >= ENOUGH;
  if (!common || !lines.every((line) => line.length > tail.length && line.endsWith(tail)))
    return lines;
  return lines.map((line) => line.slice(0, -tail.length));
}

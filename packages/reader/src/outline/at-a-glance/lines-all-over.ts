/** So many of the lines of a list, or fewer, from all over it: where one of them stands, the others are near. */
export function linesAllOver(lines: readonly string[], most: number): string[] {
  const every = Math.ceil(lines.length / most);
  return lines.filter((_line, at) => at % every === 0);
}

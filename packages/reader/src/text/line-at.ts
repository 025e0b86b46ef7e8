/** More letters than that would stand in a row only in a text made to keep the search busy. */
const PROBE = 200;
const MOST_TRIES = 50;

/** Where a text holds a line, from a place on, or -1. */
export function lineAt(text: string, line: string, from = 0): number {
  if (line.length <= PROBE) return text.indexOf(line, from);
  const probe = line.slice(0, PROBE);
  let at = text.indexOf(probe, from);
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
    if (text.startsWith(line, at)) return at;
    at = text.indexOf(probe, at + 1);
  }
  return -1;
}

export const holdsLine = (text: string, line: string): boolean => lineAt(text, line) >= 0;

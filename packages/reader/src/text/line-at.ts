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

/**
 * Tells of one line after the other where a text holds it, or -1. Those of a list mostly stand there in the same order, so
 * each is looked for behind the last before the text is searched from its beginning.
 */
export function placeInTurn(text: string): (line: string) => number {
  let from = 0;
  return (line) => {
    let at = lineAt(text, line, from);
    if (at < 0 && from > 0) at = lineAt(text.slice(0, from + line.length), line);
    if (at >= 0) from = at;
    return at;
  };
}

/** Tells of one line after the other whether a text holds it. */
export function holdsInTurn(text: string): (line: string) => boolean {
  const placeOf = placeInTurn(text);
  return (line) => placeOf(line) >= 0;
}

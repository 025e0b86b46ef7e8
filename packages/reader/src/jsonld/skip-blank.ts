function pastMark(text: string, at: number, mark: string): number {
  const found = text.indexOf(mark, at);
  return found < 0 ? text.length : found + mark.length;
}

/** Where a text of data goes on after spaces and comments. */
export function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    const letter = text.charCodeAt(at);
    if (letter <= 32 || letter === 0xa0 || letter === 0xfeff) at += 1;
    else if (text.startsWith('/*', at)) at = pastMark(text, at + 2, '*/');
    else if (text.startsWith('//', at)) at = pastMark(text, at, '\n');
    else return at;
  }
}

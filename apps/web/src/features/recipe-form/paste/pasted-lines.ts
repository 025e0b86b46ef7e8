const BULLET = /^\s*(?:[-–—*•·●▪◦‣☐☑✓]|\[[ x]?\])\s+/iu;

/** The lines of a pasted text that hold something, without their bullets. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(BULLET, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Text of one line is typed as usual; only more than one becomes rows. */
export function hasManyLines(text: string): boolean {
  return pastedLines(text).length > 1;
}

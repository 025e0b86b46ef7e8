/** One replacement in a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The part of `text` between two places with its edits made; edits come in order. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  [start, end]: readonly [number, number] = [0, text.length],
): string {
  let shown = '';
  let place = start;
  for (const edit of edits) {
    if (edit.start < start || edit.end > end) continue;
    shown += text.slice(place, edit.start) + edit.text;
    place = edit.end;
  }
  return shown + text.slice(place, end);
}

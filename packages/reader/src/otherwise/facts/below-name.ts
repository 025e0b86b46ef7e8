import { bareOf } from '../../text/bare-text.ts';

/** The rows from the name of a dish on, where it is among them: those above it are of others. */
export function belowName(rows: readonly string[], title: string): readonly string[] {
  const name = bareOf(title);
  const from = name === '' ? -1 : rows.findIndex((row) => bareOf(row) === name);
  return from > 0 ? rows.slice(from) : rows;
}

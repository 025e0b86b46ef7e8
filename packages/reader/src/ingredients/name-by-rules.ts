import type { Amount } from './amount.ts';
import type { NamedParts } from './name-by-tagger.ts';
import { isDash } from './number-reading.ts';
import type { Line } from './line.ts';
import { readMeasure } from './unit-reading.ts';

const NOTE_MARKS = new Set([',', ';', '+', ':', '*', '=']);

const isSpaced = ({ tokens }: Line, index: number): boolean =>
  tokens[index - 1]?.end !== tokens[index]?.start;

function beginsNote(line: Line, index: number): boolean {
  const token = line.tokens[index];
  if (!token) return false;
  if (token.kind === 'mark' && NOTE_MARKS.has(token.key)) return true;
  if (token.kind === 'number') return readMeasure(line, index + 1) !== null;
  if (isDash(token) && isSpaced(line, index)) return true;
  return line.lexicon.noteStarts.match(line.tokens, index) !== null;
}

/** "Salz, Pfeffer" are two names; "Zitrone, unbehandelt" is a name and a note. */
function listsSeasonings({ tokens, lexicon }: Line, comma: number): boolean {
  return (
    tokens[comma]?.key === ',' &&
    lexicon.seasonings.match(tokens, comma - 1) !== null &&
    lexicon.seasonings.match(tokens, comma + 1) !== null
  );
}

const endsAt = (match: { next: number } | null, last: number): boolean =>
  match !== null && match.next > last;

/** What dangles at the end is no name: preparations ("beurre fondu"), sizes, a cut-off "or". */
function dropTrailing({ tokens, lexicon }: Line, name: readonly number[]): number[] {
  const trailing = [lexicon.prepared, lexicon.sizes, lexicon.rangeWords, lexicon.approximately];
  const kept = [...name];
  while (kept.length > 1) {
    const last = kept.at(-1) ?? 0;
    const before = kept.at(-2) ?? 0;
    const isPair =
      kept.length > 2 && trailing.some((table) => endsAt(table.match(tokens, before), last));
    const isWord = trailing.some((table) => endsAt(table.match(tokens, last), last));
    if (!isPair && !isWord) break;
    kept.length -= isPair ? 2 : 1;
  }
  return kept;
}

/** The tokens at which the name of a line stands, before what dangles is dropped. */
function nameTokens(line: Line, { roles, nameFrom }: Amount): number[] {
  const name: number[] = [];
  let depth = 0;
  for (let index = nameFrom; index < line.tokens.length; index += 1) {
    const token = line.tokens[index];
    if (!token || roles[index] !== 'rest') continue;
    if (token.key === '(' || token.key === '[') depth += 1;
    else if (token.key === ')' || token.key === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const skipped = name.length === 0 ? afterLeadingNote(line, index) : null;
      const isNote = name.length > 0 && beginsNote(line, index);
      if (skipped !== null) index = skipped - 1;
      else if (isNote && !listsSeasonings(line, index)) break;
      else if (name.length > 0 || token.kind !== 'mark') name.push(index);
    }
  }
  return name;
}

/** "q.b. sale", "großer Apfel": what stands before the name without being part of it. */
function afterLeadingNote({ tokens, lexicon }: Line, index: number): number | null {
  const note = lexicon.toTaste.match(tokens, index) ?? lexicon.sizes.match(tokens, index);
  return note && note.next < tokens.length ? note.next : null;
}

/** Which tokens form the name, for the languages the tagger has not learnt. */
export function nameByRules(line: Line, amount: Amount): NamedParts {
  const inName = line.tokens.map(() => false);
  for (const index of dropTrailing(line, nameTokens(line, amount))) inName[index] = true;
  return { roles: amount.roles, inName };
}

import type { Role } from './amount.ts';
import type { NamedParts } from './name-by-tagger.ts';
import { isDash } from './number-reading.ts';
import type { Line } from './number-reading.ts';

const NOTE_MARKS = new Set([',', ';', '+', ':', '*', '=']);

const isSpaced = ({ tokens }: Line, index: number): boolean =>
  tokens[index - 1]?.end !== tokens[index]?.start;

function beginsNote(line: Line, index: number): boolean {
  const token = line.tokens[index];
  if (!token) return false;
  if (token.kind === 'mark' && NOTE_MARKS.has(token.key)) return true;
  if (isDash(token) && isSpaced(line, index)) return true;
  return line.lexicon.noteStarts.match(line.tokens, index) !== null;
}

/** Preparations at the end of the name are notes: "beurre fondu", "Zwiebel fein gehackt". */
function dropTrailingPreparation(line: Line, name: number[]): number[] {
  const kept = [...name];
  while (kept.length > 1) {
    const last = kept.at(-1) ?? 0;
    const before = kept.at(-2) ?? 0;
    const two = kept.length > 2 ? line.lexicon.prepared.match(line.tokens, before) : null;
    const one = line.lexicon.prepared.match(line.tokens, last);
    if (two && two.next > last) kept.length -= 2;
    else if (one) kept.length -= 1;
    else break;
  }
  return kept;
}

/** Which tokens form the name, for the languages the tagger has not learnt. */
export function nameByRules(line: Line, roles: readonly Role[]): NamedParts {
  const inName = line.tokens.map(() => false);
  let name: number[] = [];
  let depth = 0;
  for (let index = 0; index < line.tokens.length; index += 1) {
    const token = line.tokens[index];
    if (!token || roles[index] !== 'rest') continue;
    if (token.key === '(' || token.key === '[') depth += 1;
    else if (token.key === ')' || token.key === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const isEmpty = name.length === 0;
      const skipped = isEmpty
        ? (line.lexicon.toTaste.match(line.tokens, index) ??
          line.lexicon.sizes.match(line.tokens, index))
        : null;
      if (skipped && skipped.next < line.tokens.length) index = skipped.next - 1;
      else if (!isEmpty && beginsNote(line, index)) break;
      else if (!isEmpty || token.kind !== 'mark') name.push(index);
    }
  }
  name = dropTrailingPreparation(line, name);
  for (const index of name) inName[index] = true;
  return { roles, inName };
}

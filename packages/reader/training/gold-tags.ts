import type { Amount } from '../src/ingredients/amount.ts';
import { readLine } from '../src/ingredients/line.ts';
import { lexiconOf } from '../src/ingredients/language.ts';
import { readAmount } from '../src/ingredients/read-amount.ts';
import { cleanLine } from '../src/ingredients/clean-line.ts';
import { tagSequence } from '../src/ingredients/tagger/tag-sequence.ts';
import type { TagSequence } from '../src/ingredients/tagger/tag-sequence.ts';
import { STATES } from '../src/ingredients/tagger/tag-states.ts';
import type { Tag } from '../src/ingredients/tagger/tag-states.ts';

export interface LabelledLine {
  readonly line: string;
  readonly unit: string;
  readonly item: string;
}

export interface Example {
  readonly sequence: TagSequence;
  readonly amount: Amount;
  readonly states: readonly number[];
}

const singular = (word: string): string =>
  word
    .replace(/ies$/u, 'y')
    .replace(/(lea|loa|hal)ves$/u, '$1f')
    .replace(/(?<=.{3})s$/u, '');

const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((part) => part !== '')
    .map(singular);

/** Longest common run of name words and tokens; of equal ones the one in the fewest pieces. */
function alignName(sequence: TagSequence, item: string): boolean[] {
  const wanted = partsOf(item);
  const tokens = sequence.tokens.map((token) => partsOf(token.text));
  const width = wanted.length + 1;
  const rows = tokens.length + 1;
  const best = new Float64Array(rows * width * 2).fill(-1e9);
  const cell = (row: number, column: number, inName: number): number =>
    (row * width + column) * 2 + inName;
  const choice = new Int8Array(best.length);
  best[cell(0, 0, 0)] = 0;
  for (let row = 0; row < tokens.length; row += 1) {
    const parts = tokens[row] ?? [];
    for (let column = 0; column < width; column += 1) {
      for (const inName of [0, 1]) {
        const score = best[cell(row, column, inName)] ?? -1e9;
        if (score < -1e8) continue;
        const keepsState = parts.length === 0 ? inName : 0;
        const skipTo = cell(row + 1, column, keepsState);
        if (score > (best[skipTo] ?? -1e9)) {
          best[skipTo] = score;
          choice[skipTo] = inName;
        }
        const fits =
          parts.length > 0 && parts.every((part, offset) => wanted[column + offset] === part);
        if (!fits) continue;
        const takeTo = cell(row + 1, column + parts.length, 1);
        const gain = score + 10 * parts.length + (inName === 1 ? 1 : 0);
        if (gain > (best[takeTo] ?? -1e9)) {
          best[takeTo] = gain;
          choice[takeTo] = inName;
        }
      }
    }
  }
  return trace({ tokens, width, best, choice });
}

interface Alignment {
  readonly tokens: readonly string[][];
  readonly width: number;
  readonly best: Float64Array;
  readonly choice: Int8Array;
}

function trace({ tokens, width, best, choice }: Alignment): boolean[] {
  const base = tokens.length * width * 2;
  let end = base;
  for (let index = base; index < base + width * 2; index += 1) {
    if ((best[index] ?? -1e9) > (best[end] ?? -1e9)) end = index;
  }
  const inName: boolean[] = [];
  for (let row = tokens.length; row > 0; row -= 1) {
    const parts = tokens[row - 1] ?? [];
    const state = end % 2;
    const column = Math.floor(end / 2) % width;
    const taken = state === 1 && parts.length > 0;
    inName.push(taken);
    end = ((row - 1) * width + column - (taken ? parts.length : 0)) * 2 + (choice[end] ?? 0);
  }
  return inName.reverse();
}

/** Punctuation inside the name stays inside it; at its edges it is a note. */
function fillMarks(sequence: TagSequence, tags: Tag[]): void {
  for (const [index, token] of sequence.tokens.entries()) {
    if (token.kind !== 'mark' || token.key === '(' || token.key === ')') continue;
    if (tags[index - 1] === 'name' && tags[index + 1] === 'name') tags[index] = 'name';
  }
}

function statesOf(tags: readonly Tag[]): number[] {
  let seen = false;
  let left = false;
  return tags.map((tag) => {
    if (tag === 'name') {
      seen = true;
      return left ? STATES.nameAgain : STATES.name;
    }
    if (seen) left = true;
    if (tag === 'unit') return seen ? STATES.unitAfter : STATES.unitBefore;
    return seen ? STATES.noteAfter : STATES.noteBefore;
  });
}

/** A labelled line as the tagger sees it; null where the label does not fit the line. */
export function exampleOf({ line, unit, item }: LabelledLine): Example | null {
  const source = readLine(cleanLine(line).text, lexiconOf('en'));
  const amount = readAmount(source);
  const sequence = tagSequence(source, amount);
  const inName = alignName(sequence, item);
  const found = sequence.tokens.flatMap((token, index) =>
    inName[index] ? partsOf(token.text) : [],
  );
  if (found.length < partsOf(item).length) return null;
  const tags = inName.map((name): Tag => (name ? 'name' : 'note'));
  const unitAt = sequence.units.findIndex(
    (candidate, index) => candidate === unit && !inName[index],
  );
  if (unitAt >= 0) tags[unitAt] = 'unit';
  fillMarks(sequence, tags);
  return { sequence, amount, states: statesOf(tags) };
}

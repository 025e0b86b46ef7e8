import type { SourceLine } from '../card-line.ts';

/** How far to either side lines are looked at to find the edge of a column that a lens may have bent. */
const NEIGHBOURS = 4;

const firstWordOf = (text: string): string => text.split(/\s/u, 1)[0] ?? '';

function rightEdge(lines: readonly SourceLine[], index: number): number {
  const own = lines[index]?.photographed;
  if (!own) return lines[index]?.wrapsAt ?? Infinity;
  return Math.max(
    ...lines
      .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1)
      .filter(
        ({ photographed: other }) =>
          other?.region.photo === own.region.photo && other.layout.block === own.layout.block,
      )
      .map(({ photographed: other }) => other?.layout.right ?? 0),
  );
}

/** Whether the next line's first word would have fitted at the end of this line: then the break was meant. */
export function breaksOnPurpose(lines: readonly SourceLine[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next || next.startsApart) return true;
  const word = firstWordOf(next.text);
  if (!line.photographed || !next.photographed)
    return line.text.length + 1 + word.length <= rightEdge(lines, index);
  const { left, right } = next.photographed.layout;
  const letterWidth = (right - left) / Math.max(1, next.raw.length);
  const room = rightEdge(lines, index) - line.photographed.layout.right;
  return room > (word.length + 1.5) * letterWidth;
}

import { amountIn } from '../ingredients/amount-in.ts';
import type { Lexicon } from '../ingredients/lexicon.ts';
import { hasSize } from '../ingredients/measure-size.ts';
import { kindOf, type UnitName } from '../ingredients/unit.ts';

interface Packed {
  unit: UnitName;
  /** Whether the line says how much one of them holds. */
  isSized: boolean;
}

/** What a line counts in cans, jars and the like; null where it counts or measures otherwise. */
function packedIn(text: string, lexicon: Lexicon): Packed | null {
  const { amount, line } = amountIn(text, lexicon);
  if (amount.unit === null || kindOf(amount.unit) !== 'container') return null;
  const isSized = line.tokens.some(({ value }, at) => {
    // "14-ounce".
    const next = line.tokens[at + 1]?.key === '-' ? at + 2 : at + 1;
    const unit = value && lexicon.units.get(line.tokens[next]?.key ?? '');
    return unit !== null && unit !== undefined && hasSize(unit);
  });
  return { unit: amount.unit, isSized };
}

const countNumbers = (text: string): number => text.match(/\d+/g)?.length ?? 0;

/** Whether only one of two lines says how much a package holds: "1 can of beans" and "1 can of beans (400 g)". */
export function packageSizesDiffer(line: string, row: string, lexicon: Lexicon): boolean {
  // A size is a number more: most lines have as many as their rows.
  if (countNumbers(line) === countNumbers(row)) return false;
  const [ours, theirs] = [packedIn(line, lexicon), packedIn(row, lexicon)];
  return ours?.unit === theirs?.unit && ours?.isSized !== theirs?.isSized;
}

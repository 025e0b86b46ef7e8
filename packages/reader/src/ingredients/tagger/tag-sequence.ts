import type { Amount } from '../amount.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Line } from '../line.ts';
import type { Token } from '../token.ts';
import { kindOf } from '../unit.ts';
import type { UnitKind, UnitName } from '../unit.ts';

export interface TagSequence {
  readonly tokens: readonly Token[];
  /** Where each of them stands in the line. */
  readonly places: readonly number[];
  /** For each the count unit it may be; null where it cannot be the unit of this line. */
  readonly units: readonly (UnitName | null)[];
  /** What the amount says about what is to come. */
  readonly context: UnitKind | 'number' | 'nothing';
}

const isSoft = (unit: UnitName): boolean => kindOf(unit) === 'count' && unit !== 'dozen';

/** A count word may be the unit or part of the name: "4 cloves garlic", "4 garlic cloves", "4 whole cloves". */
function isOpenUnit(amount: Amount): boolean {
  return amount.unit === null || (isSoft(amount.unit) && !amount.isUnitSure);
}

function contextOf(amount: Amount): TagSequence['context'] {
  if (amount.unit !== null && !isOpenUnit(amount)) return kindOf(amount.unit);
  return amount.low === null ? 'nothing' : 'number';
}

/** With the unit its "of" is open too: "4 fillets of cod" has four "fillets of cod" or four fillets. */
export function isUndecided(amount: Amount, index: number): boolean {
  const role = amount.roles[index];
  if (role === 'rest') return true;
  if (!isOpenUnit(amount)) return false;
  return role === 'unit' || (role === 'joint' && amount.roles[index - 1] === 'unit');
}

const MAY_BE_UNIT_AFTER_NAME: ReadonlySet<UnitKind> = new Set(['container', 'vague', 'count']);

/** The count unit a word may be; null for measures, whose sense is never in doubt. */
export function countUnit({ units }: Lexicon, word: string): UnitName | null {
  const unit = units.get(word);
  const isCount = unit !== undefined && MAY_BE_UNIT_AFTER_NAME.has(kindOf(unit));
  return isCount ? unit : null;
}

/** Whether the unit of a line is open, so that only the tagger can tell it from the name. */
export const mayHoldCountUnit = (line: Line, amount: Amount): boolean =>
  isOpenUnit(amount) &&
  line.tokens.some(
    (token, index) => isUndecided(amount, index) && countUnit(line.lexicon, token.key) !== null,
  );

/** The part of a line the tagger decides on: all but the amount, with count units left open. */
export function tagSequence(line: Line, amount: Amount): TagSequence {
  const { tokens } = line;
  const isOpen = isOpenUnit(amount);
  const places = tokens.flatMap((_, index) => (isUndecided(amount, index) ? [index] : []));
  const chosen = places.flatMap((place) => tokens[place] ?? []);
  const units = chosen.map((token) => (isOpen ? countUnit(line.lexicon, token.key) : null));
  return { tokens: chosen, places, units, context: contextOf(amount) };
}

import { NUTRIENTS, type Nutrient } from '@commonplate/contract';
import type { Finding } from '../../finding/finding.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { type Amount, amountsIn, type NamedAmount } from './nutrient-amounts.ts';
import { nutritionPanels, writtenIn } from './nutrition-panels.ts';
import { saysPlainly } from './says-plainly.ts';

const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+(?![.,]?\d{3})/;

/** What a number may be: a point may part thousands. */
function readingsOf(number: string): number[] {
  const thousands = GROUPED.exec(number)?.[0];
  const whole = thousands?.replaceAll(/[.,\s]/g, '');
  const grouped = thousands === undefined ? [] : [Number(whole + number.slice(thousands.length))];
  return [...grouped, Number(number.replace(',', '.'))];
}

/** Whether both are one amount, of which either may be rounded. */
const areSame = (shown: number, amount: number): boolean =>
  shown === amount ||
  shown === Math.floor(amount) ||
  shown === Math.round(amount) ||
  Math.round(shown) === amount ||
  [1, 2].some((digits) => shown.toFixed(digits) === amount.toFixed(digits));

/** Whether a page may mean an amount of the data: sodium is told in grams as well. */
const mayMean = ({ number, unit }: Amount, name: Nutrient, amount: number): boolean =>
  readingsOf(number).some(
    (shown) =>
      (areSame(shown, amount) && (name !== 'sodium' || unit !== 'g')) ||
      (name === 'sodium' && unit !== 'mg' && areSame(shown, amount / 1000)),
  );

/** What a page may say of one nutrient, held against its data. */
interface Compared extends NamedAmount {
  isSame: boolean;
}

function comparedWith(
  name: Nutrient,
  amount: number,
  amounts: Iterable<readonly [Nutrient, NamedAmount]>,
): Compared[] {
  const own = Array.from(amounts).filter(([of]) => of === name);
  return own.map(([, each]) => ({ ...each, isSame: mayMean(each, name, amount) }));
}

type Side = NamedAmount['side'];
type SideOfName = Exclude<Side, 'sure'>;
const OPPOSITE = { before: 'behind', behind: 'before' } as const satisfies Record<SideOfName, Side>;

/** The side of their names on which the amounts stand that agree with the data, where that is plain. */
function sideOf(compared: readonly Compared[]): SideOfName | null {
  const agreeing = (side: Side): number =>
    compared.filter((each) => each.isSame && each.side === side).length;
  const [before, behind] = [agreeing('before'), agreeing('behind')];
  if (before === behind) return null;
  return before > behind ? 'before' : 'behind';
}

/** What is to be cooked has its amount before it, too, but no name before that. */
const isOfPanel = (name: Nutrient, { side, isShared }: Compared): boolean =>
  side !== 'before' || isShared || name === 'calories';

/** The words by which a page gives another amount where it nowhere gives that of the data; else null. */
function otherWords(
  name: Nutrient,
  compared: readonly Compared[],
  side: SideOfName | null,
): string | null {
  const own = compared.filter(
    (each) => !each.isShared || side === null || each.side !== OPPOSITE[side],
  );
  if (own.some(({ isSame }) => isSame)) return null;
  const plain = own.filter(
    (each) => !each.isBehindName && (each.side === side || isOfPanel(name, each)),
  );
  const [other] = [side, 'behind', 'sure', 'before'].flatMap((from) =>
    plain.filter((each) => each.side === from),
  );
  return other?.words ?? null;
}

/** What the page says of nutrition where it names no amount of the data, but another. */
export function nutritionOtherwise(
  { nutrition }: Finding,
  page: ScannedPage,
): ReadonlyMap<Nutrient, string> {
  const declared = NUTRIENTS.flatMap((name): [Nutrient, number][] => {
    const amount = nutrition[name] ?? 0;
    // What is next to nothing is told in many ways.
    return amount >= 1 ? [[name, amount]] : [];
  });
  if (declared.length === 0) return new Map();
  const { panels, areSure } = nutritionPanels(page.shown);
  const open = declared.filter((each) => !saysPlainly(each, panels, page));
  if (panels.length === 0 || open.length === 0) return new Map();
  const amounts = panels.flatMap((panel) => [...amountsIn(writtenIn(panel, page))]);
  const compared = new Map(
    declared.map(([name, amount]) => [name, comparedWith(name, amount, amounts)]),
  );
  const all = [...compared.values()].flat();
  // It may be about what is cooked, where nothing agrees.
  if (!areSure && !all.some(({ isSame }) => isSame)) return new Map();
  const side = sideOf(all);
  return new Map(
    open.flatMap(([name]): [Nutrient, string][] => {
      const words = otherWords(name, compared.get(name) ?? [], side);
      return words === null ? [] : [[name, words]];
    }),
  );
}

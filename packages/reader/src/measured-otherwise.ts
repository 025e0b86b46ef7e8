import type { ScannedPage } from './scan/scan-page.ts';
import { shownRows } from './shown-rows.ts';
import { bareOf } from './text/bare-text.ts';

/** What the metric measures hold of the smallest of their kind. */
const WEIGHTS: Readonly<Record<string, number>> = { g: 1, kg: 1000 };
const VOLUMES: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 };

/** A metric amount and what it is of, up to the first note. */
const MEASURED = /^(\d{1,5}(?:[.,]\d{1,2})?)\s*(kg|g|ml|cl|dl|l)\s+(\p{L}[^,;(]{2,60})/iu;
const ROW_MAX = 200;
const DISTINCT = 4;
/** Rounding makes 0.75 l out of 7.5 dl, but never double of anything. */
const ROUNDED = 0.1;

interface Measured {
  size: number;
  unit: string;
  kind: Readonly<Record<string, number>>;
  item: string;
}

function measuredIn(line: string): Measured | null {
  const [, number = '', written = '', named] = MEASURED.exec(line) ?? [];
  if (named === undefined) return null;
  const unit = written.toLowerCase();
  const kind = unit in WEIGHTS ? WEIGHTS : VOLUMES;
  const size = Number(number.replace(',', '.')) * (kind[unit] ?? 1);
  return { size, unit, kind, item: bareOf(named) };
}

const isAlike = (one: Measured, other: Measured): boolean =>
  Math.abs(one.size - other.size) <= ROUNDED * Math.max(one.size, other.size);

/** Whether the page gives some amount of this item in another unit: worth a closer look. */
const mayBeOther = ({ unit, kind, item }: Measured, shown: string): boolean =>
  item.length >= DISTINCT &&
  Object.keys(kind).some((other) => {
    const at = other === unit ? -1 : shown.indexOf(other + item);
    return at > 0 && /\d/.test(shown.charAt(at - 1));
  });

/** The lines, none of them shown, of which a row of the page gives another amount in another unit: "500 g", "1 kg". */
export function measuredOtherwise(
  lines: readonly string[],
  { markup, shown }: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  const measured = lines.flatMap((line) => {
    const amount = measuredIn(line);
    return amount && mayBeOther(amount, shown) ? [{ line, amount }] : [];
  });
  if (measured.length === 0) return found;
  const agreed = new Set<string>();
  for (const { text } of shownRows(markup)) {
    const other = text.length <= ROW_MAX ? measuredIn(text) : null;
    if (!other) continue;
    for (const { line, amount } of measured) {
      if (amount.item !== other.item || amount.kind !== other.kind) continue;
      if (isAlike(amount, other)) agreed.add(line);
      else if (!found.has(line)) found.set(line, text);
    }
  }
  for (const line of agreed) found.delete(line);
  return found;
}

import { bareOf } from '../../text/bare-text.ts';

/** A number without a sign behind it, as in an element of its own. */
const COUNT = /^(\d{1,2})\s*(?=[\p{Lu}\p{Lo}])/u;
const OPENING = 8;

/** A row without the number by which the page counts the step in it, which else passes for one that the step tells. */
export function uncounted(row: string, step: string, count: number): string {
  const [number = '', digits] = COUNT.exec(row) ?? [];
  const told = row.slice(number.length);
  const isCount = Number(digits) === count;
  return isCount && bareOf(told).startsWith(bareOf(step).slice(0, OPENING)) ? told : row;
}

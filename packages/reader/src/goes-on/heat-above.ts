import { statesHeat } from '../fields/heat.ts';
import type { RowBeside } from '../shown/rows-beside-line.ts';

/** Longer rows tell more than how hot the oven is to be. */
const LONGEST = 80;
/** Less is the room, or what is drunk with it. */
const OF_OVEN = 80;

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** A row above the steps that says how hot the oven is to be, where none of them does: "Oven: 180 °C"; null for none. */
export function heatAbove(rows: readonly RowBeside[], steps: readonly string[]): string | null {
  const row = rows.find(({ text }) => text.length <= LONGEST && statesHeat(text));
  if (!row || row.isSetApart || steps.some(statesHeat)) return null;
  const told = new Set(steps.flatMap(numbersIn));
  const numbers = numbersIn(row.text);
  const isOfOven = numbers.some((number) => Number(number) >= OF_OVEN);
  return isOfOven && !numbers.some((number) => told.has(number)) ? row.text : null;
}

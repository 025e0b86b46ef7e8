import { parseIngredient } from '../../packages/reader/src/index.ts';
import { ENGLISH_LINES } from './english-lines.ts';
import { LINES_FROM_ABROAD } from './lines-from-abroad.ts';

export interface BenchLine {
  readonly language: string;
  readonly line: string;
  readonly quantity: string;
  readonly unit: string;
  readonly item: string;
}

function linesOf(language: string, table: string): BenchLine[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', quantity = '', unit = '', item = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      return { language, line, quantity, unit, item };
    });
}

export const BENCH_LINES: readonly BenchLine[] = [
  ...linesOf('en', ENGLISH_LINES),
  ...Object.entries(LINES_FROM_ABROAD).flatMap(([language, table]) => linesOf(language, table)),
];

export interface LineScore {
  readonly line: BenchLine;
  readonly amountRight: boolean;
  readonly itemRight: boolean;
}

export function scoreLine(line: BenchLine): LineScore {
  const read = parseIngredient(line.line, line.language);
  return {
    line,
    amountRight: read.quantity === line.quantity && read.unit === line.unit,
    itemRight: read.item === line.item,
  };
}

import { readPage, readText } from '../../packages/reader/src/index.ts';
import type { BenchPage } from './bench-page.ts';
import { BENCH_PAGES } from './bench-pages.ts';
import { BENCH_LINES, scoreLine, type LineScore } from './score-lines.ts';
import { scorePage, type PageScore } from './score-page.ts';

const ADDRESS = 'https://table.example/recipe';

export const readBenchPage = ({ html, isText }: BenchPage): ReturnType<typeof readPage> =>
  isText ? readText(html) : readPage(html, ADDRESS);

export const scorePages = (): PageScore[] =>
  BENCH_PAGES.map((page) => scorePage(page, readBenchPage(page)));

export const scoreLines = (): LineScore[] => BENCH_LINES.map(scoreLine);

/** Share of the values for which something holds, in per cent; none is all. */
export const percent = <Value>(
  values: readonly Value[],
  holds: (value: Value) => boolean,
): number => (values.length === 0 ? 100 : (100 * values.filter(holds).length) / values.length);

export interface Calibration {
  /** Of the pages the reader is sure of, how many are right. */
  readonly sureAndRight: number;
  /** Of the pages it read wrongly, how many it warns of. */
  readonly wrongAndWarned: number;
}

const SURE = 90;
const WARNED = 70;

export function calibrationOf(scores: readonly PageScore[]): Calibration {
  const found = scores.filter((score) => score.found);
  return {
    sureAndRight: percent(
      found.filter(({ confidence }) => confidence >= SURE),
      ({ right }) => right,
    ),
    wrongAndWarned: percent(
      found.filter(({ right }) => !right),
      ({ confidence }) => confidence < WARNED,
    ),
  };
}

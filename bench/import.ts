import { BARS } from './import/bars.ts';
import { BENCH_PAGES } from './import/bench-pages.ts';
import { falseData } from './import/false-data.ts';
import {
  calibrationOf,
  percent,
  readBenchPage,
  scoreLines,
  scorePages,
} from './import/import-scores.ts';
import { BENCH_LINES, scoreLine } from './import/score-lines.ts';
import type { PageScore } from './import/score-page.ts';
import { median, percentile } from './percentile.ts';
import { textTable } from './text-table.ts';

const ROUNDS = 5;

const share = (value: number): string => `${value.toFixed(1)} %`;

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function kindRow(kind: string, scores: readonly PageScore[]): string[] {
  const stated = scores.filter(({ factsRight }) => factsRight !== null);
  return [
    kind,
    String(scores.length),
    share(percent(scores, ({ right }) => right)),
    stated.length === 0 ? '' : share(percent(stated, ({ factsRight }) => factsRight === true)),
    String(Math.round(median(scores.map(({ confidence }) => confidence)))),
  ];
}

function showPages(scores: readonly PageScore[]): void {
  const kinds = Map.groupBy(scores, ({ page }) => page.kind);
  const rows = [...kinds].map(([kind, group]) => kindRow(kind, group));
  console.log('\nPages, by how they hold their recipe');
  console.log(
    textTable(['kind', 'pages', 'right', 'facts', 'confidence'], [...rows, kindRow('all', scores)]),
  );
  const wrong = scores.filter(({ right, factsRight }) => !right || factsRight === false);
  for (const { page, right, confidence } of wrong)
    console.log(`${right ? 'facts' : 'wrong'}: ${page.kind}, ${page.name} (${confidence})`);
}

function showLines(): void {
  const scores = scoreLines();
  const languages = Map.groupBy(scores, ({ line }) => line.language);
  const row = (name: string, group: typeof scores): string[] => [
    name,
    String(group.length),
    share(percent(group, ({ amountRight }) => amountRight)),
    share(percent(group, ({ amountRight, itemRight }) => amountRight && itemRight)),
  ];
  console.log('\nIngredient lines, by language');
  console.log(
    textTable(
      ['language', 'lines', 'amount', 'all'],
      [...[...languages].map(([name, group]) => row(name, group)), row('all', scores)],
    ),
  );
  for (const { line } of scores.filter((score) => !score.amountRight || !score.itemRight))
    console.log(`wrong: ${line.language}, ${line.line}`);
}

function showFalseData(): void {
  const all = falseData();
  const row = (name: string, group: typeof all): string[] => [
    name,
    String(group.length),
    share(percent(group, ({ noticed }) => noticed)),
  ];
  console.log('\nData that says something else than its page');
  console.log(
    textTable(
      ['what', 'pages', 'noticed'],
      [
        ...[...Map.groupBy(all, ({ fault }) => fault)].map(([name, group]) => row(name, group)),
        row('all', all),
      ],
    ),
  );
  for (const { fault, dish } of all.filter(({ noticed }) => !noticed))
    console.log(`not noticed: ${fault}, ${dish.title} (${dish.language})`);
}

/** How well recipes are read from pages and lines of our own, how well the reader knows it, and what it costs. */
export function benchImport(): void {
  const cold = BENCH_PAGES.map((page) => cpuMs(() => readBenchPage(page)));
  const scores = scorePages();
  showPages(scores);
  showFalseData();
  showLines();
  const warm = Array.from({ length: ROUNDS }, () =>
    BENCH_PAGES.map((page) => cpuMs(() => readBenchPage(page))),
  ).flat();
  const linesMs = cpuMs(() => {
    for (let round = 0; round < ROUNDS; round++) for (const line of BENCH_LINES) scoreLine(line);
  });
  const { sureAndRight, wrongAndWarned } = calibrationOf(scores);
  console.log('\nCalibration and processor time');
  console.log(
    textTable(
      ['what', 'measured', 'bar'],
      [
        ['right of those with 90 or more', share(sureAndRight), share(BARS.sureAndRight)],
        ['below 70 of those read wrongly', share(wrongAndWarned), share(BARS.wrongAndWarned)],
        ['first reading of a page, median', `${median(cold).toFixed(2)} ms`, '5 ms'],
        ['a page, median', `${median(warm).toFixed(2)} ms`, '5 ms'],
        ['a page, 99 of 100', `${percentile(warm, 0.99).toFixed(2)} ms`, '150 ms'],
        ['lines a second', ((1000 * ROUNDS * BENCH_LINES.length) / linesMs).toFixed(0), '5000'],
      ],
    ),
  );
}

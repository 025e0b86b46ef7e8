import { benchImport } from './import.ts';
import { benchList } from './list.ts';

const BENCHMARKS = new Map<string, (wishes: readonly string[]) => Promise<void> | void>([
  ['list', benchList],
  ['import', benchImport],
]);

const [name = '', ...wishes] = process.argv.slice(2);
const benchmark = BENCHMARKS.get(name);
if (benchmark === undefined) {
  console.log(
    `npm run bench -- <name>, where the name is one of: ${[...BENCHMARKS.keys()].join(', ')}`,
  );
  process.exitCode = 1;
} else {
  await benchmark(wishes);
}

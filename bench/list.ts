import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../apps/server/src/platform/database/database.ts';
import { cpuMsOfFamily, residentMiB } from './cpu-time.ts';
import { type Target, getFor, timeOf } from './load.ts';
import { MADE_UP_SEARCHES } from './made-up-searches.ts';
import { median, percentile } from './percentile.ts';
import { type BenchPlace, type Owner, fillPlace } from './place.ts';
import { type Program, startProduct, startProgram } from './program.ts';
import { textTable } from './text-table.ts';

const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
const SIZES = [1_000, 10_000, 100_000];
const SEARCHED_SIZE = 10_000;
const PAGE = 20;
/** Of both kinds, after a first one that only warms up. */
const LIST_ROUNDS = 7;
const SEARCH_ROUNDS = 15;
/** Processor time is told in steps of 10 ms: so long a round makes them small. */
const ROUND_MS = 1_000;
/** Until what is called often has been compiled; of the product that is more than of the bare server. */
const WARM_UP_MS = 8_000;
const SETTLE_MS = 5_000;

interface Servers {
  readonly product: Program;
  readonly bare: Program;
  readonly databasePid: number | undefined;
}

/** Processor milliseconds of one answer, the database's included, for each target; rounds alternate, so that all share the weather. */
async function cpuPerAnswer(
  { databasePid }: Servers,
  targets: readonly (Target & { readonly pid: number })[],
): Promise<number[]> {
  const cpu = (pid: number) =>
    cpuMsOfFamily(pid) + (databasePid === undefined ? 0 : cpuMsOfFamily(databasePid));
  const rounds: number[][] = [];
  for (let round = 0; round <= LIST_ROUNDS; round++) {
    const spent: number[] = [];
    for (const target of targets) {
      const before = cpu(target.pid);
      const answers = await getFor(target, ROUND_MS);
      spent.push((cpu(target.pid) - before) / answers);
    }
    if (round > 0) rounds.push(spent);
  }
  return targets.map((_, at) => median(rounds.map((spent) => spent[at] ?? Number.NaN)));
}

function listTargets({ product, bare }: Servers, owner: Owner, end: 'new' | 'old') {
  const offset = end === 'new' ? 0 : owner.recipes - PAGE;
  const asked = `owner=${owner.id}&offset=${offset}&end=${end}`;
  return [
    {
      url: `${product.url}/api/recipes?page=${offset / PAGE + 1}`,
      token: owner.token,
      pid: product.pid,
    },
    { url: `${bare.url}/plain?${asked}`, pid: bare.pid },
    { url: `${bare.url}/lean?${asked}`, pid: bare.pid },
  ] as const;
}

async function warmUp(servers: Servers, owner: Owner): Promise<void> {
  for (const target of listTargets(servers, owner, 'new')) await getFor(target, WARM_UP_MS);
}

async function measureList(servers: Servers, owner: Owner, end: 'new' | 'old') {
  const targets = listTargets(servers, owner, end);
  const [ours = 0, plain = 0, lean = 0] = await cpuPerAnswer(servers, targets);
  return { ours, plain, lean };
}

/** Waiting times of searches and of the list, one after the other, so that both share the weather. */
async function measureSearch({ url }: Program, { token }: Owner) {
  const list = { url: `${url}/api/recipes`, token };
  const searches: number[] = [];
  const lists: number[] = [];
  for (let round = 0; round <= SEARCH_ROUNDS; round++) {
    for (const words of MADE_UP_SEARCHES) {
      const search = { url: `${list.url}?search=${encodeURIComponent(words)}`, token };
      const [searching, listing] = [await timeOf(search), await timeOf(list)];
      if (round === 0) continue;
      searches.push(searching);
      lists.push(listing);
    }
  }
  return { search: percentile(searches, 0.95), list: percentile(lists, 0.95) };
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;
const times = (value: number): string => `${value.toFixed(2)} x`;

async function measureEngine(engine: Engine, place: BenchPlace): Promise<void> {
  const product = await startProduct(place.env);
  await sleep(SETTLE_MS);
  const idle = residentMiB(product.pid);
  const bare = await startProgram(['bench/bare-server.ts'], place.env, '/ready');
  const servers = { product, bare, databasePid: place.databasePid };
  try {
    const rows: string[][] = [];
    const [smallest] = place.owners;
    if (smallest !== undefined) await warmUp(servers, smallest);
    for (const owner of place.owners) {
      for (const end of ['new', 'old'] as const) {
        const { ours, plain, lean } = await measureList(servers, owner, end);
        const page = end === 'new' ? 'first' : 'last';
        rows.push([
          owner.recipes.toLocaleString('en'),
          page,
          ms(ours),
          ms(plain),
          times(ours / plain),
          ms(lean),
          times(ours / lean),
        ]);
      }
    }
    const heads = ['recipes', 'page', 'product', 'plain', 'ratio', 'lean', 'ratio'];
    console.log(
      `\nList of ${PAGE}, processor time of server and database per answer (${engine}); bar: 2 x`,
    );
    console.log(textTable(heads, rows));
    const searched =
      place.owners.find(({ recipes }) => recipes === SEARCHED_SIZE) ?? place.owners[0]!;
    const { search, list } = await measureSearch(product, searched);
    const size = searched.recipes.toLocaleString('en');
    console.log(`\nThe rest (${engine})`);
    console.log(
      textTable(
        ['what', 'measured', 'bar'],
        [
          [`list p95 at ${size}`, ms(list), ''],
          [`search p95 at ${size}`, ms(search), ''],
          ['search to list', times(search / list), '3 x'],
          ['idle memory', `${idle.toFixed(0)} MiB`, '150 MiB'],
          ['start to first answer', `${product.startMs.toFixed(0)} ms`, '2000 ms'],
        ],
      ),
    );
  } finally {
    await bare.stop();
    await product.stop();
  }
}

/**
 * Ratios of one run on one machine: absolute times tell little, and nothing about another machine. Arguments narrow it
 * down: an engine, sizes.
 */
export async function benchList(wishes: readonly string[]): Promise<void> {
  const engines = ENGINES.filter((engine) => wishes.includes(engine));
  const sizes = wishes.map(Number).filter((size) => size >= PAGE);
  for (const engine of engines.length > 0 ? engines : ENGINES) {
    console.log(`Writing recipes (${engine}) …`);
    const place = await fillPlace(engine, sizes.length > 0 ? sizes : SIZES);
    try {
      await measureEngine(engine, place);
    } finally {
      await place.remove();
    }
  }
}

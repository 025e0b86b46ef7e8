// The whole gate, or the parts named: node tooling/test.mjs [check] [unit] [api] [e2e]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { obtainChromium, obtainPostgres } from './system-parts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'commonplate-test-'));
const tally = { passed: 0, failed: 0 };
/** @type {string[]} */
const troubles = [];

/** @param {string[]} command @param {import('node:child_process').SpawnOptions} options */
async function statusOf([file = '', ...args], options) {
  const child = spawn(file, args, { cwd: ROOT, ...options });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => said.push(piece));
  const code = await new Promise((resolve) => {
    child.on('close', (status, signal) => resolve(status ?? signal));
    child.on('error', (error) => resolve(error.message));
  });
  return { code, said: Buffer.concat(said).toString() };
}

/** @param {string} title @param {string | number} code @param {number} started */
const verdict = (title, code, started) =>
  `== ${title}: ${code === 0 ? 'ok' : `FAILED (${code})`} in ${((Date.now() - started) / 1000).toFixed(1)} s`;

/** @param {string} title @param {string[]} command @param {Record<string, string>} [env] */
async function run(title, command, env = {}) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const { code } = await statusOf(command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(verdict(title, code, started));
  return code === 0;
}

/** A check counts as one test. Several run at a time, so each says all it has to say when it ends.
 * @param {string} title @param {string[]} command */
async function check(title, command) {
  const started = Date.now();
  const { code, said } = await statusOf(command, { stdio: ['ignore', 'pipe', 'pipe'] });
  console.log(`\n== ${title}\n${said}${verdict(title, code, started)}`);
  if (code === 0) tally.passed += 1;
  else fault(title);
}

/** @param {string} title */
function fault(title) {
  tally.failed += 1;
  troubles.push(title);
}

/**
 * @param {string} title @param {string} file
 * @param {(report: any) => { passed: number, failed: number, names: string[] }} count
 */
function addReport(title, file, count) {
  try {
    const { passed, failed, names } = count(JSON.parse(readFileSync(file, 'utf8')));
    tally.passed += passed;
    tally.failed += failed;
    if (failed > 0) troubles.push(title, ...names.map((name) => `  ${name}`));
    return passed + failed > 0;
  } catch {
    return false;
  }
}

/** @param {string} title @param {string[]} projects */
async function vitest(title, projects) {
  const file = join(reports, `${projects.join('-')}.json`);
  const ok = await run(title, [
    'node',
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const before = tally.failed;
  const counted = addReport(title, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    names: report.testResults.flatMap((/** @type {any} */ suite) =>
      suite.assertionResults
        .filter((/** @type {any} */ test) => test.status !== 'passed')
        .map((/** @type {any} */ test) => test.fullName),
    ),
  }));
  // A suite that broke before its tests ran, or ran none, is a failure too.
  if (!counted || (!ok && tally.failed === before)) fault(title);
}

/** @param {any[]} suites @returns {{ ok: boolean, file: string, title: string }[]} */
const specsOf = (suites = []) =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);

const parts = {
  async check() {
    await Promise.all([
      check('types', ['tsc', '-b', '--noEmit']),
      check('lint', ['oxlint', '--deny-warnings']),
      check('format', ['oxfmt', '--check']),
      check('unused code', ['knip', '--no-progress']),
      check('import directions', ['node', 'tooling/import-directions.mjs']),
      check('lockfile', ['npm', 'ci', '--dry-run', '--include=dev', '--loglevel=error']),
    ]);
  },
  async unit() {
    await vitest('unit tests', ['unit', 'unit-memory', 'web-logic', 'web']);
  },
  async api() {
    process.env.POSTGRES_BIN = (await postgres) ?? '';
    await vitest('server tests on SQLite and PostgreSQL', ['api', 'api-memory']);
  },
  async e2e() {
    if (!(await run('build', ['node', 'tooling/prepare.mjs', 'build']))) return fault('build');
    const file = join(reports, 'e2e.json');
    const title = 'browser tests';
    const ok = await run(
      title,
      [
        'node',
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/playwright.config.ts',
      ],
      {
        CHROMIUM_PATH: (await chromium) ?? '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    );
    const before = tally.failed;
    const counted = addReport(title, file, ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      names: specsOf(suites)
        .filter((spec) => !spec.ok)
        .map((spec) => `${spec.file}: ${spec.title}`),
    }));
    if (!counted || (!ok && tally.failed === before)) fault(title);
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`unknown part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
/** @param {string} name */
const isAsked = (name) => asked.length === 0 || asked.includes(name);

// What the machine lacks is installed while the parts run that do without; a failure is told by the part that awaits it.
const postgres = isAsked('api') ? obtainPostgres() : undefined;
const chromium = isAsked('e2e') ? obtainChromium() : undefined;
for (const obtained of [postgres, chromium]) obtained?.catch(() => {});

for (const [name, part] of Object.entries(parts)) {
  if (!isAsked(name)) continue;
  try {
    await part();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    fault(name);
  }
}
rmSync(reports, { recursive: true, force: true });
if (troubles.length > 0) console.log(`\nFailed:\n${troubles.join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

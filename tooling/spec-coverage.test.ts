import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Row {
  rule: string;
  file: string;
  title: string;
}

/** Rows look like: | rule | `path/to/file.test.ts` | title of the test | */
function readRows(): Row[] {
  return readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8')
    .split('\n')
    .map((line) => /^\| (?<rule>.+?) \| `(?<file>[^`]+)` \| (?<title>.+?) \|$/.exec(line)?.groups)
    .filter((groups) => groups !== undefined)
    .map(({ rule = '', file = '', title = '' }) => ({ rule, file, title }));
}

test('every row of the coverage table names a test that exists', () => {
  const rows = readRows();
  expect(rows.length).toBeGreaterThan(100);
  const missing = rows.filter(({ file, title }) => {
    const path = join(ROOT, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});

test('no rule is listed twice', () => {
  const rules = readRows().map(({ rule }) => rule);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

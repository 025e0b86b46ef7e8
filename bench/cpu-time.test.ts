import { expect, test } from 'vitest';
import { parseStat } from './cpu-time.ts';

test('a line of the process table is read whatever the program is called', () => {
  const rest = 'S 77 1 1 0 -1 4194304 1 2 3 4 150 50 9 9 20 0 1 0 100';
  for (const name of ['node', 'a b', 'x) S 1 (y']) {
    expect(parseStat(`123 (${name}) ${rest}`)).toEqual({ parent: 77, cpuMs: 2_000 });
  }
});

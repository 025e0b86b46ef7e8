import { expect, test } from 'vitest';
import { createAllowList } from './allow-list.ts';

test('an entry opens one host at one port', () => {
  const allow = createAllowList(['nas.local:8080', '127.0.0.1:4000']);
  expect(allow.has('nas.local', 8080)).toBe(true);
  expect(allow.has('127.0.0.1', 4000)).toBe(true);
  expect(allow.has('nas.local', 80)).toBe(false);
  expect(allow.has('127.0.0.1', 8080)).toBe(false);
  expect(allow.has('evil.nas.local', 8080)).toBe(false);
});

test('spelling, case and IPv6 brackets do not matter', () => {
  const allow = createAllowList([' NAS.Local:80 ', '[0:0::1]:9', '127.1:7']);
  expect(allow.has('nas.local', 80)).toBe(true);
  expect(allow.has('::1', 9)).toBe(true);
  expect(allow.has('127.0.0.1', 7)).toBe(true);
});

test.each(['nas.local', ':80', 'nas.local:', 'nas.local:99999', 'a b:80'])(
  '%j is refused',
  (entry) => {
    expect(() => createAllowList([entry])).toThrow(TypeError);
  },
);

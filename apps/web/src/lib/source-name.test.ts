import { expect, test } from 'vitest';
import { sourceName } from './source-name.ts';

test.each([
  ['https://www.bread.example/flat?x=1', 'bread.example'],
  ['http://127.0.0.1:3000/recipes/1', '127.0.0.1:3000'],
  ['not an address', 'not an address'],
])('the source %j is called %j', (url, name) => expect(sourceName(url)).toBe(name));

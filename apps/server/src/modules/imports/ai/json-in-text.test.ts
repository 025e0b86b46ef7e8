import { expect, test } from 'vitest';
import { jsonInText } from './json-in-text.ts';

const whole: [string, string][] = [
  ['bare', '{"a":[1,2]}'],
  ['in a fence', '```json\n{"a":[1,2]}\n```'],
  ['among words', 'Sure! {"a":[1,2]} Enjoy.'],
  ['with loose commas', '{"a":[1,2,],}'],
  ['in a list', '[{"a":[1,2]}]'],
];

test.each(whole)('JSON %s is found whole', (_, text) => {
  expect(jsonInText(text)).toEqual({ value: { a: [1, 2] }, isCutOff: false });
});

const cut: [string, unknown][] = [
  ['{"a":[{"b":"x"},{"b":"half a li', { a: [{ b: 'x' }, {}] }],
  ['{"a":"say \\"hi\\", then", "b":tr', { a: 'say "hi", then' }],
  ['{"a":[1,2', { a: [1] }],
  ['{"a', {}],
];

test.each(cut)('%s ends with its last whole part', (text, value) => {
  expect(jsonInText(text)).toEqual({ value, isCutOff: true });
});

test.each(['', 'Boil an egg.', 'null', '{]'])('"%s" holds none', (text) => {
  expect(jsonInText(text)).toBeNull();
});

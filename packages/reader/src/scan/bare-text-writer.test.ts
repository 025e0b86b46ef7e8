import { expect, test } from 'vitest';
import { BareTextWriter } from './bare-text-writer.ts';

const add = (writer: BareTextWriter, text: string): number => writer.addText(text, 0);

test('two texts that are written at once do not disturb each other', () => {
  const [one, other] = [new BareTextWriter(), new BareTextWriter()];
  add(one, 'Two pears');
  add(other, '3 Plums & ½ a lemon');
  add(one, ', peeled');
  expect(one.finish()).toBe('twopearspeeled');
  expect(other.finish()).toBe('3plums12alemon');
});

test('what leaves no letter behind is passed over where the room is full', () => {
  const writer = new BareTextWriter();
  add(writer, `${'a'.repeat(65_535)}${' '.repeat(100_000)}bc`);
  expect(writer.finish()).toBe(`${'a'.repeat(65_535)}bc`);
});

test('a garbled letter is noticed behind what has to be read with care', () => {
  const writer = new BareTextWriter();
  add(writer, '1 &amp;frac12; cup crÃ¨me');
  expect(writer.isGarbled).toBe(true);
});

test('a text does not change when the next is written', () => {
  const first = new BareTextWriter();
  add(first, 'Two pears');
  const text = first.finish();
  const next = new BareTextWriter();
  add(next, 'Three plums');
  expect(next.finish()).toBe('threeplums');
  expect(text).toBe('twopears');
});

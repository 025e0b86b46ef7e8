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

test('a text does not change when the next is written', () => {
  const first = new BareTextWriter();
  add(first, 'Two pears');
  const text = first.finish();
  const next = new BareTextWriter();
  add(next, 'Three plums');
  expect(next.finish()).toBe('threeplums');
  expect(text).toBe('twopears');
});

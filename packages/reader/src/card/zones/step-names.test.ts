import { expect, test } from 'vitest';
import { readText } from '../../read-text.ts';

const HEAD = 'Lasagne\n\nIngredients\n500 g mince\n500 ml milk\n50 g butter\n\nMethod\n';
const steps = (text: string): string[] | undefined =>
  readText(HEAD + text)?.directions.map(({ instruction }) => instruction);

test('a word between whole sentences names what the next ones are about', () => {
  expect(
    steps(
      'Ragù\nBrown the mince. Season it.\nBéchamel\nMelt the butter.\nAssembly\nLayer and bake.',
    ),
  ).toEqual(['Brown the mince. Season it.', 'Melt the butter.', 'Layer and bake.']);
});

test('short orders without full stops are steps', () => {
  expect(steps('Brown mince\nMelt butter\nLayer everything\nBake 40 min')).toHaveLength(4);
});

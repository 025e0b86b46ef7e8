import { expect, test } from 'vitest';
import { readText } from '../../read-text.ts';

const withEnd = (end: string): ReturnType<typeof readText> =>
  readText(
    `Plum buns\n\n500 g plums\n200 g flour\n\nHalve the plums.\nBake for 30 minutes.\n${end}`,
  );

test.each([
  'Enjoy!',
  'Enjoy!! xx',
  'Guten Appetit!',
  'Bon appétit !',
  '¡Buen provecho!',
  'Buon appetito',
  'Smacznego!',
  'Love, Anna',
  'Liebe Grüße\nPetra',
  'Bises, Maman',
  'Guten Appetit! Eure Oma',
  'Enjoy! Love, Anna',
  'Kisses to the 3 kids,\nMay',
  'xxx',
  'Love, xx',
  'Lots of love, Mum x',
  'Un beso, Marta',
  'A presto, Lucia',
  'Met vriendelijke groet,\nAnneke',
  'Mit freundlichen Grüßen\nPetra',
  'Med venlig hilsen\nMette',
  'See you on Friday!\nBen',
])('%s is no step, and is told beside the recipe', (end) => {
  const recipe = withEnd(end);
  expect(recipe?.directions).toHaveLength(2);
  expect(recipe?.leftOut?.map(({ text }) => text).join('\n')).toContain(end.split('\n')[0]);
});

test.each(['Enjoy them warm with custard poured over.', 'Serve and enjoy.'])(
  '%s stays a step',
  (end) => expect(withEnd(end)?.directions).toHaveLength(3),
);

test('a wish at the end of a paragraph stays with its last step', () => {
  const recipe = readText(
    'Plum buns\n\n500 g plums\n200 g flour\n\nHalve the plums. Bake for 30 minutes. Enjoy!',
  );
  expect(recipe?.directions).toMatchObject([
    { instruction: 'Halve the plums.' },
    { instruction: 'Bake for 30 minutes. Enjoy!' },
  ]);
});

import { RecipeDraft } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { recipeCopy } from './recipe-copy.ts';
import { SAMPLE } from './sample-recipe.fixture.ts';

const HERE = 'https://book.example/recipes/42';

test('a copy is private, unrated and says where it came from', () => {
  const copy = recipeCopy(SAMPLE, HERE);
  expect(copy).toMatchObject({
    title: 'Flat bread',
    visibility: 'private',
    sourceUrl: HERE,
    originalAuthor: 'Ines',
    photoCredit: { photographer: 'Ada Lind' },
    aiGenerated: true,
  });
  expect(copy).not.toHaveProperty('rating');
  expect(copy).not.toHaveProperty('author');
  expect(copy.ingredients).toEqual(SAMPLE.ingredients);
});

test('a source that is known stays', () => {
  const source = 'https://elsewhere.example/bread';
  expect(recipeCopy({ ...SAMPLE, sourceUrl: source }, HERE).sourceUrl).toBe(source);
});

test('a copy of a copy keeps the name of the first author', () => {
  expect(recipeCopy({ ...SAMPLE, originalAuthor: 'Maud' }, HERE).originalAuthor).toBe('Maud');
});

test('the server takes a copy as it is', () => {
  expect(RecipeDraft.safeParse(recipeCopy(SAMPLE, HERE)).success).toBe(true);
});

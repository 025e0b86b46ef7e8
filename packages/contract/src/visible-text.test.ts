import { expect, test } from 'vitest';
import { RegisterRequest } from './account.ts';
import { ImportTextRequest, ImportUrlRequest } from './import-result.ts';
import { RecipeDraft } from './recipe.ts';
import { mergeTags, tagKey } from './tag-key.ts';
import { visibleText } from './visible-text.ts';

const INVISIBLE =
  '00AD 034F 061C 115F 1160 17B4 180E 200B 200C 200D 200E 200F 202A 202E 2028 2060 2066 2069 2800 3164 FE0F FEFF FFA0 FFF9 0001 E0020 1D173 E0101 00A0 0009'
    .split(' ')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

const named = INVISIBLE.map((text) => [text.codePointAt(0)?.toString(16), text] as const);

test.each(named)('U+%s is nothing to see, alone, repeated and among blanks', (_code, text) => {
  for (const whole of [text, text.repeat(3), ` ${text}\n${text} `]) {
    expect(visibleText(whole)).toBe('');
  }
});

test('all of them together are nothing either', () => {
  expect(visibleText(INVISIBLE.join(''))).toBe('');
});

test.each([
  ['emoji held together by joiners', '👩‍🍳'],
  ['a flag spelled in tag characters', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a sign drawn as emoji', '❤️'],
  ['a Persian word parted by a non-joiner', 'می‌خواهم'],
  ['a letter in its joined form', 'ه‍'],
  ['an isolated word', 'Suppe \u2067מרק\u2069'],
  ['a word with a soft hyphen', 'Sauer\u00ADkraut'],
  ['a joined syllable', 'ක්‍රීම්'],
  ['a Korean vowel on a filler', '\u115Fᅡ'],
  ['a sign of one stroke', '-'],
])('%s stays as it is', (_name, text) => {
  expect(visibleText(text)).toBe(text);
  expect(visibleText(` ${text}\n`)).toBe(text);
});

const draft = {
  title: 'Soup',
  ingredients: [{ quantity: '1', unit: 'l', item: 'stock' }],
  directions: [{ instruction: 'Simmer.' }],
};

test.each([
  [{ title: '\u200B\u200B' }, 'Recipe title is required'],
  [{ ingredients: [{ quantity: '\u2060', item: 'salt' }] }, 'Quantity is required'],
  [{ ingredients: [{ quantity: '1', item: '\u3164' }] }, 'Ingredient name is required'],
  [{ directions: [{ instruction: '\u202E\u00AD' }] }, 'Instruction is required'],
  [{ tags: ['soup', '\u200B'] }, 'Tag is required'],
])('%j is told as an empty one: %s', (part, message) => {
  const { error } = RecipeDraft.safeParse({ ...draft, ...part });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a unit that cannot be seen is none', () => {
  const ingredients = [{ quantity: '1', unit: '\u200B', item: 'egg' }];
  expect(RecipeDraft.parse({ ...draft, ingredients }).ingredients[0]?.unit).toBe('');
});

test('a name that cannot be seen has no characters', () => {
  const account = { email: 'a@b.test', password: 'Passw0rd' };
  const { error } = RegisterRequest.safeParse({ ...account, name: '\u200B\u200B\u200B' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Name must be at least 2 characters',
  ]);
  expect(RegisterRequest.parse({ ...account, name: ' نرگس‌جان ' }).name).toBe('نرگس‌جان');
});

test('an address or a text to import that cannot be seen is missing', () => {
  expect(ImportUrlRequest.safeParse({ url: '\u200B' }).error?.issues[0]?.message).toBe(
    'Please enter a URL',
  );
  expect(ImportTextRequest.safeParse({ text: '\u200B\n' }).error?.issues[0]?.message).toBe(
    'Please paste the text of the recipe',
  );
});

test('among tags, what cannot be seen is left out', () => {
  expect(tagKey('\u200B')).toBe('');
  expect(mergeTags(['soup,\u200B', '\u2060', 'می‌خوش'])).toEqual(['soup', 'می‌خوش']);
});

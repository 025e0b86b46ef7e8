import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { linesOf } from './testing/lines-of.ts';
import { markedPaths } from './testing/marked-paths.ts';

const INGREDIENTS = ['400 g plums', '200 g flour', '2 eggs', '1 tsp cinnamon', '80 g butter'];
const STEPS = [
  'Stone the plums and lay them close together in a buttered dish.',
  'Whisk the flour with the eggs and the cinnamon until the batter is smooth.',
  'Pour the batter over the fruit and bake it for 40 minutes.',
];

interface Page {
  steps?: readonly string[];
  declared?: readonly string[];
  behindList?: string;
  behindSteps?: string;
  write?: (steps: readonly string[]) => string;
}

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');

function read({
  steps = STEPS,
  declared = steps,
  behindList = '',
  behindSteps = '',
  write = (lines) => `<ol>${items(lines)}</ol>`,
}: Page) {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Plum Slice',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: declared.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return readPage(
    `<html lang="en"><head><title>Plum Slice</title>
    <script type="application/ld+json">${data}</script></head><body><h1>Plum Slice</h1>
    <h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul>${behindList}
    <h2>Method</h2>${write(steps)}${behindSteps}</body></html>`,
    'https://hearth.example/plum-slice',
  );
}

test.each([
  'See the full instructions at our partner site.',
  'Get the full recipe at Table & Spoon.',
  'Click here for the method.',
])('%s is marked where it stands for the steps, or for the rest of them', (line) => {
  expect(markedPaths(read({ steps: [line] }))).toContain('directions.0');
  expect(markedPaths(read({ steps: [...STEPS.slice(0, 2), line] }))).toContain('directions.2');
  expect(markedPaths(read({ steps: STEPS, behindSteps: `<p>${line}</p>` })).length).toBeGreaterThan(
    0,
  );
});

test('what a site says further down of other recipes marks nothing', () => {
  const below = '<h2>More</h2><p>Our plums.</p><p>Get the full recipe at Table & Spoon.</p>';
  expect(markedPaths(read({ behindSteps: below }))).toEqual([]);
});

describe.each(['button', 'a', 'div'])('in a %s', (tag) => {
  const row = (text: string): string => `<${tag}>${text}</${tag}>`;
  test.each(['Show all 14 ingredients', 'View all 14', '+9 more', 'Show 9 more ingredients'])(
    '%s says that the list goes on',
    (text) => {
      const recipe = read({ behindList: row(text) });
      const said = recipe?.evidence.find(({ pageSays }) => pageSays === 'goes-on');
      expect(said?.path).toBe('ingredients.4.quantity');
      expect(said?.excerpt).toBe(`… ${text}`);
    },
  );

  test.each(['Show all 5 ingredients', 'Show all ingredients', 'Show more', 'View all 12 reviews'])(
    '%s says nothing of the kind',
    (text) => {
      expect(markedPaths(read({ behindList: row(text) }))).toEqual([]);
    },
  );

  test('the steps are announced by their name alone', () => {
    const marked = markedPaths(read({ behindSteps: row('Show all 8 steps') }));
    expect(marked).toContain('directions.2');
    for (const text of ['Show all 3 steps', '+4 more', 'See all (12)'])
      expect(markedPaths(read({ behindSteps: row(text) }))).toEqual([]);
  });
});

test('of lines parted by breaks, those behind the first are said to follow', () => {
  const write = (lines: readonly string[]): string => `<p>${lines.join('<br><br>')}</p>`;
  const recipe = read({ declared: STEPS.slice(0, 1), write });
  expect(markedPaths(recipe)).not.toEqual([]);
  expect(markedPaths(read({ write }))).toEqual([]);
});

const FOREIGN = {
  es: [
    'Corta los calabacines en láminas finas y pica la cebolla.',
    'Póchalos en el aceite a fuego lento hasta que estén blandos.',
  ],
  pl: [
    'Kaszę ugotować na sypko w osolonej wodzie.',
    'Buraki upiec w piekarniku, obrać i pokroić w kostkę.',
  ],
  hu: [
    'A tököt felkockázzuk, a hagymát apróra vágjuk.',
    'Puhára főzzük, leturmixoljuk, majd összeforraljuk.',
  ],
};

test.each(Object.entries(FOREIGN))(
  'in %s, the next step is told by its verbs',
  (_language, steps) => {
    const write = (lines: readonly string[]): string =>
      lines.map((line) => `<p>${line}</p>`).join('');
    expect(markedPaths(read({ steps, declared: steps.slice(0, 1), write }))).not.toEqual([]);
    expect(markedPaths(read({ steps, write }))).toEqual([]);
  },
);

test('an order of few words goes on with steps that are as short', () => {
  const steps = ['Melt the butter.', 'Add the oats and the honey.', 'Chill for 3 hours.'];
  const write = (lines: readonly string[]): string =>
    lines.map((line) => `<p>${line}</p>`).join('');
  expect(markedPaths(read({ steps, declared: steps.slice(0, 2), write }))).not.toEqual([]);
});

test('one text is found behind its first sentence, however short that is', () => {
  const steps = ['Stone the plums well.', ...STEPS.slice(1)];
  const recipe = read({ steps, declared: [steps.toSpliced(1, 1).join(' ')] });
  expect(linesOf(recipe, 'directions')).toEqual(steps);
  expect(markedPaths(recipe)).toContain('directions.1');
});

test('a sentence that a paragraph has between those of one text is shown', () => {
  const write = (lines: readonly string[]): string => `<p>${lines.join(' ')}</p>`;
  const recipe = read({ declared: [STEPS.toSpliced(1, 1).join(' ')], write });
  expect(markedPaths(recipe)).toContain('directions.0');
  expect(markedPaths(read({ declared: [STEPS.join(' ')], write }))).toEqual([]);
});

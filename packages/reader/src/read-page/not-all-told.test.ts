import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

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

test.each(['Show more', 'See more', '… 3 more steps', 'View all steps', '[Show More ▼]'])(
  '%s in a row of its own right behind the last step says that they go on',
  (text) => {
    for (const behindSteps of [`<p>${text}</p>`, `<button>${text}</button>`]) {
      const recipe = read({ behindSteps });
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
      const said = recipe?.evidence.find(({ pageSays }) => pageSays === 'goes-on');
      expect(said?.path).toBe('directions.2.instruction');
    }
  },
);

test('what is folded away further down is none of the steps', () => {
  for (const below of ['<h2>Reviews</h2><p>Show more</p>', '<p>So good!</p><a>Show more</a>'])
    expect(markedPaths(read({ behindSteps: below }))).toEqual([]);
});

test.each(['+3 more', '+ 3 more', 'Show more'])(
  '%s as the next of the steps says so too',
  (text) => {
    const recipe = read({ steps: [...STEPS, text], declared: STEPS });
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    const said = recipe?.evidence.find(({ pageSays }) => pageSays === 'goes-on');
    expect(said?.path).toBe('directions.2.instruction');
  },
);

test.each([
  ['de', 'Mehr anzeigen'],
  ['nl', 'Nog 3 stappen'],
  ['fr', 'Voir plus'],
  ['es', 'Ver más'],
  ['pt', 'Ver mais'],
  ['it', 'Mostra altro'],
  ['sv', '3 steg till'],
  ['da', 'Vis mere'],
  ['nb', '3 trinn til'],
  ['pl', 'Pokaż więcej'],
  ['hu', 'További 3 lépés'],
])('in %s, %s says so', (_language, text) => {
  expect(markedPaths(read({ behindSteps: `<button>${text}</button>` }))).toContain('directions.2');
});

test.each(['Advertisement', 'Advertisement - Continue Reading Below', 'Continue reading below'])(
  '%s behind a step is no part of it and marks nothing',
  (text) => {
    const told = STEPS.map((step) => `${step}<div class="ad">${text}</div>`);
    for (const recipe of [
      read({ steps: told, declared: STEPS }),
      read({ behindSteps: `<p>${text}</p>` }),
      read({ write: (steps) => steps.map((step) => `<p>${step}</p><p>${text}</p>`).join('') }),
    ]) {
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
      expect(markedPaths(recipe)).toEqual([]);
    }
    const rest = read({
      declared: STEPS.slice(0, 2),
      steps: told.slice(0, 2).concat(STEPS[2] ?? ''),
    });
    expect(linesOf(rest, 'directions')).toEqual(STEPS);
  },
);

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

test.each(['+3', '+3 items', '4 items more', '3 további hozzávaló', '+ 3 további'])(
  '%s behind the ingredients says that they go on',
  (text) => {
    const recipe = read({ behindList: `<p>${text}</p>` });
    const said = recipe?.evidence.find(({ pageSays }) => pageSays === 'goes-on');
    expect(said?.path).toMatch(/^ingredients\.4/);
  },
);

test('a step is found behind one that ends with an entity', () => {
  const last = 'Pour the batter over the fruit in grandma&#8217;s dish and bake it.';
  const further = 'Leave the slice in the dish until the plums have cooled.';
  const recipe = read({
    steps: [...STEPS.slice(0, 2), last, further],
    declared: [...STEPS.slice(0, 2), last.replace('&#8217;', '’')],
    write: (steps) => steps.map((step) => `<p>${step}</p>`).join(''),
  });
  expect(linesOf(recipe, 'directions').concat(markedPaths(recipe))).toContainEqual(
    expect.stringMatching(/^Leave the slice|^directions\.2/),
  );
});

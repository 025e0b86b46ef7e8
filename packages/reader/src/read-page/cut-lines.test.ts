import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import {
  block,
  declared,
  INGREDIENTS,
  items,
  list,
  method,
  page,
  STEPS,
  TITLE,
} from '../testing/plum-dumplings.ts';

const TOLD = [
  'Boil the potatoes in their skins. Press them while they are hot, and let them cool.',
  'Knead the dough with the semolina. Leave it for a quarter of an hour.',
  'Wrap each of the plums in a piece of dough. Set aside.',
  'Simmer the dumplings until they rise. Roll them in buttered crumbs.',
];
const [BOIL = '', KNEAD = '', WRAP = '', SIMMER = ''] = TOLD;
const inWords = (at: number): string => ['one', 'two', 'three', 'four'][at] ?? '';
const firstSentence = (step: string): string => step.slice(0, step.indexOf('.') + 1);

const withSteps = (steps: readonly string[], shown: string): ReturnType<typeof page> =>
  page(declared(INGREDIENTS, steps), `${list}<h2>Method</h2>${shown}`);
const inItems = (steps: readonly string[]): string => `<ol>${items(steps)}</ol>`;

/** The lines that the cook is asked to look at. */
const marked = (recipe: ReturnType<typeof page>): string[] =>
  recipe?.evidence
    .filter(({ path, confidence }) => /\.\d+$/.test(path) && confidence < 70)
    .map(({ path }) => path) ?? [];

describe('a step whose data stops too early', () => {
  test.each([
    ['items', inItems(TOLD)],
    ['paragraphs', TOLD.map((step) => `<p>${step}</p>`).join('')],
    ['rows', TOLD.map((step) => `<div><span>${step}</span></div>`).join('')],
    [
      'items that name what the step takes',
      `<ol>${TOLD.map((step) => `<li><div>${step}</div><div>1 bowl</div></li>`).join('')}</ol>`,
    ],
    [
      'items with words set off',
      inItems(TOLD.map((step) => step.replace('. ', '</b>. ').replace(/^(\w+)/, '$1 <b>'))),
    ],
    ['items below a story that tells them too', `<p>${KNEAD}</p>${inItems(TOLD)}`],
    [
      'items below a story that tells them otherwise',
      `<p>${KNEAD.replace('Leave it', 'Let it rest')}</p>${inItems(TOLD)}`,
    ],
  ])('is told to its end where the page has %s', (_kind, shown) => {
    const recipe = withSteps([BOIL, firstSentence(KNEAD), WRAP, SIMMER], shown);
    expect(linesOf(recipe, 'directions')).toEqual(TOLD);
    expect(recipe?.confidence).toBeLessThan(70);
    expect(marked(recipe)).toEqual(['directions.1']);
  });

  test.each(TOLD.map((_step, at) => at))('is told to its end wherever it stands: %i', (at) => {
    const cut = TOLD.map((step, place) => (place === at ? firstSentence(step) : step));
    expect(linesOf(withSteps(cut, inItems(TOLD)), 'directions')).toEqual(TOLD);
  });

  test.each([
    ['within a sentence', KNEAD.slice(0, KNEAD.indexOf(' with'))],
    ['within a word', KNEAD.slice(0, KNEAD.indexOf('molina'))],
    ['without a full stop', firstSentence(KNEAD).slice(0, -1)],
    ['with dots', `${KNEAD.slice(0, KNEAD.indexOf(' with'))}…`],
  ])('%s is told to its end', (_where, cut) => {
    const recipe = withSteps([BOIL, cut, WRAP, SIMMER], inItems(TOLD));
    expect(linesOf(recipe, 'directions')).toEqual(TOLD);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each(['Do not stir!', 'Serve hot!'])(
    'is told to its end where that calls out: %s',
    (end) => {
      const told = [BOIL, KNEAD, WRAP, `${SIMMER} ${end}`];
      expect(linesOf(withSteps(TOLD, inItems(told)), 'directions')).toEqual(told);
    },
  );

  test('is marked with what of it is from the page alone', () => {
    const recipe = withSteps([BOIL, firstSentence(KNEAD), WRAP, SIMMER], inItems(TOLD));
    const said = recipe?.evidence.filter(({ pageSays }) => pageSays !== undefined);
    expect(said).toMatchObject([
      {
        path: 'directions.1.instruction',
        pageSays: 'adds',
        excerpt: '… Leave it for a quarter of an hour.',
      },
    ]);
  });

  test('is told to its end though a word of that is a step of its own', () => {
    const told = [BOIL, `${KNEAD} Reserve a little of it.`, WRAP, 'Serve.'];
    const recipe = withSteps([BOIL, firstSentence(KNEAD), WRAP, 'Serve.'], inItems(told));
    expect(linesOf(recipe, 'directions')).toEqual(told);
  });

  test('is told to its end where the data has one text for all of them', () => {
    const recipe = withSteps([[BOIL, KNEAD, WRAP, firstSentence(SIMMER)].join(' ')], inItems(TOLD));
    expect(linesOf(recipe, 'directions')).toEqual(TOLD);
    expect(marked(recipe)).toEqual(['directions.3']);
  });

  const WAIT = KNEAD.replace('a quarter of an hour', 'some 60 minutes (about an hour)');

  test.each([
    ['within a number', WAIT, WAIT.indexOf('0 minutes')],
    ['behind a bracket', WAIT, WAIT.indexOf('an hour')],
    ['before the sign of a footnote', `${KNEAD}*`, KNEAD.indexOf('semolina')],
    ['before a smile', `${KNEAD.slice(0, -1)} :)`, KNEAD.indexOf('semolina')],
  ])('%s is told to its end', (_where, whole, end) => {
    const told = [BOIL, whole, WRAP, SIMMER];
    const recipe = withSteps(told.with(1, whole.slice(0, end).trim()), inItems(told));
    expect(linesOf(recipe, 'directions')).toEqual(told);
    expect(marked(recipe)).toEqual(['directions.1']);
  });

  test('keeps the name of the part that the data puts it in', () => {
    const step = (text: string): object => ({ '@type': 'HowToStep', text });
    const data = block(
      JSON.stringify({
        '@type': 'Recipe',
        name: TITLE,
        recipeIngredient: INGREDIENTS,
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Dough', itemListElement: [step(firstSentence(BOIL))] },
          {
            '@type': 'HowToSection',
            name: 'Dumplings',
            itemListElement: [KNEAD, WRAP, SIMMER].map(step),
          },
        ],
      }),
    );
    const shown = `${list}<h2>Method</h2><h3>Dough</h3>${inItems([BOIL])}<h3>Dumplings</h3>${inItems([KNEAD, WRAP, SIMMER])}`;
    const [first = ''] = linesOf(page(data, shown), 'directions');
    expect(first).toBe(`Dough: ${BOIL}`);
  });
});

describe('what follows a step and is not of it', () => {
  test.each([
    [
      'a caption',
      `<ol>${TOLD.map((step) => `<li>${step}<figure><figcaption>The dough rests. It is soft.</figcaption></figure></li>`).join('')}</ol>`,
    ],
    [
      'a note of its own',
      `<ol>${TOLD.map((step) => `<li>${step}<p>Our readers like it. So do we.</p></li>`).join('')}</ol>`,
    ],
    ['a wish', inItems([...TOLD.slice(0, 3), `${SIMMER} Enjoy!`])],
    ['a wish with signs of its own', inItems([...TOLD.slice(0, 3), `${SIMMER} ¡Buen provecho!`])],
    ['a wish without a blank', inItems([...TOLD.slice(0, 3), `${SIMMER}<em>Enjoy!</em>`])],
    [
      'what is hidden',
      inItems(TOLD.map((step) => `${step}<span hidden>Mark this step as done.</span>`)),
    ],
    [
      'a line of its own',
      inItems(
        TOLD.map((step) => `${step}<span style="display: block">A mixer will do as well.</span>`),
      ),
    ],
    ['a tip', inItems(TOLD.map((step) => `${step} <em>Tip: It keeps for a week.</em>`))],
    [
      'what it nourishes',
      inItems([...TOLD.slice(0, 3), `${SIMMER} Nutrition: 320 kcal, 12 g fat.`]),
    ],
    ['an advertisement', inItems(TOLD.map((step) => `${step} Advertisement.`))],
    ['an invitation without a stop', inItems([...TOLD.slice(0, 3), `${SIMMER} Read more`])],
    [
      'a story that goes on behind the same words',
      `<p>${KNEAD} My aunt never waited that long.</p>${inItems(TOLD)}`,
    ],
  ])('%s is left where it is', (_what, shown) => {
    const recipe = withSteps(TOLD, shown);
    expect(linesOf(recipe, 'directions')).toEqual(TOLD);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('a comment that quotes a step is', () => {
    const shown = TOLD.map((step) => step.replace(' in ', ' (as I do) in '));
    const recipe = withSteps(TOLD, `${inItems(shown)}<p>${WRAP} Mine took ten minutes longer.</p>`);
    expect(linesOf(recipe, 'directions').join(' ')).not.toContain('ten minutes longer');
  });

  test('a word that ends like a short step is', () => {
    const steps = [...TOLD, 'Serve.'];
    const recipe = withSteps(
      steps,
      `<p>We eat them with preserves from last summer.</p>${inItems([...TOLD, 'Serve them hot.'])}`,
    );
    expect(linesOf(recipe, 'directions').join(' ')).not.toContain('summer');
  });

  test.each([
    ['names of their own', TOLD.map((step, at) => `Part ${inWords(at)}: ${step}`)],
    ['numbers', TOLD.map((step, at) => `Step ${at + 1}: ${step}`)],
  ])('the next steps are, where the data gives them %s', (_what, steps) => {
    const recipe = withSteps(steps, `<p>${TOLD.join(' ')}</p>`);
    expect(linesOf(recipe, 'directions')).toHaveLength(4);
    expect(linesOf(recipe, 'directions').at(0)).not.toContain('semolina');
  });

  test('the next step is, where the page words it slightly otherwise', () => {
    const steps = [BOIL, 'Knead the dough with 2 tbsp. of the semolina.', WRAP, SIMMER];
    const shown = `<p>${BOIL} Knead the dough with 2 tablespoons of the semolina.</p><p>${WRAP}</p><p>${SIMMER}</p>`;
    expect(linesOf(withSteps(steps, shown), 'directions')).toEqual(steps);
  });

  test('the next step is, where the page tells several in one breath', () => {
    const apart = TOLD.flatMap((step) => step.split(/(?<=\.) /));
    const recipe = withSteps(apart, TOLD.map((step) => `<p>${step}</p>`).join(''));
    expect(linesOf(recipe, 'directions')).toEqual(apart);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

describe('an ingredient whose data stops within a word', () => {
  const withIngredients = (ingredients: readonly string[], shown = list): ReturnType<typeof page> =>
    page(declared(ingredients, STEPS), shown + method);

  test.each(['500 g floury pota', '500 g flo'])('is told to its end: "%s"', (cut) => {
    const recipe = withIngredients([cut, ...INGREDIENTS.slice(1)]);
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeLessThan(70);
    expect(marked(recipe)).toEqual(['ingredients.0']);
  });

  test('is not taken for the one whose name it begins', () => {
    const ingredients = ['1 cup butter', '1 cup buttermilk', '2 cups flour', '1 tsp salt'];
    const shown = `<h2>Ingredients</h2><ul>${items(['1 cup (230 g) butter', ...ingredients.slice(1)])}</ul>`;
    const recipe = withIngredients(ingredients, shown);
    expect(linesOf(recipe, 'ingredients')).toHaveLength(4);
    expect(linesOf(recipe, 'ingredients').filter((line) => line.includes('milk'))).toHaveLength(1);
  });

  test('does not, where only a sentence begins like it', () => {
    const ingredients = ['1 lime', ...INGREDIENTS];
    const shown = `<p>1 limestone slab under the tin keeps the heat.</p><h2>Ingredients</h2><ul>${items(['Lime: 1', ...INGREDIENTS])}</ul>`;
    expect(linesOf(withIngredients(ingredients, shown), 'ingredients')).toEqual(ingredients);
  });

  test('does not, where the page only has it in the plural', () => {
    const [potatoes = '', semolina = '', , ...rest] = INGREDIENTS;
    const recipe = withIngredients([potatoes, semolina, '12 plum', ...rest]);
    expect(linesOf(recipe, 'ingredients')).toContain('12 plum');
  });

  test('does not, where the next word is only set apart by a tag', () => {
    const tags = `<p>Filed under: <span>12 plum</span><span>dumplings</span><span>sweets.</span></p>`;
    const [potatoes = '', semolina = '', , ...rest] = INGREDIENTS;
    const ingredients = [potatoes, semolina, '12 plum', ...rest];
    const recipe = page(declared(ingredients, STEPS), tags + method);
    expect(linesOf(recipe, 'ingredients')).toEqual(ingredients);
  });
});

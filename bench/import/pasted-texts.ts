import type { BenchPage } from './bench-page.ts';

const KIND = 'pasted';

const TITLE = 'Beetroot Rösti';
const INGREDIENTS = ['400 g beetroot', '2 eggs', '3 tbsp buckwheat flour', '1 pinch of caraway'];
const STEPS = [
  'Grate the beetroot and squeeze it dry.',
  'Stir in the eggs, the flour and the caraway.',
  'Fry small heaps of it in hot oil until crisp.',
];
const BODY = [...INGREDIENTS, '', ...STEPS];
const HEADED = ['Ingredients', ...INGREDIENTS, 'Instructions', ...STEPS];

const expected = { title: TITLE, ingredients: INGREDIENTS, steps: STEPS };
const text = (name: string, lines: readonly string[]): BenchPage => ({
  kind: KIND,
  name,
  html: lines.join('\n'),
  isText: true,
  expected,
});

/** What cooks copy out of mails, notes and chats. */
export const PASTED_TEXTS: readonly BenchPage[] = [
  text('a plain text', [TITLE, '', ...BODY]),
  text('a mail that was sent on', [
    '---------- Forwarded message ---------',
    'From: Irma <irma@garden.example>',
    'Date: Sun, 4 Oct 2026 at 11:20',
    `Subject: Fwd: ${TITLE}`,
    'To: Paul <paul@garden.example>',
    '',
    ...BODY,
    '',
    'Love, Irma',
    'Sent from my iPhone',
  ]),
  text('a note in Markdown', [
    `# ${TITLE}`,
    '',
    '## Ingredients',
    ...INGREDIENTS.map((line) => `- [ ] **${line}**`),
    '',
    '## Method',
    ...STEPS.map((step, at) => `${at + 1}. ${step}`),
  ]),
  text('a table in Markdown', [
    `# ${TITLE}`,
    '',
    '| Amount | Ingredient |',
    '| --- | --- |',
    '| 400 g | beetroot |',
    '| 2 | eggs |',
    '| 3 tbsp | buckwheat flour |',
    '| 1 pinch of | caraway |',
    '',
    ...STEPS.map((step, at) => `${at + 1}. ${step}`),
  ]),
  text('a chat', [
    ...[TITLE, ...INGREDIENTS, ...STEPS].map(
      (line, at) => `[04.10.26, 11:2${at}:00] Irma: ${line}`,
    ),
    '[04.10.26, 11:31:00] Paul: Thank you!',
  ]),
  text('a greeting that names the dish', [`Hi Paul, here's the ${TITLE}:`, ...BODY]),
  text('labels above their values', [
    TITLE,
    'Prep Time',
    '15 mins',
    'Cook Time',
    '1 hr 10 mins',
    'Servings',
    '4',
    ...HEADED,
  ]),
  text('what a portion holds below the steps', [
    TITLE,
    ...HEADED,
    '',
    'Nutrition Facts (per serving)',
    '182 Calories',
    '7g Fat',
    '21g Carbs',
    '8g Protein',
  ]),
  text('whose page it is above the title', [
    'IrmaCooks',
    '',
    TITLE,
    'By Irma Beet',
    'Jump to Recipe Print',
    '',
    ...HEADED,
  ]),
  text('a whole page', [
    'Irma Cooks',
    'Home',
    'Recipes',
    'About',
    TITLE,
    'By Irma · October 4, 2026 · 31 comments',
    '',
    'These are crisp outside and ready in no time.',
    '',
    'Serve them with a dollop of sour cream.',
    '',
    TITLE,
    '4.8 from 52 votes',
    'Prep Time 15 minutes mins',
    ...HEADED,
    'Notes',
    'Best on the day.',
    'Comments',
    'Paul says: I added 2 cups of peas!',
  ]),
  text('two recipes one below the other', [
    TITLE,
    '',
    ...BODY,
    '',
    'Apple Horseradish',
    '',
    '2 tart apples',
    '1 piece horseradish',
    '',
    'Grate both and stir them together.',
    'Season it with salt and serve it cold.',
  ]),
];

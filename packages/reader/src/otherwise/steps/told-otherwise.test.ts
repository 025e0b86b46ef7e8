import { expect, test } from 'vitest';
import { type ScannedPage, scanPage } from '../../scan/scan-page.ts';
import { compareSteps } from './told-otherwise.ts';

const toldOtherwise = (steps: readonly string[], page: ScannedPage) =>
  compareSteps(steps, page).otherwise;

const FIRST = 'Rub the butter into the flour and line a tin with the dough.';
const SECOND = 'Soften the leeks slowly in a covered pan.';

const compare = (step: string, row: string, around: readonly string[] = [FIRST, SECOND]) => {
  const rows = [...around, row].map((text) => `<li>${text}</li>`).join('');
  return toldOtherwise([FIRST, SECOND, step], scanPage(`<body><ol>${rows}</ol></body>`)).get(step);
};

const BAKE = 'Fill the tart with leeks and bake it at 180C for 50 minutes until it is golden.';

test.each([
  ['180F', BAKE.replace('180C', '180F')],
  ['a degree written apart', BAKE.replace('180C', '180 °F')],
  ['50 hours', BAKE.replace('50 minutes', '50 hours')],
  ['15 minutes', BAKE.replace('50 minutes', '15 minutes')],
  ['another verb', BAKE.replace('Fill the tart', 'Wrap the tart')],
  ['another short word', BAKE.replace('the tart', 'the pie')],
  ['not to', BAKE.replace('bake it', 'do not bake it')],
  ['the opposite', BAKE.replace('golden', 'ungolden')],
  ['another ingredient', BAKE.replace('leeks', 'onions')],
])('a step that says %s is told otherwise', (_what, step) => {
  expect(compare(step, BAKE)).toBe(BAKE);
});

test.each([
  [
    'Leave out the flour, then mix gently with a wooden spoon.',
    'Fold in the flour, then mix gently with a wooden spoon.',
  ],
  [
    'Stir 2 tbsp of salt into the boiling water with a spoon.',
    'Stir 2 tsp of salt into the boiling water with a spoon.',
  ],
  [
    'Stir the salt into 1/2 cup of water and pour it over the rice.',
    'Stir the salt into 2 cups of water and pour it over the rice.',
  ],
  [
    'Den Teig bei 200 °C etwa 20 Stunden im Ofen goldbraun backen.',
    'Den Teig bei 200 °C etwa 20 Minuten im Ofen goldbraun backen.',
  ],
  [
    'Heat the oven to 220 °C (gas mark 7) and line a baking tray.',
    'Heat the oven to 220 °C (gas mark 3) and line a baking tray.',
  ],
])('%s is told otherwise by its row', (step, row) => {
  expect(compare(step, row)).toBe(row);
  expect(compare(`3. ${step}`, `Step 3: ${row}`)).toBe(row);
});

test.each([
  ['spacing', BAKE.replace('180C', '180 C').replace('with leeks', 'with  leeks')],
  ['a link', BAKE.replace('leeks', '<a href="/leeks">leeks</a>')],
  ['entities', BAKE.replace('180C', '180&nbsp;&deg;C')],
  ['a trailing note', `${BAKE} (See the notes.)`],
  ['a note within', BAKE.replace('leeks', 'leeks (3 of them)')],
  ['a number in front', `3 ${BAKE}`],
  ['a unit in full', BAKE.replace('180C', '180 degrees Celsius').replace('minutes', 'min')],
  ['another scale', BAKE.replace('180C', '350°F')],
  ['another unit of time', BAKE.replace('50 minutes', '3000 seconds')],
  ['both scales', BAKE.replace('180C', '180C/350F')],
  ['another form of a word', BAKE.replace('Fill', 'Filling').replace('leeks', 'leek')],
  ['a hyphen', BAKE.replace('golden', 'gol-den')],
  [
    'quite other words',
    'Fill the tart with leeks and bake, then serve it with salad to six hungry guests.',
  ],
])('a step that the page shows with %s is not', (_what, row) => {
  expect(compare(BAKE, row)).toBeUndefined();
});

test('a short step is compared too, but not with another one of the recipe', () => {
  const step = 'Bake at 180F for 50 minutes.';
  const row = 'Bake at 180C for 50 minutes.';
  expect(compare(step, row)).toBe(row);
  const page = scanPage(`<body><p>${FIRST}</p><p>${SECOND}</p><p>${row}</p></body>`);
  expect(toldOtherwise([FIRST, SECOND, row, step], page).size).toBe(0);
});

test('a step is found among the sentences of a paragraph', () => {
  const step = BAKE.replace('50 minutes', '50 hours');
  const page = scanPage(`<body><p>${FIRST} ${SECOND} ${BAKE} Serve it warm.</p></body>`);
  expect(toldOtherwise([FIRST, SECOND, step], page).get(step)).toBe(BAKE);
  expect(toldOtherwise([FIRST, SECOND, `${BAKE} Then serve it warm.`], page).size).toBe(0);
});

test('a step may stand in several rows', () => {
  const rest = 'Let it cool for a while on a rack before you cut it into eight pieces.';
  const page = scanPage(`<body><p>${FIRST}<p>${SECOND}<p>${BAKE}<p>${rest}<p>Serve it.</body>`);
  const step = `${BAKE.replace('180C', '180F')} ${rest}`;
  expect(toldOtherwise([FIRST, SECOND, step], page).get(step)).toBe(`${BAKE} ${rest}`);
});

test('a row that agrees counts more than one that does not', () => {
  const step = BAKE.replace('tart', 'leek tart');
  const other = BAKE.replace('180C', '160C');
  expect(compare(step, other)).toBe(other);
  expect(compare(step, BAKE, [FIRST, SECOND, other])).toBeUndefined();
});

test('where the page shows hardly any of the steps, none of them is told otherwise', () => {
  expect(compare(BAKE.replace('180C', '180F'), BAKE, [FIRST])).toBeUndefined();
});

test.each([
  ['Heat oven to 220C.', 'Heat oven to 180C.'],
  ['Bake 95 minutes.', 'Bake 35 minutes.'],
  ['Add 10 teaspoons of salt.', 'Add 1 teaspoon of salt.'],
  ['Heat oven to 220C/fan 200C/gas 7.', 'Heat oven to 180C/fan 160C/gas 4.'],
])('the short step %s is compared with %s in its place', (step, row) => {
  const told = (steps: readonly string[], rows: readonly string[]) =>
    toldOtherwise(
      steps,
      scanPage(`<body><ol>${rows.map((text) => `<li>${text}</li>`).join('')}</ol></body>`),
    ).get(step);
  expect(told([step, FIRST, SECOND], [row, FIRST, SECOND])).toBe(row);
  expect(told([FIRST, step, SECOND], [FIRST, row, SECOND])).toBe(row);
  // Elsewhere it is of something else.
  expect(told([FIRST, step, SECOND], [FIRST, SECOND, FIRST, row])).toBeUndefined();
});

test.each([
  ['Bake 35 minutes.', 'Bake for 35 mins'],
  ['Heat oven to 180C.', 'Heat oven to 350F.'],
  ['Serve.', 'Let it rest 10 minutes.'],
  ['Bake 35 minutes.', 'Cool for 5 minutes.'],
])('the short step %s may be %s, or another', (step, row) => {
  const rows = [FIRST, row, SECOND].map((text) => `<li>${text}</li>`).join('');
  const page = scanPage(`<body><ol>${rows}</ol></body>`);
  expect(toldOtherwise([FIRST, step, SECOND], page).get(step)).toBeUndefined();
});

test.each([
  ['350 °F', '355 °F'],
  ['500 g', '505 g'],
  ['60 minutes', '61 minutes'],
  ['1 hour', '61 minutes'],
  ['60-65 minutes', '60-66 minutes'],
  ['20 minutes', '20'],
  ['2 cups', '2'],
  ['2 tablespoons', '2'],
  ['1 cup (200 g)', '1 cup (300 g)'],
  ['350 °F (175 °C)', '350 °F (200 °C)'],
  ['350 °F', '350 °F (220 °C)'],
  ['350 °F (220 °C)', '350 °F'],
  ['180 °C', '180 °C (400 °F)'],
  ['350 °F (175 °C)', '350 °F (180 °C)'],
  ['350 °F/175 °C', '350 °F/180 °C'],
  ['350 °F or 175 °C', '350 °F or 180 °C'],
  ['180 °C (350 °F)', '180 °C (360 °F)'],
  ['180C/350F/Gas 4', '180C/360F/Gas 4'],
  ['350 °F (175-180 °C)', '350 °F (175-185 °C)'],
  ['370 °F (190 °C)', '370 °F (191 °C)'],
  ['165 °F (74 °C)', '165 °F (76 °C)'],
  ['its stock (1 part to 3)', 'its stock (1 part to 4)'],
  ['its seeds (6 seeds each)', 'its seeds (8 seeds each)'],
])('%s are not %s', (said, shown) => {
  const [step, row] = [said, shown].map((number) => `Leave the tart with ${number} to itself.`);
  expect(compare(step ?? '', row ?? '')).toBe(row);
  expect(compare(row ?? '', step ?? '')).toBe(step);
});

test.each([
  ['350 °F', '350 °F (175 °C)'],
  ['350 °F', '350 °F/175 °C'],
  ['350 °F (175 °C)', '350 °F (177 °C)'],
  ['180 °C (355 °F)', '180 °C (356 °F)'],
  ['165 °F (74 °C)', '165 °F (75 °C)'],
  ['350 °F', '350 degrees'],
  ['350 °F', '350'],
  ['⅓ cup', '0.33 cup'],
  ['0.5 cup', '½ cup'],
  ['90 minutes', '1½ hours'],
  ['forty minutes', '40 minutes'],
  ['9-inch tin', '9-inch (23 cm) tin'],
  ['350 °F (photo 1)', '350 °F (photo 2)'],
  ['180 °C (gas mark 4)', '180 °C (Gas 4)'],
])('%s may be %s', (said, shown) => {
  const [step, row] = [said, shown].map((number) => `Leave the tart with ${number} to itself.`);
  expect(compare(step ?? '', row ?? '')).toBeUndefined();
  expect(compare(row ?? '', step ?? '')).toBeUndefined();
});

test('a step that lacks the word with which one of its sentences begins is told otherwise', () => {
  const row = 'Fill the tart with leeks. Simmer the sauce for 5 minutes and pour it over.';
  const step = row.replace('Simmer the', 'The');
  expect(compare(step, row)).toBe(row);
  expect(compare(row, row)).toBeUndefined();
  expect(compare(row, row.replace('leeks. ', 'leeks. (Photo 3.) '))).toBeUndefined();
});

test.each([
  [
    'Bake the tart at 290 °C for 35 minutes. (Reminder: every oven is hot in its own way.)',
    'Bake the tart at 190 °C for 35 minutes. (Reminder: every oven is hot in its own way.)',
  ],
  [
    'Return the red beans to the pan and warm them through. Tip: A dash of stock keeps them moist.',
    'Return the green beans to the pan and warm them through. Tip: A dash of stock keeps them moist.',
  ],
  [
    'Pour the boiling milk over the leeks (take care: the dish is hot) and leave it to stand.',
    'Pour the boiling stock over the leeks (take care: the dish is hot) and leave it to stand.',
  ],
])('what stands before a colon is no name where it tells more: %s', (step, row) => {
  expect(compare(step, row)).toBe(row);
  expect(compare(row, row)).toBeUndefined();
});

test.each([
  'For the filling: Soften the onions in butter, then stir in the cream.',
  'Soften the onions in butter. Stir well, and add salt: Soften the onions in butter, then stir in the cream.',
])('a name before a step need not be on the page: %s', (step) => {
  expect(compare(step, 'Soften the onions in butter, then stir in the cream.')).toBeUndefined();
});

test('a number far into an aside is compared as well', () => {
  const row =
    'Add the beans and cook on (all in all the pot simmers for 2 hours) until they are soft.';
  expect(compare(row.replace('2 hours', '3 hours'), row)).toBe(row);
  expect(compare(row, row)).toBeUndefined();
});

test.each([
  ['a list', (rows: readonly string[]) => `<ol><li>${rows.join('</li><li>')}</li></ol>`],
  ['paragraphs', (rows: readonly string[]) => `<p>${rows.join('</p><p>')}</p>`],
  ['breaks', (rows: readonly string[]) => `<p>${rows.join('<br>')}</p>`],
  [
    'a table',
    (rows: readonly string[]) =>
      `<table><tr><td>${rows.join('</td></tr><tr><td>')}</td></tr></table>`,
  ],
])('one of two heats that %s gives otherwise is told otherwise', (_what, laidOut) => {
  const told = (step: string, row: string): string | undefined =>
    toldOtherwise(
      [FIRST, step, SECOND],
      scanPage(`<body>${laidOut([FIRST, row, SECOND])}</body>`),
    ).get(step);
  const [step, row] = ['Heat the oven to 350°F (175°C).', 'Heat the oven to 350°F (180°C).'];
  expect(told(step, row)).toBe(row);
  expect(told(row, step)).toBe(step);
  expect(told(step, 'Heat the oven to 350°F (177°C).')).toBeUndefined();
});

test.each([
  ['an element of its own', (row: string) => `<li><span>2</span><span>${row}</span></li>`],
  ['front of it', (row: string) => `<li>2 ${row}</li>`],
])('the number of a step in %s is none that the step tells', (_where, laidOut) => {
  const row = 'Cool the tart in its tin and keep it for up to 3 days.';
  const page = scanPage(`<body><ol><li>${FIRST}</li>${laidOut(row)}<li>${SECOND}</li></ol></body>`);
  const step = row.replace('3 days', '2 days');
  expect(toldOtherwise([FIRST, step, SECOND], page).get(step)).toContain(row);
  expect(toldOtherwise([FIRST, row, SECOND], page).get(row)).toBeUndefined();
});

test.each([
  ['once', ''],
  [
    'below a story in paragraphs',
    '<p>Melt the butter in a pan. Wait until it foams up well.</p><p>Stir in the flour until smooth.</p>',
  ],
])(
  'a sentence within a row that the data lacks is told otherwise where the page has it %s',
  (_how, story) => {
    const step = 'Melt the butter in a pan. Stir in the flour until smooth.';
    const row = step.replace(
      '. Stir',
      '. Let it <a href="/foam">foam up</a> for a minute or two. Stir',
    );
    const page = scanPage(
      `<body>${story}<ol><li>${FIRST}</li><li>${row}</li><li>${SECOND}</li></ol></body>`,
    );
    expect(toldOtherwise([FIRST, step, SECOND], page).get(step)).toContain('for a minute or two');
  },
);

test('nothing is lacking where the page tells the step as it is in another place', () => {
  const step = 'Melt the butter in a pan. Stir in the flour until smooth.';
  const row = step.replace('. Stir', '. Mine always foams up for a minute or two. Stir');
  const page = scanPage(
    `<body><p>${row}</p><ol><li>${FIRST}</li><li>${step.replace('. Stir', '.<br>Stir')}</li><li>${SECOND}</li></ol></body>`,
  );
  expect(toldOtherwise([FIRST, step, SECOND], page).get(step)).toBeUndefined();
});

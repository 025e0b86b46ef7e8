import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const STEPS = [
  'Gruszki obrać i pokroić w ćwiartki.',
  'Cukier skarmelizować na patelni.',
  'Gruszki wrzucić i dusić 10 minut.',
];
const LIST = ['4 gruszki', '100 g cukru', '1 łyżka masła'];

const text = (steps: readonly string[], heading: readonly string[] = ['Przygotowanie']): string =>
  ['Gruszki w karmelu', 'Składniki', ...LIST, ...heading, ...steps].join('\n');
const stepsOf = (source: string): string[] | undefined =>
  readText(source)?.directions.map(({ instruction }) => instruction);

test.each([
  ['in brackets', (step: string, number: number) => [`(${number}) ${step}`]],
  ['in lines of their own', (step: string, number: number) => [`${number}`, step]],
  ['in lines of their own with a stop', (step: string, number: number) => [`${number}.`, step]],
  ['by letters', (step: string, number: number) => [`${'abc'.charAt(number - 1)}) ${step}`]],
  ['by large letters', (step: string, number: number) => [`${'ABC'.charAt(number - 1)}. ${step}`]],
  ['by letters in brackets', (step: string, at: number) => [`(${'abc'.charAt(at - 1)}) ${step}`]],
  ['by letters above them', (step: string, at: number) => [`${'abc'.charAt(at - 1)})`, step]],
  ['as Romans do', (step: string, number: number) => [`${'I'.repeat(number)}. ${step}`]],
  ['by small Roman numbers', (step: string, number: number) => [`${'i'.repeat(number)}) ${step}`]],
  ['by Roman numbers above them', (step: string, at: number) => [`${'I'.repeat(at)}.`, step]],
  ['as Spaniards do', (step: string, number: number) => [`${number}.- ${step}`]],
  ['with a stroke', (step: string, number: number) => [`${number}/ ${step}`]],
  ['with a hash', (step: string, number: number) => [`#${number} ${step}`]],
  ['as ordinals', (step: string, number: number) => [`${number}º ${step}`]],
  ['as ordinals with a dash', (step: string, number: number) => [`${number}º.- ${step}`]],
  ['as degrees', (step: string, number: number) => [`${number}° ${step}`]],
  ['with a nought before them', (step: string, number: number) => [`0${number} ${step}`]],
  ['with a stop and a tab', (step: string, number: number) => [`${number}.\t${step}`]],
  ['with a tab', (step: string, number: number) => [`${number}\t${step}`]],
  ['with a nought', (step: string, number: number) => [`0${number}`, '', step]],
])('steps numbered %s are read without their numbers', (_, numbered) => {
  const steps = STEPS.flatMap((step, at) => numbered(step, at + 1));
  expect(stepsOf(text(steps))).toEqual(STEPS);
  expect(stepsOf(text(steps, []))).toEqual(STEPS);
  expect(readText(text(steps))?.ingredients).toHaveLength(3);
  expect(readText(text(steps))?.leftOut).toEqual([]);
});

test('steps with nothing behind their numbers are read without them', () => {
  const steps = [
    'Soften the onions in the butter.',
    'Add the stock and boil for 10 minutes.',
    'Onions that are soft are blended.',
    'Season it and serve.',
  ];
  for (const [list, method] of [['Ingredients', 'Method'], []]) {
    const numbered = steps.map((step, at) => `${at + 1} ${step}`);
    const lines = [list, '1 onion', '2 tbsp butter', '3 dl stock', '', method, ...numbered];
    const recipe = readText(['Onion soup', '', ...lines].join('\n'));
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(steps);
    expect(recipe?.ingredients.map(({ quantity }) => quantity)).toEqual(['1', '2', '3']);
  }
});

test('half of them tell it of the others, too', () => {
  const steps = ['Den Ofen vorheizen.', 'Mehl und Eier rühren.', 'Die Masse backen.', 'Abkühlen.'];
  const numbered = steps.map((step, at) => `${at + 1} ${step}`).join('\n');
  const recipe = readText(`Kuchen\n\n200 g Mehl\n3 Eier\n\n${numbered}`);
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(steps);
  expect(recipe?.ingredients).toHaveLength(2);
});

test.each([
  ['1 Zwiebel schälen und hacken.', '2 Eier in einer Schüssel verquirlen.', '3 Tomaten würfeln.'],
  ['1 Onion is peeled and chopped.', '2 Eggs are beaten in a bowl.', '3 Leeks are sliced.'],
])('amounts that count from one on stay in their steps: %s', (...steps) => {
  const source = `Frittata\nIngredients\n1 onion\n2 eggs\n3 leeks\nMethod\n${steps.join('\n')}`;
  expect(stepsOf(source)?.join(' ')).toBe(steps.join(' '));
});

test.each([
  ['1 Ei', '2 Äpfel', '3 Birnen'],
  ['1/2 cup oil', '2/3 cup milk', '3/4 cup sugar'],
])('a list that begins with %s stays a list', (...list) => {
  const source = `Cake\n\n${list.join('\n')}\n200 g flour\n\nStir it all together.\nBake for 30 minutes.`;
  const recipe = readText(source);
  expect(recipe?.ingredients).toHaveLength(4);
  expect(recipe?.ingredients[0]?.quantity).toBe(list[0]?.split(' ')[0]);
});

test('the evidence keeps the line as it is written', () => {
  const source = text(STEPS.map((step, at) => `(${at + 1}) ${step}`));
  expect(readText(source)?.evidence).toContainEqual(
    expect.objectContaining({ path: 'directions.0', excerpt: `(1) ${STEPS[0]}` }),
  );
});

test('a step that begins with an amount keeps it', () => {
  const steps = ['500 ml water goes into a pot.', '2 eggs are boiled in it for 6 minutes.'];
  const source = `Soft eggs\nIngredients\n2 eggs\n500 ml water\nMethod\n1\n${steps[0]}\n2\n${steps[1]}`;
  expect(stepsOf(source)).toEqual(steps);
});

test('a list that counts from one on stays a list', () => {
  const list = ['(1) onion', '(2) carrots', '(3) leeks'];
  const source = `Root soup\nIngredients\n${list.join('\n')}\nMethod\nBoil them in water.\nBlend it all.`;
  const recipe = readText(source);
  expect(recipe?.ingredients.map(({ quantity }) => quantity)).toEqual(['1', '2', '3']);
  expect(recipe?.directions).toHaveLength(2);
});

test('as far as nine and further, by letters and by Roman numbers', () => {
  const many = Array.from({ length: 12 }, (_, at) => `Dodać ${at + 2} gruszki i mieszać.`);
  const romans = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
  expect(stepsOf(text(many.map((step, at) => `${romans[at]}. ${step}`)))).toEqual(many);
  expect(stepsOf(text(many.map((step, at) => `${'abcdefghijkl'.charAt(at)}) ${step}`)))).toEqual(
    many,
  );
});

test('steps by letters that end without a stop are parted, even without a heading', () => {
  const steps = ['Peel the pears and halve them', 'Melt the sugar', 'Simmer the pears in it'];
  const lettered = steps.map((step, at) => `${'abc'.charAt(at)}) ${step}`);
  expect(stepsOf(text(lettered))).toEqual(steps);
  expect(stepsOf(['Pears', '', '4 pears', '100 g sugar', '', ...lettered].join('\n'))).toEqual(
    steps,
  );
});

test('steps by letters or Roman numbers in one line are parted', () => {
  const lettered = STEPS.map((step, at) => `${'abc'.charAt(at)}) ${step}`);
  expect(stepsOf(text([lettered.join(' ')]))).toEqual(STEPS);
  const roman = STEPS.map((step, at) => `${'I'.repeat(at + 1)}. ${step}`);
  expect(stepsOf(text([roman.join(' ')]))).toEqual(STEPS);
});

test('letters within numbered steps stay where they are', () => {
  const steps = [
    '1. Gruszki:',
    'a) obrać i pokroić.',
    'b) wrzucić na patelnię.',
    '2. Dusić 10 minut.',
  ];
  expect(stepsOf(text(steps))).toEqual([
    'Gruszki: a) obrać i pokroić. b) wrzucić na patelnię.',
    'Dusić 10 minut.',
  ]);
});

test('a list by letters stays a list', () => {
  const list = ['a) 2 onions', 'b) 3 carrots', 'c) 1 leek'];
  const source = `Root soup\nIngredients\n${list.join('\n')}\nMethod\nBoil them in water.\nBlend it all.`;
  const recipe = readText(source);
  expect(recipe?.ingredients).toHaveLength(3);
  expect(recipe?.directions).toHaveLength(2);
});

test('letters that name the parts of a dish count no steps', () => {
  const parts = [
    ['A. Dough', 'Rub the butter into the flour.', 'Roll it out.'],
    ['B. Filling', 'Slice the pears.', 'Bake the pie for 40 minutes.'],
  ].flat();
  expect(stepsOf(text(parts))).toEqual(parts);
});

test('orders of a word or two are steps by letters', () =>
  expect(stepsOf(text(['a) Peel pears', 'b) Melt sugar', 'c) Simmer']))).toEqual([
    'Peel pears',
    'Melt sugar',
    'Simmer',
  ]));

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
  ['with a nought', (step: string, number: number) => [`0${number}`, '', step]],
])('steps numbered %s are read without their numbers', (_, numbered) => {
  const steps = STEPS.flatMap((step, at) => numbered(step, at + 1));
  expect(stepsOf(text(steps))).toEqual(STEPS);
  expect(stepsOf(text(steps, []))).toEqual(STEPS);
  expect(readText(text(steps))?.ingredients).toHaveLength(3);
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

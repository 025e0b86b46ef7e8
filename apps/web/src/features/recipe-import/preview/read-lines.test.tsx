import { type Evidence, type ImportResult } from '@commonplate/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { pressButton, renderScreen, valueOf } from '../../../testing/render-screen.tsx';
import { withDefaults } from '../flow/import-answer.ts';
import { DirectionLines } from './direction-lines.tsx';
import { IngredientLines } from './ingredient-lines.tsx';
import { LeftOutLines } from './left-out-lines.tsx';
import { marksOf } from './marks.ts';
import { OpenMarksProvider } from './open-marks.tsx';
import { PreviewSourceContext } from './preview-source.ts';
import { previewValues } from './preview-values.ts';
import { useNewPreviewForm } from './use-preview-form.ts';

function Lines({ result, text }: { result: ImportResult; text: string | null }) {
  const read = previewValues(result, text);
  return (
    <FormProvider {...useNewPreviewForm(read)}>
      <PreviewSourceContext value={{ kind: 'text' }}>
        <OpenMarksProvider marks={marksOf(result)} read={read}>
          <IngredientLines readCount={result.ingredients.length} />
          <DirectionLines readCount={result.directions.length} />
          <LeftOutLines />
        </OpenMarksProvider>
      </PreviewSourceContext>
    </FormProvider>
  );
}

/** `lines` are those of the text it was read from. */
const show = (found: Partial<ImportResult>, lines?: string[]) => {
  const result = withDefaults({
    title: 'Chilli',
    ingredients: [{ quantity: '2', unit: 'tins', item: 'beans' }],
    directions: [{ step: 1, instruction: 'Simmer.' }],
    ...found,
  });
  renderScreen(<Lines result={result} text={lines?.join('\n') ?? null} />, { at: '/' });
};

afterEach(cleanup);

const doubt = (path: string, excerpt: string): Evidence => ({
  path,
  confidence: 50,
  basis: 'source',
  excerpt,
});

const shown = (path: string, excerpt: string): Evidence => ({
  ...doubt(path, excerpt),
  pageSays: 'differs',
});

const describedBy = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const CONTRADICTED = {
  evidence: [
    doubt('ingredients.0', '2 tins beans'),
    {
      ...shown('ingredients.0.quantity', '4 tins beans'),
      ingredient: { quantity: '4', unit: 'tins', item: 'beans' },
    },
    doubt('directions.0', 'Simmer.'),
    shown('directions.0.instruction', 'Simmer for an hour.'),
  ],
};

test('a line that the page contradicts has one mark, which names the words of the page', () => {
  show(CONTRADICTED);
  const line = within(screen.getAllByRole('listitem')[0] ?? document.body);
  expect(line.getAllByText(/^Check, /)).toHaveLength(1);
  expect(line.getByText('4 tins beans')).toBeTruthy();
  expect(line.queryByText('2 tins beans')).toBeNull();
  expect(describedBy('Quantity of ingredient 1')).toBe('Check, 50 %The text says: 4 tins beans');
  expect(describedBy('Unit of ingredient 1')).toBe('');
  expect(describedBy('Step 1')).toBe('Check, 50 %The text says: Simmer for an hour.');
});

test('the words of the page are taken over with one press, and can be changed as before', async () => {
  show(CONTRADICTED);
  pressButton('Use this for ingredient 1');
  expect(valueOf('Quantity of ingredient 1')).toBe('4');
  expect(valueOf('Unit of ingredient 1')).toBe('tins');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Quantity of ingredient 1')),
  );
  await waitFor(() => expect(screen.queryByText('4 tins beans')).toBeNull());

  pressButton('Use this for step 1');
  expect(valueOf('Step 1')).toBe('Simmer for an hour.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Step 1')));
  await waitFor(() => expect(screen.queryByText(/^Check, /)).toBeNull());
  fireEvent.change(screen.getByLabelText('Step 1'), { target: { value: 'Simmer long.' } });
  expect(valueOf('Step 1')).toBe('Simmer long.');
});

test.each([
  ['goes on behind a line', 'goes-on', '… 1 onion', 'The text goes on: … 1 onion'],
  ['adds a line', 'adds', '1 onion', 'The text adds: 1 onion'],
] as const)(
  'where the page %s, it says so and offers nothing in its place',
  (_what, pageSays, excerpt, said) => {
    show({
      evidence: [
        doubt('ingredients.0', '2 tins beans'),
        { ...doubt('ingredients.0.quantity', excerpt), pageSays },
      ],
    });
    expect(describedBy('Ingredient of ingredient 1')).toBe(`Check, 50 %${said}`);
    expect(screen.queryByRole('button', { name: /^Use this/ })).toBeNull();
  },
);

test('a line that the page does not show says so', () => {
  show({
    evidence: [
      doubt('ingredients.0', '2 tins beans'),
      { path: 'ingredients.0.quantity', confidence: 50, basis: 'source', pageSays: 'omits' },
    ],
  });
  expect(describedBy('Ingredient of ingredient 1')).toBe('Check, 50 %The text does not show this.');
  expect(screen.queryByText('2 tins beans')).toBeNull();
});

const TOLD = ['Fry the onions.', 'Add the beans.', 'Simmer.'];
const TURNED = {
  directions: TOLD.map((instruction, at) => ({ step: at + 1, instruction })),
  evidence: [
    doubt('directions.0', 'Fry the onions.'),
    { ...doubt('directions.0.instruction', 'Simmer.'), pageSays: 'tells-later' as const },
    doubt('directions.1', 'Add the beans.'),
    { ...doubt('directions.1.instruction', 'Fry the onions.'), pageSays: 'tells-earlier' as const },
  ],
};
const steps = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Step \d/).map(({ value }) => value);

test.each([
  ['first', 0, 'Step 3'],
  ['second', 1, 'Step 1'],
])(
  'steps that the page tells in another order are put so with one press, here on the %s',
  async (_which, at, focused) => {
    show({ ...TURNED, stepOrder: [1, 2, 0] });
    expect(describedBy('Step 1')).toBe('Check, 50 %The text tells this after: Simmer.');
    expect(describedBy('Step 2')).toBe('Check, 50 %The text tells this before: Fry the onions.');
    const buttons = screen.getAllByRole('button', { name: 'Use the text’s order' });
    fireEvent.click(buttons[at] ?? document.body);
    expect(steps()).toEqual(['Add the beans.', 'Simmer.', 'Fry the onions.']);
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
    await waitFor(() => expect(screen.queryByText(/^Check, /)).toBeNull());
    expect(screen.queryByRole('checkbox')).toBeNull();
  },
);

test('where the order of the page is not certain, no step is moved for the cook', () => {
  show(TURNED);
  expect(describedBy('Step 1')).toContain('The text tells this after: Simmer.');
  expect(screen.queryByRole('button', { name: /order$/ })).toBeNull();
});

test('who removes lines by keyboard stays among them', () => {
  show({ directions: TURNED.directions });
  pressButton('Remove step 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove step 2' }));
  pressButton('Remove step 1');
  expect(steps()).toEqual(['Add the beans.']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove step 1' }));
  pressButton('Remove step 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add step' }));
  pressButton('Remove ingredient 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add ingredient' }));
});

test('what is pasted into an ingredient stays on one line', async () => {
  show({});
  const item = screen.getByLabelText('Ingredient of ingredient 1');
  fireEvent.change(item, { target: { value: 'beans,\n red' } });
  await waitFor(() => expect(valueOf('Ingredient of ingredient 1')).toBe('beans, red'));
});

const isRight = (line: number) =>
  screen.getAllByRole('checkbox', { name: 'This is right' })[line] ?? document.body;

test('marked lines can be ticked off as right, and marked again', async () => {
  show(CONTRADICTED);
  fireEvent.click(isRight(0));
  await waitFor(() => expect(describedBy('Quantity of ingredient 1')).toBe(''));
  expect(screen.queryByText('4 tins beans')).toBeNull();
  expect(valueOf('Quantity of ingredient 1')).toBe('2');
  expect(describedBy('Step 1')).toContain('Check, 50 %');
  fireEvent.click(isRight(1));
  await waitFor(() => expect(screen.queryByText(/^Check, /)).toBeNull());

  fireEvent.click(isRight(0));
  expect(await screen.findByText('4 tins beans')).toBeTruthy();
  expect(describedBy('Step 1')).toBe('');
});

test('what was worked out and what is missing cannot be ticked off', () => {
  show({
    directions: [],
    evidence: [{ path: 'ingredients.0.quantity', confidence: 50, basis: 'inferred' }],
  });
  expect(screen.getByText('Worked out')).toBeTruthy();
  expect(screen.getByText('Not found')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('other words of the source are shown as they are, as no contradiction and not to be taken over', () => {
  show({
    evidence: [
      doubt('ingredients.0', '2 tins beans'),
      doubt('ingredients.0.quantity', '… 2 tins'),
      doubt('directions.0', 'Step 1: Simmer.'),
    ],
  });
  expect(screen.getByText('… 2 tins')).toBeTruthy();
  expect(screen.getByText('Step 1: Simmer.')).toBeTruthy();
  expect(screen.queryByText(/^The text/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Use this/ })).toBeNull();
});

test('the words that a doubtful line was read from are told with each of its fields', () => {
  show({
    evidence: [
      doubt('ingredients.0', '2 tins beans, about'),
      { path: 'ingredients.0.quantity', confidence: 50, basis: 'inferred' },
      doubt('directions.0', 'Simmer, I think.'),
    ],
  });
  for (const part of ['Quantity', 'Unit', 'Ingredient'])
    expect(describedBy(`${part} of ingredient 1`)).toContain('2 tins beans, about');
  expect(describedBy('Step 1')).toBe('Check, 50 % Simmer, I think.');
});

test('a mark without words is all that its fields are described by', () => {
  const region = { photo: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
  const wordless = { confidence: 50, basis: 'source' as const, region };
  show({
    evidence: [
      { path: 'ingredients.0', ...wordless },
      { path: 'directions.0', ...wordless },
    ],
  });
  expect(describedBy('Quantity of ingredient 1')).toBe('1\u2002Check, 50 %');
  expect(describedBy('Step 1')).toBe('2\u2002Check, 50 %');
});

test('each mark of an ingredient says what it is of', () => {
  show({
    evidence: [
      doubt('ingredients.0', '2 tins beans'),
      { path: 'ingredients.0.quantity', confidence: 50, basis: 'inferred' },
    ],
  });
  const line = within(screen.getAllByRole('listitem')[0] ?? document.body);
  expect(line.getByText('Check, 50 %')).toBeTruthy();
  expect(line.getByText('Quantity: worked out')).toBeTruthy();
  expect(line.getAllByText('2 tins beans')).toHaveLength(1);
});

test('a line that went nowhere becomes an ingredient or a step, and can be taken out again', async () => {
  show({ leftOut: [{ text: '3 tbsp plum jam' }, { text: 'Serve with jam.' }] });
  pressButton('Add as ingredient: 3 tbsp plum jam');
  expect(await screen.findByText('Added as ingredient 2.')).toBeTruthy();
  expect(valueOf('Quantity of ingredient 2')).toBe('3');
  expect(valueOf('Unit of ingredient 2')).toBe('tbsp');
  expect(valueOf('Ingredient of ingredient 2')).toBe('plum jam');
  expect(document.activeElement?.textContent).toBe('Add as ingredient');

  pressButton('Add as step: Serve with jam.');
  expect(await screen.findByText('Added as step 2.')).toBeTruthy();
  expect(valueOf('Step 2')).toBe('Serve with jam.');
  expect(document.activeElement).toBe(screen.getByLabelText('Step 2'));

  pressButton('Remove ingredient 2');
  expect(screen.queryByLabelText('Ingredient of ingredient 2')).toBeNull();
  expect(valueOf('Ingredient of ingredient 1')).toBe('beans');
});

test('what was taken over and is removed is among the lines again, until that is undone', async () => {
  show({ leftOut: [{ text: '3 tbsp plum jam' }, { text: 'Serve with jam.' }] });
  pressButton('Add as ingredient: 3 tbsp plum jam');
  await screen.findByText('Added as ingredient 2.');
  pressButton('Remove ingredient 2');
  expect(await screen.findByText('plum jam removed, and listed below again')).toBeTruthy();
  expect(screen.queryByText('Added as ingredient 2.')).toBeNull();
  pressButton('Undo');
  expect(valueOf('Ingredient of ingredient 2')).toBe('plum jam');
  await waitFor(() => expect(screen.queryByText('3 tbsp plum jam')).toBeNull());

  pressButton('Remove ingredient 2');
  pressButton('Add as step: Serve with jam.');
  await screen.findByText('Added as step 2.');
  pressButton('Remove step 2');
  expect(await screen.findByText('Step 2 removed, and listed below again')).toBeTruthy();
  const listed = screen.getAllByRole('button', { name: /^Add as step: / });
  expect(listed.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add as step: 3 tbsp plum jam',
    'Add as step: Serve with jam.',
  ]);
});

test('a removed line comes back with Undo, and what was typed since stays', async () => {
  show({ ...TURNED, stepOrder: [1, 2, 0] });
  pressButton('Remove step 2');
  fireEvent.change(screen.getByLabelText('Step 2'), { target: { value: 'Simmer long.' } });
  expect(screen.getByText('Step 2 removed')).toBeTruthy();
  pressButton('Undo');
  expect(steps()).toEqual(['Fry the onions.', 'Add the beans.', 'Simmer long.']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove step 2' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() =>
    expect(describedBy('Step 2')).toContain('The text tells this before: Fry the onions.'),
  );

  pressButton('Remove ingredient 1');
  expect(screen.getByText('beans removed')).toBeTruthy();
  pressButton('Undo');
  expect(valueOf('Ingredient of ingredient 1')).toBe('beans');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove ingredient 1' }));
});

test.each([
  ['Add the beans.', 2, 0, [1, 3, 2, 0]],
  ['Fry the onions.', 1, 3, [2, 3, 1, 0]],
  ['Serve.', 4, 2, [2, 0, 3, 1]],
])(
  'a removed step comes back where the page tells it once all stand in its order: %s',
  (words, from, place, stepOrder) => {
    const told = [...TOLD, 'Serve.'];
    show({
      directions: told.map((instruction, at) => ({ step: at + 1, instruction })),
      evidence: told.map((_, at) => ({
        ...doubt(`directions.${at}.instruction`, 'Simmer.'),
        pageSays: 'tells-later' as const,
      })),
      stepOrder,
    });
    pressButton(`Remove step ${from}`);
    fireEvent.click(screen.getAllByRole('button', { name: 'Use the text’s order' })[0] as Element);
    pressButton('Undo');
    expect(steps()).toEqual(stepOrder.map((at) => told[at]));
    expect(steps()[place]).toBe(words);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: `Remove step ${place + 1}` }),
    );
  },
);

test('a removed step comes back beside its neighbours though a line became one ahead of them', async () => {
  show(
    {
      directions: TURNED.directions,
      evidence: TOLD.map((line, at) => doubt(`directions.${at}`, line)),
      leftOut: [{ text: 'For the pot' }],
    },
    ['Fry the onions.', 'For the pot', 'Add the beans.', 'Simmer.'],
  );
  pressButton('Remove step 3');
  pressButton('Add as step: For the pot');
  await screen.findByText('Added as step 2.');
  pressButton('Undo');
  expect(steps()).toEqual(['Fry the onions.', 'For the pot', 'Add the beans.', 'Simmer.']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove step 4' }));
});

test('a line that was taken over again is there once, undone or not', async () => {
  show({ leftOut: [{ text: 'Serve with jam.' }, { text: 'Good luck' }] });
  pressButton('Add as step: Serve with jam.');
  await screen.findByText('Added as step 2.');
  pressButton('Remove step 2');
  pressButton('Add as step: Serve with jam.');
  await waitFor(() => expect(steps()).toEqual(['Simmer.', 'Serve with jam.']));
  pressButton('Undo');
  expect(steps()).toEqual(['Simmer.', 'Serve with jam.']);
});

test('a line becomes a step where it stood between the steps', async () => {
  show(
    {
      directions: TURNED.directions,
      evidence: TOLD.map((line, at) => doubt(`directions.${at}`, line)),
      leftOut: [{ text: 'For the pot' }, { text: 'To finish' }, { text: 'Good luck' }],
    },
    ['Fry the onions.', 'For the pot', 'Add the beans.', 'To finish', 'Simmer.', 'Good luck'],
  );
  pressButton('Add as step: Good luck');
  expect(await screen.findByText('Added as step 4.')).toBeTruthy();
  pressButton('Add as step: To finish');
  expect(await screen.findByText('Added as step 3.')).toBeTruthy();
  pressButton('Add as step: For the pot');
  expect(await screen.findByText('Added as step 2.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Step 2'));
  expect(steps()).toEqual([
    'Fry the onions.',
    'For the pot',
    'Add the beans.',
    'To finish',
    'Simmer.',
    'Good luck',
  ]);
});

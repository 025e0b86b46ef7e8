import { type Evidence, type ImportResult } from '@commonplate/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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

function Lines({ result }: { result: ImportResult }) {
  const read = previewValues(result);
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

const show = (found: Partial<ImportResult>) => {
  const result = withDefaults({
    title: 'Chilli',
    ingredients: [{ quantity: '2', unit: 'tins', item: 'beans' }],
    directions: [{ step: 1, instruction: 'Simmer.' }],
    ...found,
  });
  renderScreen(<Lines result={result} />, { at: '/' });
};

afterEach(cleanup);

const doubt = (path: string, excerpt: string): Evidence => ({
  path,
  confidence: 50,
  basis: 'source',
  excerpt,
});

test('each mark of an ingredient says what it is of, and what the page says there', () => {
  show({
    evidence: [
      doubt('ingredients.0', '2 tins beans'),
      doubt('ingredients.0.quantity', '4 tins beans'),
    ],
  });
  const line = within(screen.getAllByRole('listitem')[0] ?? document.body);
  expect(line.getByText('Check, 50 %')).toBeTruthy();
  expect(line.getByText('Quantity: check, 50 %')).toBeTruthy();
  expect(line.getAllByText(/tins beans/).map((words) => words.textContent)).toEqual([
    '2 tins beans',
    '4 tins beans',
  ]);
});

test('a line that went nowhere becomes an ingredient or a step, and can be taken out again', async () => {
  show({ leftOut: [{ text: '3 tbsp plum jam' }, { text: 'Serve with jam.' }] });
  const [asIngredient] = screen.getAllByRole('button', { name: 'Add as ingredient' });
  fireEvent.click(asIngredient ?? document.body);
  expect(await screen.findByText('Added as ingredient 2.')).toBeTruthy();
  expect(valueOf('Quantity of ingredient 2')).toBe('3');
  expect(valueOf('Unit of ingredient 2')).toBe('tbsp');
  expect(valueOf('Ingredient of ingredient 2')).toBe('plum jam');
  expect(document.activeElement?.textContent).toBe('Add as ingredient');

  pressButton('Add as step');
  expect(await screen.findByText('Added as step 2.')).toBeTruthy();
  expect(valueOf('Step 2')).toBe('Serve with jam.');
  expect(document.activeElement).toBe(screen.getByLabelText('Step 2'));

  pressButton('Remove ingredient 2');
  expect(screen.queryByLabelText('Ingredient of ingredient 2')).toBeNull();
  expect(valueOf('Ingredient of ingredient 1')).toBe('beans');
});

import type { ImportResult } from '@commonplate/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { pressButton, renderScreen } from '../../../testing/render-screen.tsx';
import { withDefaults } from '../flow/import-answer.ts';
import { ConfidencePanel } from './confidence-panel.tsx';
import { KeptFacts } from './kept-facts.tsx';
import { marksOf } from './marks.ts';
import { OpenMarksProvider } from './open-marks.tsx';
import { previewValues } from './preview-values.ts';
import { RecipeOrigin } from './recipe-origin.tsx';
import { useNewPreviewForm } from './use-preview-form.ts';

const RESULT = withDefaults({
  title: 'Chilli',
  ingredients: [{ quantity: '2', unit: 'tins', item: 'beans' }],
  directions: [{ step: 1, instruction: 'Simmer.' }],
  tags: ['stew', 'beans'],
  nutrition: { calories: 320 },
  imageUrl: 'https://kitchen.example/chilli.jpg',
  confidence: 75,
});

function Kept({ result }: { result: ImportResult }) {
  const read = previewValues(result);
  return (
    <FormProvider {...useNewPreviewForm(read)}>
      <OpenMarksProvider marks={marksOf(result)} read={read}>
        <ConfidencePanel confidence={result.confidence} />
        <RecipeOrigin
          pictureUrl={result.imageUrl ?? null}
          credit={null}
          sourceUrl={null}
          withPicture
          onWithPicture={() => undefined}
        />
        <KeptFacts nutrition={result.nutrition} evidence={result.evidence} />
      </OpenMarksProvider>
    </FormProvider>
  );
}

const show = (evidence: ImportResult['evidence']) =>
  renderScreen(<Kept result={{ ...RESULT, evidence }} />, { at: '/' });

afterEach(cleanup);

const wordsAt = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('a picture, tags and nutrition that need a look say so, and can be ticked off', async () => {
  show([
    { path: 'imageUrl', confidence: 75, basis: 'source', excerpt: RESULT.imageUrl ?? '' },
    { path: 'tags', confidence: 70, basis: 'source', excerpt: 'Stew, beans' },
    { path: 'nutrition.calories', confidence: 60, basis: 'source' },
  ]);
  expect(screen.getByText(/3 places to check/)).toBeTruthy();
  expect(wordsAt(screen.getByRole('button', { name: 'Leave Out the Picture' }))).toBe(
    'Check, 75 %',
  );
  expect(wordsAt(screen.getByRole('list'))).toBe('Check, 70 %');
  expect(wordsAt(screen.getByText(/320/))).toBe('Check, 60 %');
  expect(screen.getByText('Stew, beans')).toBeTruthy();
  const ticks = screen.getAllByRole('checkbox', { name: 'This is right' });
  expect(ticks.map(wordsAt)).toEqual(['the picture', 'the tags', 'the nutrition']);
  for (const tick of ticks) fireEvent.click(tick);
  await waitFor(() => expect(screen.queryByText(/^Check, /)).toBeNull());
  expect(screen.getByText(/nothing to check/)).toBeTruthy();
});

test('all that the page says of the nutrition stands beside it', () => {
  const differs = (path: string, excerpt: string) =>
    ({ path, confidence: 50, basis: 'source', pageSays: 'differs', excerpt }) as const;
  show([
    differs('nutrition.calories', 'Calories: 410 kcal'),
    { path: 'nutrition.protein', confidence: 90, basis: 'source' },
    differs('nutrition.fat', 'Fat: 12 g'),
  ]);
  expect(screen.getByText(/1 place to check/)).toBeTruthy();
  expect(screen.getByText('The page says:').parentElement?.textContent).toContain(
    'Calories: 410 kcal, Fat: 12 g',
  );
});

test('tags are settled by taking one out', async () => {
  show([{ path: 'tags', confidence: 70, basis: 'source', excerpt: 'stew, beans' }]);
  pressButton('Remove beans');
  await waitFor(() => expect(screen.queryByText(/^Check, /)).toBeNull());
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('what nobody doubts carries no mark', () => {
  show([
    { path: 'imageUrl', confidence: 97, basis: 'source' },
    { path: 'tags', confidence: 97, basis: 'source' },
    { path: 'nutrition.calories', confidence: 97, basis: 'source' },
  ]);
  expect(screen.getByText(/nothing to check/)).toBeTruthy();
  expect(screen.queryByText(/^Check, |^Worked out/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

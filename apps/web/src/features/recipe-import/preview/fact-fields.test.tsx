import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { renderScreen, valueOf } from '../../../testing/render-screen.tsx';
import { withDefaults } from '../flow/import-answer.ts';
import { FactFields } from './fact-fields.tsx';
import { marksOf } from './marks.ts';
import { OpenMarksProvider } from './open-marks.tsx';
import { previewValues } from './preview-values.ts';
import { useNewPreviewForm } from './use-preview-form.ts';

const RESULT = withDefaults({
  title: 'Chilli',
  servings: 4,
  difficulty: 'easy',
  evidence: [
    { path: 'title', confidence: 68, basis: 'source', excerpt: 'Chilli' },
    {
      path: 'servings',
      confidence: 50,
      basis: 'source',
      pageSays: 'differs',
      excerpt: 'Serves 6',
    },
    { path: 'difficulty', confidence: 70, basis: 'source' },
  ],
});
const READ = previewValues(RESULT);
const MARKS = marksOf(RESULT);

function Facts() {
  return (
    <FormProvider {...useNewPreviewForm(READ)}>
      <OpenMarksProvider marks={MARKS} read={READ}>
        <FactFields />
      </OpenMarksProvider>
    </FormProvider>
  );
}

afterEach(cleanup);

test('marked facts can be ticked off as right, each for itself', async () => {
  renderScreen(<Facts />, { at: '/' });
  const [title, servings, difficulty] = screen.getAllByRole('checkbox', { name: 'This is right' });
  fireEvent.click(servings ?? document.body);
  await waitFor(() => expect(screen.queryByText('Serves 6')).toBeNull());
  expect(valueOf('Servings')).toBe('4');
  expect(screen.getByText('Check, 68 %')).toBeTruthy();
  fireEvent.click(title ?? document.body);
  await waitFor(() => expect(screen.queryByText('Check, 68 %')).toBeNull());
  expect(screen.getByText('Check, 70 %')).toBeTruthy();
  fireEvent.click(difficulty ?? document.body);
  await waitFor(() => expect(screen.queryByText(/^Check, /)).toBeNull());
  fireEvent.click(servings ?? document.body);
  expect(await screen.findByText('Serves 6')).toBeTruthy();
});

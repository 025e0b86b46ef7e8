import { cleanup, screen } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { pressButton, renderScreen } from '../../../testing/render-screen.tsx';
import { withDefaults } from '../flow/import-answer.ts';
import { ConfidencePanel } from './confidence-panel.tsx';
import { DirectionLines } from './direction-lines.tsx';
import { LeftOutLines } from './left-out-lines.tsx';
import { previewValues } from './preview-values.ts';
import { useNewPreviewForm } from './use-preview-form.ts';

const READ = previewValues(withDefaults({ leftOut: [{ text: 'Serve with jam.' }] }));

function Panel({ confidence = 90 }: { confidence?: number }) {
  return (
    <FormProvider {...useNewPreviewForm(READ)}>
      <ConfidencePanel confidence={confidence} />
      <DirectionLines readCount={0} />
      <LeftOutLines />
    </FormProvider>
  );
}

afterEach(cleanup);

const LOW = 'AI confidence is low. Please review and edit the extracted information.';
const DOUBTFUL = /Compare every line with the source/;

test.each([
  [100, 'Excellent', 'green'],
  [90, 'Excellent', 'green'],
  [89, 'Very Good', 'green'],
  [80, 'Very Good', 'green'],
  [79, 'Good', 'yellow'],
  [70, 'Good', 'yellow'],
  [69, 'Fair', 'yellow'],
  [60, 'Fair', 'yellow'],
  [59, 'Poor', 'red'],
  [50, 'Poor', 'red'],
  [49, 'Very Poor', 'red'],
  [30, 'Very Poor', 'red'],
  [29, 'Very Poor', 'red'],
  [0, 'Very Poor', 'red'],
])('%d per cent are %s and %s, with the warnings of its height', (confidence, label, tone) => {
  const { container } = renderScreen(<Panel confidence={confidence} />, { at: '/' });
  expect(screen.getByText(label)).toBeTruthy();
  expect(container.querySelector(`[data-tone="${tone}"]`)?.textContent).toContain(`${confidence}`);
  expect(screen.queryByText(LOW) !== null).toBe(confidence < 70);
  expect(screen.queryByText(DOUBTFUL) !== null).toBe(confidence < 30);
});

test.each([
  [89.5, '89', 'Very Good'],
  [69.6, '69', 'Fair'],
])('%d per cent are shown as %s, beside its label', (confidence, shown, label) => {
  const { container } = renderScreen(<Panel confidence={confidence} />, { at: '/' });
  expect(container.querySelector('[data-tone]')?.textContent).toContain(`Confidence ${shown}`);
  expect(screen.getByText(label)).toBeTruthy();
});

test('a line that was taken over is no longer told of, until it is taken out again', async () => {
  renderScreen(<Panel />, { at: '/' });
  expect(screen.getByText(/· 1 line was not taken over$/)).toBeTruthy();
  pressButton('Add as step: Serve with jam.');
  expect(await screen.findByText(/· nothing to check$/)).toBeTruthy();
  pressButton('Remove step 1');
  expect(await screen.findByText(/· 1 line was not taken over$/)).toBeTruthy();
});

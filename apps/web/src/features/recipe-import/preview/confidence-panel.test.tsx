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

function Panel() {
  return (
    <FormProvider {...useNewPreviewForm(READ)}>
      <ConfidencePanel confidence={90} />
      <DirectionLines readCount={0} />
      <LeftOutLines />
    </FormProvider>
  );
}

afterEach(cleanup);

test('a line that was taken over is no longer told of, until it is taken out again', async () => {
  renderScreen(<Panel />, { at: '/' });
  expect(screen.getByText(/· 1 line was not taken over$/)).toBeTruthy();
  pressButton('Add as step: Serve with jam.');
  expect(await screen.findByText(/· nothing to check$/)).toBeTruthy();
  pressButton('Remove step 1');
  expect(await screen.findByText(/· 1 line was not taken over$/)).toBeTruthy();
});

import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('The oven is cold');
}

test('an unexpected error shows its message without a stack, and the next address gets another chance', () => {
  // React itself reports what a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const view = render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The oven is cold');
  expect(document.body.textContent).not.toContain('error-boundary.test');
  view.rerender(
    <ErrorBoundary resetKey="/b">
      <p>All is well</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('All is well')).toBeTruthy();
});

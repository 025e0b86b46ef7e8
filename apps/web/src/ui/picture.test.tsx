import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const plate = () => screen.getByRole('presentation').getAttribute('src');

test('shows the photograph it was given', () => {
  render(<Picture src="/api/uploads/a.webp" alt="Soup" />);
  expect(screen.getByAltText('Soup').getAttribute('src')).toBe('/api/uploads/a.webp');
});

test.each([null, undefined, ''])('shows the plate for %j', (src) => {
  render(<Picture src={src} alt="Soup" />);
  expect(plate()).toContain('plate-empty');
});

test('shows the plate when loading fails, and tries a new address again', () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="Soup" />);
  fireEvent.error(screen.getByAltText('Soup'));
  expect(plate()).toContain('plate-empty');
  rerender(<Picture src="/here.webp" alt="Soup" />);
  expect(screen.getByAltText('Soup').getAttribute('src')).toBe('/here.webp');
});

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pressButton, renderScreen } from '../../../testing/render-screen.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { useChosenPhotos } from './use-chosen-photos.ts';

function Picker() {
  return <PhotoPicker label="Photos of the card" chosen={useChosenPhotos()} />;
}

afterEach(cleanup);

const focused = () => document.activeElement?.getAttribute('aria-label');

test('who moves and removes photos by keyboard stays among them', () => {
  renderScreen(<Picker />, { at: '/' });
  const field = screen.getByLabelText('Photos of the card');
  const files = ['front', 'back', 'notes'].map(
    (name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }),
  );
  fireEvent.change(field, { target: { files } });
  pressButton('Move Front later');
  expect(focused()).toBe('Move Back later');
  pressButton('Move Back later');
  expect(focused()).toBe('Move Photo 3 earlier');
  pressButton('Remove Photo 3');
  expect(focused()).toBe('Remove Back');
  pressButton('Remove Front');
  expect(focused()).toBe('Remove Front');
  pressButton('Remove Front');
  expect(document.activeElement).toBe(field);
});

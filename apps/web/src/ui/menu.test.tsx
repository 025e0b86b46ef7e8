import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function setUp() {
  const copy = vi.fn();
  const mail = vi.fn();
  render(
    <>
      <Menu
        label="Share"
        items={[
          { label: 'Copy Link', onSelect: copy, staysOpen: true },
          { label: 'Email', onSelect: mail },
        ]}
      >
        {(props) => (
          <button type="button" {...props}>
            Share
          </button>
        )}
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Share' });
  fireEvent.click(button);
  return { button, copy, mail };
}

const focused = () => document.activeElement?.textContent;
const press = (key: string) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
};

test('opens on its first item and walks round by arrows', () => {
  const { button } = setUp();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Copy Link');
  press('ArrowDown');
  expect(focused()).toBe('Email');
  press('ArrowDown');
  expect(focused()).toBe('Copy Link');
  press('End');
  expect(focused()).toBe('Email');
});

test('Escape closes it and gives the focus back', () => {
  const { button } = setUp();
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('an item acts and closes, unless it answers in place', () => {
  const { copy, mail } = setUp();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Copy Link' }));
  expect(copy).toHaveBeenCalledOnce();
  expect(screen.getByRole('menu')).toBeTruthy();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Email' }));
  expect(mail).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a press elsewhere closes it', () => {
  setUp();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('marks the chosen item and starts there', () => {
  render(
    <Menu
      label="Theme"
      items={[
        { label: 'Light', checked: false, onSelect: () => undefined },
        { label: 'Dark', checked: true, onSelect: () => undefined },
      ]}
    >
      {(props) => (
        <button type="button" {...props}>
          Theme
        </button>
      )}
    </Menu>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Theme' }));
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Dark');
  expect(focused()).toBe('Dark');
});

// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { chooseTheme, currentTheme } from './theme.ts';

beforeEach(() => chooseTheme('system'));

const root = () => document.documentElement.dataset['theme'];

test('follows the system until one is chosen', () => {
  expect(currentTheme()).toBe('system');
  expect(root()).toBeUndefined();
});

test.each(['light', 'dark'] as const)('%s is applied and remembered', (theme) => {
  chooseTheme(theme);
  expect(root()).toBe(theme);
  expect(localStorage.getItem('theme')).toBe(theme);
  chooseTheme('system');
  expect(root()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('an unknown stored value counts as system', () => {
  localStorage.setItem('theme', 'sepia');
  expect(currentTheme()).toBe('system');
});

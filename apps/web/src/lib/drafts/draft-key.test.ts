// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { draftKey, hasDrafts, removeDrafts } from './draft-key.ts';

beforeEach(() => localStorage.clear());

test("one cook's drafts are found and removed, another's stay", () => {
  localStorage.setItem(draftKey('cook-1', 'new'), '{}');
  localStorage.setItem(draftKey('cook-1', 'recipe-7'), '{}');
  localStorage.setItem(draftKey('cook-10', 'new'), '{}');
  localStorage.setItem('theme', 'dark');
  expect(hasDrafts(localStorage, 'cook-1')).toBe(true);
  removeDrafts(localStorage, 'cook-1');
  expect(hasDrafts(localStorage, 'cook-1')).toBe(false);
  expect(hasDrafts(localStorage, 'cook-10')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
});

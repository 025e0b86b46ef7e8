// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createSetting } from './stored-setting.ts';

beforeEach(() => localStorage.clear());

test('a setting has its first value until it is changed, and is remembered', () => {
  const sound = createSetting(localStorage, { name: 'sound', initially: true });
  expect(sound.current()).toBe(true);
  sound.change(false);
  expect(createSetting(localStorage, { name: 'sound', initially: true }).current()).toBe(false);
});

test('a change is told here, and one of another tab too', () => {
  const setting = createSetting(localStorage, { name: 'fractions', initially: false });
  const told = vi.fn<() => void>();
  const stop = setting.subscribe(told);
  setting.change(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'fractions' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'fractions' }));
  expect(told).toHaveBeenCalledTimes(2);
});

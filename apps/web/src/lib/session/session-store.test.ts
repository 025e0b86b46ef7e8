// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../testing/people.ts';
import { createSessionStore } from './session-store.ts';

const TOKENS = { token: 'access', refreshToken: 'refresh' };

beforeEach(() => localStorage.clear());

test('starts signed out without a token', () => {
  expect(createSessionStore(localStorage).current()).toEqual({
    status: 'signed-out',
    reason: null,
    userId: null,
  });
});

test('keeps exactly the three named items', () => {
  const store = createSessionStore(localStorage);
  store.start(TOKENS, makeUser());
  expect(localStorage).toHaveLength(3);
  expect(localStorage.getItem('authToken')).toBe('access');
  expect(localStorage.getItem('refreshToken')).toBe('refresh');
  expect(localStorage.getItem('user')).toBe(JSON.stringify(makeUser()));
  store.end('logout');
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['missing', null],
  ['no JSON', '{broken'],
  ['no user', '{"name":"x"}'],
])('a token whose user is %s waits for the profile', (_, stored) => {
  localStorage.setItem('authToken', 'access');
  if (stored !== null) localStorage.setItem('user', stored);
  const store = createSessionStore(localStorage);
  expect(store.current()).toEqual({ status: 'restoring' });
  store.replaceUser(makeUser());
  expect(store.current()).toEqual({ status: 'signed-in', user: makeUser() });
});

test('gives the same snapshot until something changes', () => {
  const store = createSessionStore(localStorage);
  store.start(TOKENS, makeUser());
  const before = store.current();
  store.replaceTokens({ token: 'next', refreshToken: 'next' });
  expect(store.current()).toBe(before);
  store.replaceUser(makeUser({ name: 'Marta L.' }));
  expect(store.current()).not.toBe(before);
});

test('notices what another tab does', () => {
  const store = createSessionStore(localStorage);
  store.start(TOKENS, makeUser());
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledOnce();
  expect(store.current().status).toBe('signed-out');
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledOnce();
});

test('says why it ended, and whose it was, until the next one starts', () => {
  const store = createSessionStore(localStorage);
  store.start(TOKENS, makeUser());
  store.end('expired');
  expect(store.current()).toEqual({
    status: 'signed-out',
    reason: 'expired',
    userId: makeUser().id,
  });
  store.start(TOKENS, makeUser());
  expect(store.current().status).toBe('signed-in');
});

test('a session that began in another tab does not end for the reason of the one before it', () => {
  const store = createSessionStore(localStorage);
  store.start(TOKENS, makeUser());
  store.end('logout');
  const other = createSessionStore(localStorage);
  other.start(TOKENS, makeUser());
  expect(store.current().status).toBe('signed-in');
  other.end('logout');
  expect(store.current()).toMatchObject({ status: 'signed-out', reason: null });
});

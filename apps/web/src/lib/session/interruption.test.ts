// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { interruptionAt, readInterruption, wayOn } from './interruption.ts';

const place = { pathname: '/recipes/1/edit', search: '?tag=soup', hash: '#steps' };
const from = '/recipes/1/edit?tag=soup#steps';
const signedOut = { status: 'signed-out', reason: null, userId: null } as const;

test('a visitor is only sent back', () => {
  expect(interruptionAt(place, signedOut)).toEqual({ from, userId: null, ended: false });
});

test.each([
  { reason: 'expired', userId: 'cook-1' },
  { reason: 'expired', userId: null },
  // As another tab does it: this one only sees the session gone.
  { reason: null, userId: 'cook-1' },
] as const)('a session that ended is told of: $reason, $userId', ({ reason, userId }) => {
  expect(interruptionAt(place, { ...signedOut, reason, userId })).toEqual({
    from,
    userId,
    ended: true,
  });
});

test('who logs out interrupts nothing', () => {
  expect(interruptionAt(place, { ...signedOut, reason: 'logout', userId: 'cook-1' })).toBeNull();
});

test.each([null, undefined, 'text', {}, { from: 5 }, { userId: 'cook-1' }])(
  'the state of an address may be anything: %j',
  (state) => {
    expect(readInterruption(state)).toBeNull();
  },
);

test('what is not understood of it counts for nothing', () => {
  expect(readInterruption({ from, userId: 5, ended: 'yes' })).toEqual({
    from,
    userId: null,
    ended: false,
  });
});

test('the same person, and the first to sign in, go on where they were', () => {
  expect(wayOn({ from, userId: 'cook-1', ended: true }, 'cook-1')).toBe(from);
  expect(wayOn({ from, userId: null, ended: false }, 'cook-1')).toBe(from);
});

test('another person starts at the recipes', () => {
  expect(wayOn({ from, userId: 'cook-1', ended: true }, 'cook-2')).toBe('/recipes');
});

test('nothing and no page of ours lead to the recipes', () => {
  expect(wayOn(null, 'cook-1')).toBe('/recipes');
  expect(wayOn({ from: '//evil.example', userId: null, ended: false }, 'cook-1')).toBe('/recipes');
});

import { expect, test } from 'vitest';
import { isChallengePage } from './bot-challenge.ts';

const page = (title: string, text: string): string =>
  `<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

test.each([
  ['Access denied', 'Please verify you are a human before you go on.'],
  ['One more step', 'Confirm that you’re not a robot.'],
  ['Stop', 'Access to this page has been denied because you seem to be a program.'],
  ['Stop', 'We see unusual traffic from your network.'],
  ['Pardon Our Interruption', 'Something about your browser made us think.'],
  ['Checking', 'Press &amp; hold to confirm who you are.'],
])('%s: %s', (title, text) => {
  expect(isChallengePage(page(title, text))).toBe(true);
});

test.each([
  ['Just a Moment Cake', 'A cake for whoever has only a moment.'],
  ['Opening hours', 'We are closed on Mondays. Are you a human who likes cake? Come in.'],
  ['Robots in the kitchen', 'Verify your address to get our letter.'],
])('a page without a recipe is no challenge: %s, %s', (title, text) => {
  expect(isChallengePage(page(title, text))).toBe(false);
});

test('a form for comments below a page makes it no challenge', () => {
  const told = 'We moved the shop to the old mill and bake there from five in the morning. '.repeat(
    25,
  );
  expect(isChallengePage(page('News', `${told}</p><p>Confirm you are not a robot.`))).toBe(false);
});

test('words in the middle of a whole site are not the answer of a wall', () => {
  const site = page(
    'Forum',
    `He was asked to prove that you are a human. ${'<p>More</p>'.repeat(9_000)}`,
  );
  expect(isChallengePage(site)).toBe(false);
});

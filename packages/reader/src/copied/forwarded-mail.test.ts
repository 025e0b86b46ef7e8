import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { withoutMailHead } from './forwarded-mail.ts';

const shown = (lines: readonly string[]): string[] =>
  withoutMailHead(lines).lines.filter((line) => line !== '');

test('quotes, names and dates of a mail that was sent on are no lines of the recipe', () => {
  expect(
    shown([
      'From: Ada <ada@example.org>',
      'Date: 3 May 2024',
      'Subject: Fwd: Plum buns',
      '',
      '> 2 plums',
      '>',
      '> Bake them.',
      'Sent from my iPhone',
    ]),
  ).toEqual(['2 plums', 'Bake them.']);
});

test.each([
  'On Tue, 3 May 2022 at 18:05, Ada wrote:',
  'Am 12.03.2024 um 18:05 schrieb Oma <oma@example.org>:',
  'Le 3 mai 2022 à 18:05, Jeanne a écrit :',
  'El 3 may 2022, a las 18:05, Lola escribió:',
  '---------- Forwarded message ---------',
  'Von meinem iPhone gesendet',
  'Envoyé de mon iPhone',
  'Inviato da iPhone',
])('%s is no line of the recipe', (line) => expect(shown([line])).toEqual([]));

test('a line that only looks like the head of a mail stays', () => {
  const lines = ['Plum buns', 'To: serve warm', '2 plums'];
  expect(shown(lines)).toEqual(lines);
});

const MAIL = `From: Ada <ada@example.org>
Subject: Re: Fwd: Plum buns

Dear Ben,
here is the recipe you asked for:

500 g plums
200 g flour

Halve the plums and roll them in the flour.
Bake for 40 minutes.

Love, Ada

--
Ada Vale
12 Mill Lane`;

test('what the mail is about names the dish where nothing else does', () => {
  expect(readText(MAIL)).toMatchObject({
    title: 'Plum buns',
    ingredients: [{ item: 'plums' }, { item: 'flour' }],
    directions: [
      { instruction: 'Halve the plums and roll them in the flour.' },
      { instruction: 'Bake for 40 minutes.' },
    ],
  });
});

test('greetings and the signature are told beside the recipe', () => {
  expect(readText(MAIL)?.leftOut?.map((left) => left.text)).toEqual([
    'Love, Ada',
    'Dear Ben,',
    'here is the recipe you asked for:',
    'Ada Vale',
    '12 Mill Lane',
  ]);
});

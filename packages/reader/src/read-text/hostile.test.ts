import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const BYTES = 400_000;
const LINE = 4000;
/** Far above what these take, even on a busy machine, and far below what a quadratic reader would. */
const LIMIT_MS = 20_000;

const fill = (piece: string): string => piece.repeat(Math.ceil(BYTES / piece.length));
const lineOf = (piece: string): string => piece.repeat(Math.ceil(LINE / piece.length));
const linesOf = (piece: string): string => fill(`${lineOf(piece)}\n`);
/** A sign that is looked for at both ends of a line, and stands at neither. */
const between = (sign: string): string => fill(`x${lineOf(sign)}x\n`);

const RECIPE =
  'Plum buns\n\n500 g plums\n200 g flour\n\nHalve the plums.\nBake for 30 minutes.\n\n';

test.each([
  ['dashes between letters', between('-')],
  ['full stops between letters', between('.')],
  ['colons between letters', between(':')],
  ['exclamation marks between letters', between('!')],
  ['blanks between letters', between(' ')],
  ['dashes', linesOf('-')],
  ['stars', linesOf('*')],
  ['hashes', linesOf('#')],
  ['backticks', linesOf('`')],
  ['brackets', linesOf('[')],
  ['blanks', linesOf(' ')],
  ['blank lines', fill('\n')],
  ['pipes', linesOf('|')],
  ['pipes and blanks', linesOf('|  ')],
  ['table rules', fill('| a | b |\n|---|---|\n')],
  ['digits', linesOf('1')],
  ['digits between letters', between('1')],
  ['numbers', linesOf('1 ')],
  // Each is spelled out as three signs.
  ['fractions', linesOf('½').slice(0, BYTES / 4)],
  ['amounts', linesOf('1 g a, ')],
  ['short lines', fill('x\n')],
  ['ingredients', fill('1 egg\n')],
  ['recipes', fill(RECIPE)],
  ['headings', fill('Ingredients\n\n')],
  ['lists behind their headings', fill(`Ingredients: a. A ${lineOf('1 a, ')}\n`)],
  ['sentences', linesOf('Stir. ')],
  ['servings', linesOf('Serves 4. ')],
  ['comments', fill('Comments\n')],
  ['menus', fill('Home › Soups › Leek\n')],
  ['quotes of a mail', fill('> 1 egg\n')],
  ['stamps of a chat', fill('[01.02.26, 10:20] Ann: 1 egg\n')],
  ['kisses', linesOf('x')],
  ['letters of one word', fill('a')],
  ['words of one line', fill('word ')],
])(
  'a recipe above endless %s is answered in time',
  (_, text) => expect(() => readText(RECIPE + text)).not.toThrow(),
  LIMIT_MS,
);

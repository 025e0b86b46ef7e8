import { expect, test } from 'vitest';
import { bareOf } from '../../text/bare-text.ts';
import { labelledDifficulty, mayLabelDifficulty } from './labelled-difficulty.ts';

test.each([
  'Difficulty',
  'Difficulty level',
  'Level of difficulty',
  'Level',
  'Skill level',
  'Schwierigkeit',
  'Schwierigkeitsgrad',
  'Moeilijkheid',
  'Moeilijkheidsgraad',
  'Difficulté',
  'Niveau',
  'Dificultad',
  'Dificuldade',
  'Difficoltà',
  'Svårighetsgrad',
  'Sværhedsgrad',
  'Vanskelighetsgrad',
  'Stopień trudności',
  'Poziom trudności',
  'Nehézség',
  'Nehézségi fok',
  'Nehézségi szint',
  'Náročnosť',
  'Obtížnost',
])('%s labels how hard it is, which its letters tell', (label) => {
  expect(labelledDifficulty([`${label}: medium`])?.words).toBe('medium');
  expect(mayLabelDifficulty(bareOf(label))).toBe(true);
});

test('what only names some trouble labels nothing', () => {
  expect(mayLabelDifficulty(bareOf('Bez trudności'))).toBe(false);
});

import { withoutBullet } from '../card/amount-start.ts';
import { fold } from '../card/fold.ts';
import type { Language } from '../ingredients/language.ts';
import { namesFood } from './food-words.ts';
import { saidBesideTool } from './tool-words.ts';

export type Needed = 'tool' | 'food' | 'unknown';

/** What a line of a list names. "Butter for the tin" is no tool; "a cake tin (20 cm)" and "a knife, sharp" tell more of theirs behind its name. */
export function neededBy(line: string, language: Language): Needed {
  const [name = ''] = fold(withoutBullet(line))
    .split(/[(,.;]/u, 1)
    .map((part) => part.trim());
  const beside = saidBesideTool(name, language);
  if (namesFood(beside ?? name, language)) return 'food';
  return beside === null ? 'unknown' : 'tool';
}

/** Whether a line of a list names nothing to eat but what it is made with. */
export const isTool = (line: string, language: Language): boolean =>
  neededBy(line, language) === 'tool';

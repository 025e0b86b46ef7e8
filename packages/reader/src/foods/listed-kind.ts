import { withoutBullet } from '../card/zones/amount-start.ts';
import { fold } from '../card/words/fold.ts';
import type { Language } from '../ingredients/language.ts';
import { namesFood } from './food-words.ts';
import { saidBesideTool } from './tool-words.ts';

/** What a list of all that a recipe needs may name. */
export type ListedKind = 'tool' | 'food' | 'unknown';

/** "Butter for the tin" is no tool; behind the name of one, more may be said of it: "a cake tin (20 cm)", "a knife, sharp". */
export function listedKind(line: string, language: Language): ListedKind {
  const [name = ''] = fold(withoutBullet(line))
    .split(/[(,.;]/u, 1)
    .map((part) => part.trim());
  const beside = saidBesideTool(name, language);
  if (namesFood(beside ?? name, language)) return 'food';
  return beside === null ? 'unknown' : 'tool';
}

/** Whether a line names nothing to eat, but what that is made with. */
export const isTool = (line: string, language: Language): boolean =>
  listedKind(line, language) === 'tool';

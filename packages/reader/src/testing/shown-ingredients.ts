import { readCard } from '../card/read-card.ts';
import { cardLines, type Written } from './card-lines.ts';

/** The ingredients read off a card, each as one text. */
export const shownIngredients = (lines: readonly (string | Written)[]): string[] | undefined =>
  readCard(cardLines(lines))?.ingredients.map(({ quantity, unit, item }) =>
    [quantity, unit, item].filter(Boolean).join(' '),
  );

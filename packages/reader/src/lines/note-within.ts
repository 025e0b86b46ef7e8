import { SHORT_MEASURES, WRITTEN_NUMBER } from '../text/number-signs.ts';

const PIECES = 'pieces?|items?|stück|stk|stuks?|st|pi[eè]ces?|piezas?|pezzi|szt|db';

/** "2 pieces, large onion": the note was put between the unit and the item. */
export const NOTE_WITHIN = new RegExp(
  String.raw`^${WRITTEN_NUMBER}(?:${SHORT_MEASURES}|${PIECES})\.?(?:\(s\))?\s*,\s+\p{L}+\s+\p{L}`,
  'iu',
);

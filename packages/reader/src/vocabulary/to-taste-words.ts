/** What a line says in the place of an amount, in the reader's languages; sources of patterns. */
export const TO_TASTE =
  'to taste|as needed|as required|optional|for (?:serving|garnish|dusting|frying)|nach (?:geschmack|belieben)|naar smaak|selon (?:le )?goût|al gusto|a gosto|efter smak|efter smag|etter smak|do smaku|ízlés szerint';

/** The same in bare text, which has no blanks. */
export const BARE_TO_TASTE = TO_TASTE.replaceAll(' ', '');

import { fold } from '../words/fold.ts';

const PHRASES =
  "over|turn over|please turn over|pto|p\\. ?t\\. ?o|see (?:the )?(?:back|reverse|other side|over)(?: of card)?|(?:over|back) (?:for )?(?:rest|more)|more on (?:the )?back|cont|cont'd|contd|continued(?: (?:on|over)(?: (?:the )?(?:back|reverse|other side|next (?:card|page)))?)?|bitte wenden|b\\. ?w|siehe ruckseite|tournez(?: s'il vous plait| svp)?|t\\. ?s\\. ?v\\. ?p|suite au (?:dos|verso)|voir au (?:dos|verso)|ver (?:al )?(?:reverso|dorso|verso)|sigue (?:detras|al dorso)|segue|vedi retro|zie achterkant|z\\. ?o\\. ?z|vand|vend|se baksidan|se bagsiden|se baksiden|verte";
const TURN_OVER = new RegExp(String.raw`^[\W_]*(?:${PHRASES})[\W_]*$`, 'u');

/** "(over)", "see back": where a card goes on, and nothing of the recipe. */
export const isTurnOver = (text: string): boolean => TURN_OVER.test(fold(text).trim());

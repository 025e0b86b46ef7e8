/** Of small letters: such patterns are sooner prepared. */
const OFFER =
  /^(?:add|buy|calculate|convert|copy|download|email|e-mail|get|order|pin|print|save|send|share|shop|show|text|view)\s|(?<!\p{L})(?:lists?|ingredients?|recipe|basket|cart|zutaten|einkaufs\p{L}*|liste|lista|courses|ingrédients|ingredienti|spesa|ingredienser|inköps\p{L}*|boodschappen\p{L}*|ingrediënten|składniki|koszyka)(?!\p{L})/u;

/** Whether a row tells what a site does for its readers, in the place of an ingredient: "Add all to my list". */
export const offersService = (text: string): boolean => OFFER.test(text.toLowerCase());

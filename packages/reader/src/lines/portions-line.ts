import { COUNTED_SERVINGS, SERVINGS_LABEL } from '../vocabulary/fact-words.ts';
import { ABOUT_WORDS, FOR_WORDS, RANGE_WORDS } from '../vocabulary/number-words.ts';

const LONGEST = 60;
const NUMBER = String.raw`\d{1,3}(?:[.,]5)?(?:\s*(?:[-–—]|${RANGE_WORDS})\s*\d{1,3})?`;

/** What may stand around how many eat, and names no food. */
const AROUND = [
  ABOUT_WORDS,
  FOR_WORDS,
  'yields?|makes|serves|enough|ingredients?|recipe|number|of',
  'ergibt|ergeben|reicht|zutaten|rezept|anzahl',
  'maakt|goed|ingrediënten|aantal|recept',
  'donne|ingrédients|nombre|de|à|recette|rendement',
  'rinde|salen|ingredientes|receta|número|rendimiento',
  'dosi|ingredienti|quantità|ricetta|numero|di',
  'por|rende|serve|rendimento|receita|aproximadamente',
  'ger|räcker|ingredienser|antal|gir|giver|nok|antall|oppskrift|opskrift|receptet',
  'składniki|liczba|ilość|wychodzi|przepis',
  'hozzávalók|körülbelül',
].join('|');
/** Of small letters, as those below: such patterns are sooner prepared. */
const ONLY_AROUND = new RegExp(String.raw`^(?:(?:${AROUND})\.?\s*)*$`, 'u');
const SIGNS = /[:.()~*•-]+|(?<!\p{L})\p{L}'(?=\p{L})/gu;

const NUMBER_ALONE = new RegExp(String.raw`^(?:(?:${ABOUT_WORDS})\s)?${NUMBER}\.?$`, 'u');
/** "Makes 12 muffins" counts what comes of it. */
const MADE = new RegExp(
  String.raw`^(?:makes|yields?|ergibt|rinde|rende|maakt|donne)\s(?:(?:${ABOUT_WORDS})\s)?${NUMBER}\s\p{L}{3,15}(?:\s\p{L}{3,15})?\.?$`,
  'u',
);

/** Before the count stands no other number: nothing around it may have one. */
const FIRST_COUNTED = new RegExp(String.raw`^(\D*)${COUNTED_SERVINGS.source}`, 'i');

const isCountOf = (text: string): boolean => {
  const counted = FIRST_COUNTED.exec(text);
  if (!counted) return false;
  const [all, before = ''] = counted;
  const rest = before + text.slice(all.length);
  return ONLY_AROUND.test(rest.replace(SIGNS, ' ').trim());
};

/** "Porties: 4", and not "Portions" alone. */
function isLabelled(text: string): boolean {
  const label = SERVINGS_LABEL.exec(text)?.[0];
  return label !== undefined && NUMBER_ALONE.test(text.slice(label.length).trim());
}

/** Whether a line among the ingredients says nothing but how many the dish is for: "Para 4 personas:". */
export function statesPortions(line: string): boolean {
  if (line.length > LONGEST || !/\d/.test(line)) return false;
  const text = line.toLowerCase();
  return isCountOf(text) || isLabelled(text) || MADE.test(text);
}

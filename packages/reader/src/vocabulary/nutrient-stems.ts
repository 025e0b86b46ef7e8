import type { Nutrient } from '@commonplate/contract';
import { bareOf } from '../text/bare-text.ts';

/** What a table of nutrients says beside fat, sugar and salt, in bare text. */
const OF_NUTRITION =
  /nutri|kcal|calor|kalor|protein|carbo|carbs|nährwert|kohlenhydr|voedingswaarde|koolhydr|glucid|lipid|hidratos|näring|næring|kolhydr|kulhydr|wartościodż|węglow|tápérték|szénhidr/u;

/** Whether a bare text tells what a portion holds. */
export const tellsNutrients = (bare: string): boolean => OF_NUTRITION.test(bare);

/** How the words begin, in small letters, by which pages name each of them. Soda is no carbohydrate, "rostbiff" no fiber. */
export const NUTRIENT_STEMS: Readonly<Record<Nutrient, string>> = {
  calories: 'calor|kcal|kal[oó]ri|brennwert',
  protein: 'protein|protéin|proteín|proteïn|eiweiß|eiwit|białk|fehérje',
  carbohydrates:
    '(?<!bi)carb(?!onat)|kohlenhydrat|koolhydrat|glucid|hidratos(?: de carbono)?|kolhydrat|kulhydrat|karbohydrat|węglowodan|szénhidrát',
  fat: '(?<!\\p{L})fat(?![ht])|fett(?!säur)|vetten|lipid|matières grasses|grasa|gordura|grassi|fedt|tłuszcz|zsír',
  fiber: 'fiber|fibre|ballast|vezel|fibra|błonnik|élelmirost|(?<!\\p{L})rost(?:ok)?(?!\\p{L})',
  sodium: 'sodium(?!\\s?bi)|n[aá]trium(?!bi|hyd)|sodio|sód',
};

/** What else such a table names; a kind of fat with the word for fat behind it. */
export const OTHER_NUTRIENTS =
  '(?:saturated|trans|ungesättigte?s?|gesättigte?s?|mättat|mättade|mættet|mættede|mettet|mettede|verzadigde?)[\\s-]?(?:fat|fett|fedt|vet)|saturate|saturé|satur|gesättigt|verzadigd|nasycon|telített|sugar|zucker|suiker|sucre|azúcar|açúcar|zuccher|socker|sukker|cukier|cukr|cukor|[ck]h?olest|koleszt|potass|kalium|calcium|calcio|vitamin|(?<!\\p{L})iron|salt|salz|zout|energ|énerg|enérg';

/** Most pages that tell of nutrition have one of these, in bare text; the others stand near it. */
export const ENERGY_STEMS: readonly string[] = ['calor', 'kcal', 'kalori', 'kalóri', 'brennwert'];

/** How the headings begin of those that do not tell of energy. */
export const NUTRITION_STEMS: readonly string[] = [
  'nutrition',
  'nutrici',
  'nutrizi',
  'nährwert',
  'voedingswaarde',
  'näringsv',
  'næringsi',
  'odżywcz',
  'tápérték',
];

/** What those have that have neither; what is cooked has it, too. */
export const PROTEIN_STEMS: readonly string[] = NUTRIENT_STEMS.protein
  .split('|')
  .map((stem) => bareOf(stem));

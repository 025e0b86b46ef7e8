import type { Nutrient } from '@commonplate/contract';

/** What a table of nutrients says beside fat, sugar and salt, in bare text. */
const OF_NUTRITION =
  /nutri|kcal|calor|kalor|protein|carbo|carbs|nährwert|kohlenhydr|eiweiß|voedingswaarde|koolhydr|glucid|lipid|hidratos|näring|næring|kolhydr|kulhydr|wartościodż|węglow|tápérték|szénhidr/u;

/** Whether a bare text tells what a portion holds. */
export const tellsNutrients = (bare: string): boolean => OF_NUTRITION.test(bare);

/** How the words begin, in small letters, by which pages name each of them in bare text and as it is written. Soda is no carbohydrate. */
export const NUTRIENT_STEMS: Readonly<Record<Nutrient, string>> = {
  calories: 'calor|kcal|kal[oó]ri|brennwert',
  protein: 'protein|protéin|proteín|proteïn|eiweiß|eiwit|białk|fehérje',
  carbohydrates:
    '(?<!bi)carb(?!onat)|kohlenhydrat|koolhydrat|glucid|hidratos|kolhydrat|kulhydrat|karbohydrat|węglowodan|szénhidrát',
  fat: '(?<!saturated\\s?|trans\\s?)fat(?!h)|fett(?!säur)|vetten|lipid|grasa|gordura|grassi|fedt|tłuszcz|zsír',
  fiber: 'fiber|fibre|ballast|vezel|fibra|błonnik|élelmirost',
  sodium: 'sodium(?!\\s?bi)|natrium(?!bi|hyd)|sodio|sód',
};

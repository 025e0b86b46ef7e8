/** What a table of nutrients says beside fat, sugar and salt, in bare text. */
const OF_NUTRITION =
  /nutri|kcal|calor|kalor|protein|carbo|carbs|nährwert|kohlenhydr|eiweiß|voedingswaarde|koolhydr|glucid|lipid|hidratos|näring|næring|kolhydr|kulhydr|wartościodż|węglow|tápérték|szénhidr/u;

/** Whether a bare text tells what a portion holds. */
export const tellsNutrients = (bare: string): boolean => OF_NUTRITION.test(bare);

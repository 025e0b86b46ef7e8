/** "plus 1 yolk", "+ 2 whites", "and 30 ml cream": what is bought as well. */
const MORE_FOOD =
  /^\s*,?\s*(?:\+|&|plus|and|und|et|ed?|y|och|og|oraz|i|és|en|più|más|mais)\s+(?:[\d¼-¾⅐-⅞]|an?\s|one\s|ein\p{L}*\s|une?\s|una?o?\s)/iu;

/** Whether the longer of two lines that begin alike goes on with another amount. */
export const goesOnWithFood = (line: string, longer: string): boolean =>
  longer.length > line.length &&
  longer.startsWith(line) &&
  MORE_FOOD.test(longer.slice(line.length));

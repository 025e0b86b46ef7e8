/** Measures, sizes, and the words between the others. Of small letters: such patterns are sooner prepared. */
const BESIDE_FOOD =
  /^(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|ounces?|pounds?|lbs?|grams?|gramm|grammes?|kilo\p{L}*|m?illi?lit\p{L}*|lit(?:er|re)s?|esslöffel|teelöffel|stk|about|each|large|small|medium|plus|more|optional|und|and|oder|with|for|avec|pour|dos|des|del|les|the)$/u;

/** Whether a word of an ingredient, in small letters, stands beside the name of the food and is no part of it. */
export const isBesideFood = (word: string): boolean => BESIDE_FOOD.test(word);

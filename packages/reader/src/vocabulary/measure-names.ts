/** What stands beside a name in a line of food and is none itself: measures, sizes, and words between the others. */
const MEASURE =
  /^(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|ounces?|pounds?|lbs?|grams?|gramm|grammes?|kilo\p{L}*|m?illi?lit\p{L}*|lit(?:er|re)s?|esslöffel|teelöffel|stk|about|each|large|small|medium|plus|more|optional|und|and|oder|with|for|avec|pour|dos|des|del|les|the)$/iu;

/** Whether a word of a line of food names none. */
export const isMeasureName = (word: string): boolean => MEASURE.test(word);

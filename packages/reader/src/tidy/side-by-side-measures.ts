import { WRITTEN_NUMBER } from '../text/number-signs.ts';

const METRIC = '(?:k?g|gr|grams?|[mcd]?l|lit(?:er|re)s?)\\.?';
const CUPS =
  '(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|(?:fl\\.? )?oz|ounces?|lbs?|pounds?|pints?|quarts?|sticks?)\\.?';
const BOTH = new RegExp(
  `^(${WRITTEN_NUMBER}${METRIC}) (?=${WRITTEN_NUMBER}${CUPS} (?:${WRITTEN_NUMBER}${CUPS} )?\\p{L})|^(${WRITTEN_NUMBER}${CUPS}) (?=${WRITTEN_NUMBER}${METRIC} \\p{L})`,
  'iu',
);

/** "350 g 2 3/4 cups flour", where the page shows one of the two at a time, as a cook would write it. */
export const partMeasures = (line: string): string =>
  BOTH.test(line) ? line.replace(BOTH, '$1$2/') : line;

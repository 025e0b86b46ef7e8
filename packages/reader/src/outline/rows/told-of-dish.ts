import { isDuration } from '../../fields/duration.ts';
import { isNutrition, statesAmount } from '../../lines/page-line-likeness.ts';
import { bareOf } from '../../text/bare-text.ts';
import { DIFFICULTY_LABEL, SERVINGS_LABEL, TIME_LABEL } from '../../vocabulary/fact-words.ts';
import { tellsNutrients } from '../../vocabulary/nutrient-stems.ts';

/** "Difficulty", "Prep: 15 min". */
const isLabelled = (text: string): boolean =>
  TIME_LABEL.test(text) || SERVINGS_LABEL.test(text) || DIFFICULTY_LABEL.test(text);

/** "Protein" above its amount; who buys some gives one: "40 g protein powder". */
const namesNutrient = (text: string): boolean =>
  !statesAmount(text) && tellsNutrients(bareOf(text));

/** Whether a row tells of the whole dish, as boxes below its ingredients do: how long it takes, how hard it is, what it holds. */
export const tellsOfDish = (text: string): boolean =>
  isLabelled(text) || isDuration(text) || isNutrition(text) || namesNutrient(text);

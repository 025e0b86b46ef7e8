import type { Language } from '../../ingredients/language.ts';

/**
 * What the card reader knows of a language. Every list is one text of words parted by spaces, "_" standing
 * for the space inside a phrase; accents and capitals are folded away before anything is compared.
 */
export interface CardLanguage {
  readonly code: Language;
  readonly ingredientHeadings: string;
  readonly directionHeadings: string;
  readonly noteHeadings: string;
  /** Printed on blank cards in front of the title: "Recipe for". */
  readonly titleLabels: string;
  /** Before the number ("serves 4") or after it ("4 portions"). */
  readonly servings: string;
  readonly prep: string;
  readonly cook: string;
  readonly total: string;
  readonly minutes: string;
  readonly hours: string;
  /** Forms that begin, or in some languages end, an instruction. */
  readonly verbs: string;
  /** Words that stand in sentences and hardly ever in a list of ingredients. */
  readonly sentenceWords: string;
  readonly numbers: string;
  /** "For the", which opens the name of a part of the recipe. */
  readonly partStarts: string;
  /** Parts of a dish that name a section when they stand alone. */
  readonly parts: string;
  readonly withoutAmount: string;
  /** The commonest words of its sentences; neighbours share some, as Danish and Norwegian do, so that each weighs little. */
  readonly smallWords: string;
  /** What cards count one of; empty for English, whose words are mended by longer lists. */
  readonly countedFoods: string;
  /** What else follows a number: times, temperatures, foods in the plural; none is a measure that was misread. */
  readonly neverMeasures: string;
}

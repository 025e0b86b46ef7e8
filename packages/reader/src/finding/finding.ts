import type { Difficulty, Nutrition } from '@commonplate/contract';
import type { Timing } from '../fields/duration.ts';
import type { PartOfTotal } from '../fields/rest-of-total.ts';

export type Source =
  | 'json-ld'
  | 'app-state'
  | 'microdata'
  | 'rdfa'
  | 'microformat'
  | 'plugin'
  | 'headings';

/** What one source of a page says about the recipe, as plain text lines and numbers. */
export interface Finding {
  source: Source;
  title: string;
  /** The main heading of the page, where it gives the dish another name. */
  otherTitle?: string;
  ingredients: string[];
  /** Whether the list stands in parts under names of their own, in which the same line may well come again. */
  inParts?: boolean;
  /** Whether the page lists the same ingredients line by line in the same words, some of them in another order. */
  wordedAlike?: boolean;
  /** The ingredient that the page shows behind the last declared one. */
  nextIngredient?: string;
  /** The step that the page shows behind the last declared one. */
  nextStep?: string;
  steps: string[];
  /** The lines of both lists that the page told to their end, where its data stops before that, and what of a step is from there alone. */
  toldOn?: readonly { line: string; rest: string | null }[];
  /** The lines of both lists that were added from the page, where its data leaves them out. */
  added?: readonly string[];
  description: string;
  yieldText: string;
  /** The range that the data gives beside a number which it begins with: "4-6 servings" beside "4". */
  yieldRange?: string;
  prepTime: Timing | null;
  cookTime: Timing | null;
  totalTime: Timing | null;
  /** Which of these the data declares to be none. */
  noTime?: readonly PartOfTotal[];
  /** What the data says of these in words that are no time: "overnight". */
  unreadTimes?: Readonly<Partial<Record<PartOfTotal, string>>>;
  /** Which of these the data does not give, and the page states. */
  stated?: readonly ('servings' | 'prepTime' | 'cookTime' | 'totalTime')[];
  images: string[];
  /** The address from which they lead on, where the page names another than its own. */
  base?: string;
  /** Whether none is declared, and this is one of those that the page shows. */
  imageIsShown?: boolean;
  tags: string[];
  nutrition: Nutrition;
  difficulty: Difficulty | null;
  /** The words that state it on the page, where the data does not give it. */
  statedDifficulty?: string;
  language: string;
  /** What makes this finding less certain than its source alone would say. */
  doubts: Set<Doubt>;
}

export type Doubt =
  /** Ingredients or steps were taken from the visible page. */
  | 'completed'
  /** The page shows other ingredients than it declares, and those were taken. */
  | 'other ingredients'
  /** The page shows other steps than it declares, and those were taken. */
  | 'other steps'
  /** The lists of the page hold more ingredients than its data, and those were added. */
  | 'added ingredients'
  /** The lists of the page hold more steps than its data, and those were added. */
  | 'added steps'
  /** The page shows more ingredients than its data lists. */
  | 'shortened'
  /** The page shows more steps than its data lists. */
  | 'shortened steps'
  /** The data ends in the middle of the list of ingredients, or of one of them. */
  | 'ingredients broken off'
  /** The data ends in the middle of the steps, or of one of them. */
  | 'steps broken off'
  /** The page's markup and what it shows say different things. */
  | 'disputed'
  /** The recipe stands marked where no reader of the page sees it. */
  | 'hidden'
  /** In the place of lines stands that only those see them who pay or log in. */
  | 'kept back'
  /** The page holds several recipes, and nothing says that it is about this one. */
  | 'one of several'
  /** Several recipes of the page were taken together, as the parts of its dish. */
  | 'joined'
  /** The list or the steps are given in two ways, of which at most one is wanted. */
  | 'variants';

export const emptyFinding = (source: Source): Finding => ({
  source,
  title: '',
  ingredients: [],
  steps: [],
  description: '',
  yieldText: '',
  prepTime: null,
  cookTime: null,
  totalTime: null,
  images: [],
  tags: [],
  nutrition: {},
  difficulty: null,
  language: '',
  doubts: new Set(),
});

/** Its times in minutes. */
export const minutesOf = ({ prepTime, cookTime, totalTime }: Finding) => ({
  prepTime: prepTime?.minutes ?? null,
  cookTime: cookTime?.minutes ?? null,
  totalTime: totalTime?.minutes ?? null,
});

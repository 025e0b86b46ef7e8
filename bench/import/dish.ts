/** A recipe of our own and the words its language has for the parts of a page. */
export interface Dish {
  readonly language: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly words: PageWords;
}

export interface PageWords {
  readonly ingredients: string;
  readonly steps: string;
  readonly notes: string;
  /** With "#" where the number goes. */
  readonly servings: string;
  readonly prep: string;
  readonly cook: string;
}

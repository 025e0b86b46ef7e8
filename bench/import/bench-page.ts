export interface ExpectedRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** Servings, preparation and cooking time, where the page states them. */
  readonly facts?: readonly [servings: number, prep: number, cook: number];
}

export interface BenchPage {
  readonly kind: string;
  readonly name: string;
  readonly html: string;
  /** What was pasted is no page but plain text. */
  readonly isText?: true;
  /** Null for a page that holds no recipe. */
  readonly expected: ExpectedRecipe | null;
}

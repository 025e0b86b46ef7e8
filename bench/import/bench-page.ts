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
  /** Null for a page that holds no recipe. */
  readonly expected: ExpectedRecipe | null;
}

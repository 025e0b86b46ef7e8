import {
  type Difficulty,
  type ImportResult,
  type Ingredient,
  type LeftOut,
  TAGS_MAX,
  TAG_MAX,
  visibleText,
} from '@commonplate/contract';

/** Which line of the import a row came from; null for one the user added. */
interface FromImport {
  origin: number | null;
}

/** The preview as it is typed: numbers are texts until they are read. */
export interface PreviewValues {
  title: string;
  servings: string;
  prepTime: string;
  cookTime: string;
  difficulty: Difficulty;
  ingredients: (Ingredient & FromImport)[];
  directions: ({ instruction: string } & FromImport)[];
  tags: string[];
  /** The paths of the marked fields and lines that the person has found to be right. */
  ticked: string[];
  /** Lines of the source that no field holds yet. */
  leftOut: (LeftOut & FromImport)[];
}

/** Tags have no field here to mend them in, so what could not be saved is left out. */
const keepableTags = (tags: readonly string[]) =>
  tags
    .map(visibleText)
    .filter((tag) => tag !== '' && tag.length <= TAG_MAX)
    .slice(0, TAGS_MAX);

export function previewValues(result: ImportResult): PreviewValues {
  return {
    title: result.title,
    servings: String(result.servings),
    prepTime: String(result.prepTime),
    cookTime: String(result.cookTime),
    difficulty: result.difficulty,
    ingredients: result.ingredients.map(({ quantity, unit, item }, origin) => ({
      quantity,
      unit,
      item,
      origin,
    })),
    directions: result.directions.map(({ instruction }, origin) => ({ instruction, origin })),
    tags: keepableTags(result.tags),
    ticked: [],
    leftOut: (result.leftOut ?? []).map((line, origin) => ({ ...line, origin })),
  };
}

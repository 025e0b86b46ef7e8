import { AS_NEEDED, visibleText } from '@commonplate/contract';
import type { ReadRecipe } from '@commonplate/reader';

type Lists = Pick<ReadRecipe, 'ingredients' | 'directions' | 'evidence'>;

const LINE = /^(ingredients|directions)\.(\d+)(?=\.|$)/;

/** Where each kept line stands now, by where it stood. */
const newPlaces = (texts: readonly string[]): ReadonlyMap<number, number> =>
  new Map(
    texts
      .flatMap((text, place) => (visibleText(text) === '' ? [] : [place]))
      .map((place, index) => [place, index]),
  );

/**
 * Some texts part their lines by characters that cannot be seen. A line of nothing else is none: it goes, with what was said
 * of it, and the lines below it move up.
 */
export function withoutInvisibleLines<Recipe extends Lists>(recipe: Recipe): Recipe {
  const places = {
    ingredients: newPlaces(recipe.ingredients.map(({ item }) => item)),
    directions: newPlaces(recipe.directions.map(({ instruction }) => instruction)),
  };
  const evidence = recipe.evidence.flatMap((piece) => {
    const [line, list, place] = LINE.exec(piece.path) ?? [];
    if (line === undefined || (list !== 'ingredients' && list !== 'directions')) return [piece];
    const now = places[list].get(Number(place));
    if (now === undefined) return [];
    return [{ ...piece, path: `${list}.${now}${piece.path.slice(line.length)}` }];
  });
  return {
    ...recipe,
    ingredients: recipe.ingredients
      .filter((_line, place) => places.ingredients.has(place))
      .map((line) => ({ ...line, quantity: visibleText(line.quantity) || AS_NEEDED })),
    directions: recipe.directions
      .filter((_line, place) => places.directions.has(place))
      .map(({ instruction }, index) => ({ step: index + 1, instruction })),
    evidence,
  };
}

import type { DomElement, DomNode } from './dom-node.ts';
import { collectCarriers, holderOf } from './marked-carriers.ts';
import type { PageDocument } from './page-document.ts';
import { PROPERTY_SCHEMES, type PropertyScheme } from './property-schemes.ts';

const LISTS = ['recipeingredient', 'recipeinstructions'] as const;

/** The recipes inside of one that are marked as such: others, where it has both lists without theirs. */
export function recipesWithin(
  parts: readonly DomNode[],
  scheme: PropertyScheme,
): ReadonlySet<object> {
  const found = new Set<object>();
  const isOther = (element: DomElement): boolean => {
    const isRecipe =
      scheme.isRecipe(element) && !scheme.propertiesOf(element).includes('recipeingredient');
    if (isRecipe) found.add(element);
    return isRecipe;
  };
  const own = collectCarriers(parts, scheme, isOther);
  return LISTS.every((name) => own.has(name)) ? found : new Set();
}

/** All of them on a page. */
export const allRecipesWithin = ({ elements }: PageDocument): ReadonlySet<object> =>
  new Set(
    PROPERTY_SCHEMES.flatMap((scheme) => {
      const marked = elements.filter((element) => scheme.isRecipe(element));
      const known = new Set<object>(marked);
      return marked.length < 2
        ? []
        : marked
            .filter((root) => !holderOf(root, known))
            .flatMap((root) => [...recipesWithin(root.children, scheme)]);
    }),
  );

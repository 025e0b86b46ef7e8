import type { DomElement, DomNode } from '../tree/dom-node.ts';
import { collectCarriers, holderOf, type Carriers } from './marked-carriers.ts';
import { markedRecipes } from './marked-recipes.ts';
import type { PageDocument } from '../tree/page-document.ts';
import type { PropertyScheme } from './property-schemes.ts';

const LISTS = ['recipeingredient', 'recipeinstructions'] as const;

interface Collected {
  carriers: Carriers;
  /** The recipes inside of one that are marked as such: others, where it has both lists without theirs. */
  others: ReadonlySet<object>;
}

function collect(parts: readonly DomNode[], scheme: PropertyScheme): Collected {
  const others = new Set<object>();
  const isOther = (element: DomElement): boolean => {
    const isRecipe =
      scheme.isRecipe(element) && !scheme.propertiesOf(element).includes('recipeingredient');
    if (isRecipe) others.add(element);
    return isRecipe;
  };
  const carriers = collectCarriers(parts, scheme, isOther);
  if (others.size === 0 || LISTS.every((name) => carriers.has(name))) return { carriers, others };
  return { carriers: collectCarriers(parts, scheme, () => false), others: new Set() };
}

/** The elements that carry each property of a recipe, without those of another recipe inside of it. */
export const ownCarriers = (parts: readonly DomNode[], scheme: PropertyScheme): Carriers =>
  collect(parts, scheme).carriers;

/** The other recipes inside of those that a page marks as such. */
export const recipesWithin = (document: PageDocument): ReadonlySet<object> =>
  new Set(
    markedRecipes(document).flatMap(([scheme, marked]) => {
      if (marked.length < 2) return [];
      const known = new Set<object>(marked);
      const holders = new Set(marked.map((element) => holderOf(element, known)));
      return marked
        .filter((root) => holders.has(root) && !holderOf(root, known))
        .flatMap((root) => [...collect(root.children, scheme).others]);
    }),
  );

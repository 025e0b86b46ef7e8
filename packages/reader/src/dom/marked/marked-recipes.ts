import { knownWhileReading } from '../../text/known-while-reading.ts';
import type { DomElement } from '../tree/dom-node.ts';
import type { PageDocument } from '../tree/page-document.ts';
import { PROPERTY_SCHEMES, type PropertyScheme } from './property-schemes.ts';

type MarkedRecipes = readonly (readonly [scheme: PropertyScheme, marked: readonly DomElement[]])[];

/** All elements of a page are gone through for them, and they are asked for again. */
const known = knownWhileReading<PageDocument, MarkedRecipes>();

/** The elements that a page marks as recipes, by each of the ways to do so. */
export function markedRecipes(document: PageDocument): MarkedRecipes {
  const before = known.get(document);
  if (before) return before;
  const found = PROPERTY_SCHEMES.map(
    (scheme) => [scheme, document.elements.filter((element) => scheme.isRecipe(element))] as const,
  );
  known.set(document, found);
  return found;
}

import { readDifficulty } from '../../fields/difficulty.ts';
import type { Timing } from '../../fields/duration.ts';
import { readNutrition } from '../../fields/nutrition.ts';
import { readTags } from '../../fields/tags.ts';
import type { Finding } from '../../finding/finding.ts';
import { isHiddenPart } from '../lines/hidden-alternative.ts';
import { goOnUnseen, holderOf } from './marked-carriers.ts';
import { markedIngredients } from './marked-ingredients.ts';
import { markedRecipes } from './marked-recipes.ts';
import { markedSteps } from './marked-steps.ts';
import { standInNamedParts } from './named-parts.ts';
import { onlyRepeats } from '../sections/only-repeats.ts';
import { isElement, type DomElement, type DomNode } from '../tree/dom-node.ts';
import type { PageDocument } from '../tree/page-document.ts';
import type { PropertyScheme } from './property-schemes.ts';
import { imagesOf, nameOf, timingOf, valueOf } from './property-value.ts';
import { ownCarriers } from './recipes-within.ts';
import { yieldIn } from './stated-yield.ts';

const MAX_ROOTS = 20;
const MAX_REFERENCES = 20;

function readRecipe(parts: readonly DomNode[], scheme: PropertyScheme): Finding {
  const carriers = ownCarriers(parts, scheme);
  const all = (name: string): readonly DomElement[] => carriers.get(name) ?? [];
  const text = (name: string): string =>
    all(name)
      .map(valueOf)
      .find((value) => value !== '') ?? '';
  const timing = (name: string): Timing | null =>
    all(name)
      .map(timingOf)
      .find((value) => value !== null) ?? null;
  const ingredients = markedIngredients(all('recipeingredient'));
  const listed = new Set(ingredients);
  return {
    source: scheme.source,
    title:
      all('name')
        .map(nameOf)
        .find((name) => name !== '') ?? '',
    ingredients,
    inParts: standInNamedParts(all('recipeingredient')),
    // Steps that are marked together with the list, or that repeat what they need of it.
    steps: markedSteps(all('recipeinstructions')).filter((line) => !onlyRepeats(line, listed)),
    description: text('description'),
    yieldText:
      all('recipeyield')
        .map(yieldIn)
        .find((value) => value !== '') ?? '',
    prepTime: timing('preptime'),
    cookTime: timing('cooktime'),
    totalTime: timing('totaltime'),
    images: all('image').flatMap(imagesOf),
    tags: readTags(
      ['keywords', 'recipecategory', 'recipecuisine'].flatMap((name) => all(name).map(valueOf)),
    ),
    nutrition: readNutrition({
      calories: text('calories'),
      protein: text('proteincontent'),
      carbohydrates: text('carbohydratecontent'),
      fat: text('fatcontent'),
      fiber: text('fibercontent'),
      sodium: text('sodiumcontent'),
    }),
    difficulty: readDifficulty(text('difficulty')),
    language: text('inlanguage'),
    doubts: new Set(goOnUnseen(all('recipeingredient')) ? ['variants'] : []),
  };
}

/** What belongs to a recipe: what its element holds, and what it names by id from elsewhere on the page. */
function partsOf(root: DomElement, { elements }: PageDocument): DomNode[] {
  const names = new Set((root.attribs['itemref'] ?? '').split(/\s+/).slice(0, MAX_REFERENCES));
  names.delete('');
  if (names.size === 0) return root.children;
  const named = elements.filter(({ attribs }) => names.has(attribs['id'] ?? ''));
  return [...root.children, ...named.slice(0, MAX_REFERENCES)];
}

/** Whether a recipe, or a part of the page around it, is hidden. */
function isUnseen(root: DomElement): boolean {
  let element: DomElement | null = root;
  for (let level = 0; element && level < MAX_LEVELS; level++) {
    if (isHiddenPart(element)) return true;
    element = element.parent && isElement(element.parent) ? element.parent : null;
  }
  return false;
}
const MAX_LEVELS = 40;

/** Where a template lost the element that says "recipe", or closed it too early, its marked ingredients still do. */
function rootless({ elements }: PageDocument, scheme: PropertyScheme): Finding | null {
  const page = elements.find(({ name }) => name === 'html');
  const marked = elements.filter((element) =>
    scheme.propertiesOf(element).includes('recipeingredient'),
  );
  return page && marked.length >= 2 ? readRecipe([page], scheme) : null;
}

/** Recipes marked up in the page's own elements: microdata, RDFa, microformats. */
export function findMarkedUp(document: PageDocument): Finding[] {
  return markedRecipes(document).flatMap(([scheme, roots]) => {
    const known = new Set<object>(roots);
    const found = roots
      .filter((root) => !holderOf(root, known))
      .slice(0, MAX_ROOTS)
      .map((root) => {
        const recipe = readRecipe(partsOf(root, document), scheme);
        if (isUnseen(root)) recipe.doubts.add('hidden');
        return recipe;
      });
    if (scheme.source === 'microformat' || found.some(({ ingredients }) => ingredients.length > 0))
      return found;
    const [only] = found.length === 1 ? found : [];
    const { title = '', images = [] } = only ?? {};
    const recipe = rootless(document, scheme);
    // The names and pictures of the whole page may be anybody's.
    return recipe ? [...found, { ...recipe, title, images }] : found;
  });
}

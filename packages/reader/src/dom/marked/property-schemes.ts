import type { Source } from '../../finding/finding.ts';
import type { DomElement } from '../tree/dom-node.ts';

/** A way of marking up a recipe's properties on the elements that show them. */
export interface PropertyScheme {
  source: Source;
  isRecipe(element: DomElement): boolean;
  /** Whether the properties inside an element belong to something else than the recipe. */
  opensScope(element: DomElement): boolean;
  propertiesOf(element: DomElement): string[];
}

const OLDER_NAMES: Readonly<Record<string, string>> = {
  ingredients: 'recipeingredient',
  ingredient: 'recipeingredient',
  recipeingredients: 'recipeingredient',
  instructions: 'recipeinstructions',
  instruction: 'recipeinstructions',
  recipeinstruction: 'recipeinstructions',
  directions: 'recipeinstructions',
  recipedirections: 'recipeinstructions',
  step: 'recipeinstructions',
  steps: 'recipeinstructions',
  yield: 'recipeyield',
  servings: 'recipeyield',
  duration: 'totaltime',
  photo: 'image',
  tag: 'keywords',
  recipetype: 'recipecategory',
};

/** Other classes of an element are there for its looks, also where they are called "name" or "image". */
const CLASS_NAMES: Readonly<Record<string, string>> = {
  fn: 'name',
  'p-name': 'name',
  ingredient: 'recipeingredient',
  ingredients: 'recipeingredient',
  'p-ingredient': 'recipeingredient',
  instruction: 'recipeinstructions',
  instructions: 'recipeinstructions',
  'e-instructions': 'recipeinstructions',
  'p-instructions': 'recipeinstructions',
  yield: 'recipeyield',
  servings: 'recipeyield',
  'p-yield': 'recipeyield',
  preptime: 'preptime',
  cooktime: 'cooktime',
  totaltime: 'totaltime',
  duration: 'totaltime',
  'dt-duration': 'totaltime',
  photo: 'image',
  'u-photo': 'image',
  summary: 'description',
  'p-summary': 'description',
  tag: 'keywords',
  'p-category': 'keywords',
  calories: 'calories',
};

const wordsIn = (text = ''): string[] =>
  text === '' ? [] : text.slice(0, 500).toLowerCase().split(/\s+/);

/** Most elements have none. */
const propertyNames = (text = ''): string[] =>
  text === ''
    ? []
    : wordsIn(text)
        .map((name) => name.replace(/^.*[:/#]/, ''))
        .filter((name) => name !== '')
        .map((name) => OLDER_NAMES[name] ?? name);

export const PROPERTY_SCHEMES: readonly PropertyScheme[] = [
  {
    source: 'microdata',
    isRecipe: ({ attribs: { itemtype } }) =>
      itemtype !== undefined && /(?:schema|data-vocabulary)\.org\/recipe\b/i.test(itemtype),
    opensScope: ({ attribs }) => attribs['itemscope'] !== undefined,
    propertiesOf: ({ attribs }) => propertyNames(attribs['itemprop']),
  },
  {
    source: 'rdfa',
    isRecipe: ({ attribs: { typeof: type } }) =>
      type !== undefined && /(?:^|[\s:/])recipe(?:\s|$)/i.test(type),
    opensScope: ({ attribs }) => attribs['typeof'] !== undefined,
    propertiesOf: ({ attribs }) => propertyNames(attribs['property'] ?? attribs['rel']),
  },
  {
    source: 'microformat',
    isRecipe: ({ attribs: { class: names } }) =>
      names !== undefined && /(?:^|\s)h-?recipe(?:\s|$)/i.test(names),
    opensScope: ({ attribs }) =>
      /(?:^|\s)(?:h-card|vcard|hreview\S*)(?:\s|$)/i.test(attribs['class'] ?? ''),
    propertiesOf: ({ attribs }) =>
      wordsIn(attribs['class']).flatMap((name) => CLASS_NAMES[name] ?? []),
  },
];

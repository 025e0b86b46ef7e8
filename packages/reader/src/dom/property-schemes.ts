import type { Source } from '../finding.ts';
import type { DomElement } from './page-document.ts';

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
  'p-ingredient': 'recipeingredient',
  instructions: 'recipeinstructions',
  instruction: 'recipeinstructions',
  'e-instructions': 'recipeinstructions',
  'p-instructions': 'recipeinstructions',
  yield: 'recipeyield',
  'p-yield': 'recipeyield',
  servings: 'recipeyield',
  'dt-duration': 'totaltime',
  duration: 'totaltime',
  'p-name': 'name',
  fn: 'name',
  photo: 'image',
  'u-photo': 'image',
  'p-category': 'keywords',
  tag: 'keywords',
  recipetype: 'recipecategory',
  recipeinstruction: 'recipeinstructions',
};

const split = (text: string | undefined): string[] =>
  (text ?? '')
    .slice(0, 500)
    .toLowerCase()
    .split(/\s+/)
    .map((name) => name.replace(/^.*[:/#]/, ''))
    .filter((name) => name !== '')
    .map((name) => OLDER_NAMES[name] ?? name);

export const PROPERTY_SCHEMES: readonly PropertyScheme[] = [
  {
    source: 'microdata',
    isRecipe: ({ attribs }) =>
      /(?:schema|data-vocabulary)\.org\/recipe\b/i.test(attribs['itemtype'] ?? ''),
    opensScope: ({ attribs }) => attribs['itemscope'] !== undefined,
    propertiesOf: ({ attribs }) => split(attribs['itemprop']),
  },
  {
    source: 'rdfa',
    isRecipe: ({ attribs }) => /(?:^|[\s:/])recipe(?:\s|$)/i.test(attribs['typeof'] ?? ''),
    opensScope: ({ attribs }) => attribs['typeof'] !== undefined,
    propertiesOf: ({ attribs }) => split(attribs['property'] ?? attribs['rel']),
  },
  {
    source: 'microformat',
    isRecipe: ({ attribs }) => /(?:^|\s)h-?recipe(?:\s|$)/i.test(attribs['class'] ?? ''),
    opensScope: ({ attribs }) =>
      /(?:^|\s)(?:h-card|vcard|hreview\S*)(?:\s|$)/i.test(attribs['class'] ?? ''),
    propertiesOf: ({ attribs }) => split(attribs['class']),
  },
];

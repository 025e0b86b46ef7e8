import { asList, isObject, type JsonObject, type JsonValue } from './json-value.ts';

const MAX_DEPTH = 25;
const MAX_NODES = 300_000;

const typeNames = (node: JsonObject): string[] =>
  asList(node['@type'] ?? node['type']).map((type) =>
    typeof type === 'string' ? type.replace(/^.*[/#:]/, '').toLowerCase() : '',
  );

export const hasType = (node: JsonObject, type: string): boolean => typeNames(node).includes(type);

const looksLikeRecipe = (node: JsonObject): boolean =>
  hasType(node, 'recipe') || 'recipeIngredient' in node || 'recipeInstructions' in node;

export interface RecipeNodes {
  recipes: JsonObject[];
  /** Nodes by their `@id`, for recipes that only point at their parts. */
  byId: Map<string, JsonObject>;
}

/** Every Recipe in the data, in document order, however deep it is nested. */
export function findRecipeNodes(blocks: readonly (JsonValue | undefined)[]): RecipeNodes {
  const found: RecipeNodes = { recipes: [], byId: new Map() };
  let budget = MAX_NODES;
  const visit = (value: JsonValue | undefined, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || --budget < 0) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    if (looksLikeRecipe(value)) found.recipes.push(value);
    const id = value['@id'];
    // A bare reference has nothing but its id and must not hide the node it points at.
    if (typeof id === 'string' && Object.keys(value).length > 1) found.byId.set(id, value);
    for (const key in value)
      if (isObject(value[key]) || Array.isArray(value[key])) visit(value[key], depth + 1);
  };
  for (const block of blocks) visit(block, 0);
  return found;
}

import { asList, type JsonObject, type JsonValue } from './json-value.ts';

const MAX_DEPTH = 25;
const MAX_NODES = 300_000;

/** Whether a type has a name, given in small letters, or is its address: "https://schema.org/Recipe". */
function isNamed(type: JsonValue, name: string): boolean {
  if (typeof type !== 'string' || type.length < name.length) return false;
  const at = type.length - name.length;
  return (at === 0 || '/#:'.includes(type.charAt(at - 1))) && type.slice(at).toLowerCase() === name;
}

export function hasType(node: JsonObject, name: string): boolean {
  const type = node['@type'] ?? node['type'];
  return typeof type === 'string'
    ? isNamed(type, name)
    : asList(type).some((one) => isNamed(one, name));
}

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
      for (const item of value) if (typeof item === 'object') visit(item, depth + 1);
      return;
    }
    if (looksLikeRecipe(value)) found.recipes.push(value);
    const id = value['@id'];
    const items = Object.values(value);
    // A bare reference has nothing but its id and must not hide the node it points at.
    if (typeof id === 'string' && items.length > 1) found.byId.set(id, value);
    for (const item of items) if (typeof item === 'object') visit(item, depth + 1);
  };
  for (const block of blocks) visit(block, 0);
  return found;
}

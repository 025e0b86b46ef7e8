import type { Finding } from '../finding/finding.ts';
import { isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { parseBlock } from './parse-block.ts';
import { readRecipeNode } from './read-json-ld.ts';
import type { ScriptBlock } from '../scan/script-blocks.ts';

const MAX_NODES = 200_000;
const MAX_DEPTH = 30;
const MAX_RECIPES = 20;
const MENTIONS_RECIPE = /ingredients?"/i;
const INGREDIENTS_KEY = /^(?:recipe)?ingredients?(?:list|lines|s)?$/i;
const STEPS_KEY =
  /^(?:recipe)?(?:instructions?|directions?|steps?|method|preparation(?:steps)?|cookingsteps)(?:list)?$/i;
const IS_JSON = /application\/json|__NEXT_DATA__|__NUXT_DATA__/i;
const ASSIGNED = /^\s*(?:window\.|var |let |const |self\.)?[\w$.[\]"']{1,60}\s*=\s*(?=[{[])/;

const isList = (value: JsonValue | undefined): boolean =>
  (Array.isArray(value) && value.length > 1) || (typeof value === 'string' && value.length > 40);

/** An object of the page's own data as a Recipe node, if it has the shape of one. */
function asRecipe(node: JsonObject): JsonObject | null {
  const keys = Object.keys(node);
  const ingredients = keys.find((key) => INGREDIENTS_KEY.test(key) && isList(node[key]));
  const steps = keys.find((key) => STEPS_KEY.test(key) && isList(node[key]));
  if (ingredients === undefined || steps === undefined) return null;
  return { ...node, recipeIngredient: node[ingredients], recipeInstructions: node[steps] };
}

function collect(root: JsonValue | undefined, found: JsonObject[]): void {
  let budget = MAX_NODES;
  const visit = (value: JsonValue | undefined, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || --budget < 0) return;
    const recipe = isObject(value) ? asRecipe(value) : null;
    if (recipe && found.length < MAX_RECIPES) found.push(recipe);
    for (const inner of Array.isArray(value) ? value : Object.values(value))
      visit(inner, depth + 1);
  };
  visit(root, 0);
}

/** Recipes in the data that a page's own program starts from. */
export function findAppState(scripts: readonly ScriptBlock[]): Finding[] {
  const found: JsonObject[] = [];
  for (const { attributes, body } of scripts) {
    if (!MENTIONS_RECIPE.test(body) || /ld\+json/i.test(attributes)) continue;
    const assigned = ASSIGNED.exec(body.slice(0, 300));
    if (assigned) collect(parseBlock(body.slice(assigned[0].length).replace(/;\s*$/, '')), found);
    else if (IS_JSON.test(attributes)) collect(parseBlock(body), found);
  }
  return found.map((node) => readRecipeNode(node, 'app-state'));
}

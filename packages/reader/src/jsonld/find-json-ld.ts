import type { Doubt, Finding } from '../finding/finding.ts';
import type { JsonObject } from './json-value.ts';
import { readBlock } from './parse-block.ts';
import { readRecipeNode } from './read-json-ld.ts';
import { findRecipeNodes } from './recipe-nodes.ts';
import { LINKED_DATA } from '../scan/linked-data.ts';
import type { ScriptBlock } from '../scan/script-blocks.ts';

const MAX_RECIPES = 40;
const MAX_BLOCKS = 200;

/** Which of the lists a recipe breaks off in. */
function brokenIn(key: string | undefined): Doubt[] {
  if (key === undefined) return [];
  if (/ingredient/i.test(key)) return ['ingredients broken off'];
  return /instruction|^steps$/i.test(key) ? ['steps broken off'] : [];
}

/** Every recipe that the page's JSON-LD declares. */
export function findJsonLd(scripts: readonly ScriptBlock[]): Finding[] {
  const blocks = [];
  const cut = new Map<JsonObject, string>();
  for (const { attributes, body } of scripts) {
    if (blocks.length >= MAX_BLOCKS) break;
    if (!LINKED_DATA.test(attributes)) continue;
    const { value, cutIn } = readBlock(body);
    blocks.push(value);
    for (const [node, key] of cutIn) cut.set(node, key);
  }
  const { recipes, byId } = findRecipeNodes(blocks);
  return recipes.slice(0, MAX_RECIPES).map((node) => {
    const finding = readRecipeNode(node, 'json-ld', byId);
    for (const doubt of brokenIn(cut.get(node))) finding.doubts.add(doubt);
    return finding;
  });
}

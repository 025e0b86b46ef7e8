import type { Finding } from '../finding.ts';
import { parseBlock } from './parse-block.ts';
import { readRecipeNode } from './read-json-ld.ts';
import { findRecipeNodes } from './recipe-nodes.ts';
import { scriptBlocks } from './script-blocks.ts';

const MAX_RECIPES = 40;
const MAX_BLOCKS = 200;

/** Every recipe that the page's JSON-LD declares. */
export function findJsonLd(html: string): Finding[] {
  const blocks = [];
  for (const { attributes, body } of scriptBlocks(html)) {
    if (blocks.length >= MAX_BLOCKS) break;
    if (/ld\+json/i.test(attributes)) blocks.push(parseBlock(body));
  }
  const { recipes, byId } = findRecipeNodes(blocks);
  return recipes.slice(0, MAX_RECIPES).map((node) => readRecipeNode(node, 'json-ld', byId));
}

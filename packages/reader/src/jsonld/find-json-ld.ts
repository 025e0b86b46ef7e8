import type { Finding } from '../finding.ts';
import { parseBlock } from './parse-block.ts';
import { readRecipeNode } from './read-json-ld.ts';
import { findRecipeNodes } from './recipe-nodes.ts';
import { scriptBlocks } from './script-blocks.ts';

export interface JsonLdFindings {
  findings: Finding[];
  repaired: boolean;
}

const MAX_RECIPES = 40;

/** Every recipe that the page's JSON-LD declares. */
export function findJsonLd(html: string): JsonLdFindings {
  const blocks = [];
  let repaired = false;
  for (const { attributes, body } of scriptBlocks(html)) {
    if (!/ld\+json/i.test(attributes)) continue;
    const block = parseBlock(body);
    repaired ||= block.repaired;
    blocks.push(block.data);
  }
  const { recipes, byId } = findRecipeNodes(blocks);
  return {
    findings: recipes.slice(0, MAX_RECIPES).map((node) => readRecipeNode(node, 'json-ld', byId)),
    repaired,
  };
}

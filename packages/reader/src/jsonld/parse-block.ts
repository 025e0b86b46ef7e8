import { decodeEntities } from '../text/decode-entities.ts';
import type { JsonValue } from './json-value.ts';
import { parseTolerantJson } from './tolerant-json.ts';

const CDATA = /<!\[CDATA\[|\]\]>/g;
const ENTITY_ENCODED = /^[[{\s]*&(?:quot|#34|#x22);/i;

/** Recipes are at the front of their block, and the repair goes through it letter by letter. */
const REPAIRED_MAX = 1_000_000;

/** A block of JSON as it stands in a page, repaired where it is broken. */
export function parseBlock(body: string): JsonValue | undefined {
  try {
    return JSON.parse(body) as JsonValue;
  } catch {
    const text = body.replace(CDATA, '');
    const start = text.search(/[[{]/);
    if (start < 0) return undefined;
    const json = text.slice(start, start + REPAIRED_MAX);
    return parseTolerantJson(ENTITY_ENCODED.test(json) ? decodeEntities(json) : json);
  }
}

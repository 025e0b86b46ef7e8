import { decodeEntities } from '../text/decode-entities.ts';
import type { JsonValue } from './json-value.ts';
import { parseTolerantJson } from './tolerant-json.ts';

const CDATA = /<!\[CDATA\[|\]\]>/g;
const ENTITY_ENCODED = /^[[{\s]*&(?:quot|#34|#x22);/i;

/** Recipes are at the front of their block, and the repair goes through it letter by letter. */
const REPAIRED_MAX = 1_000_000;

/** Data that a program turned into text twice stands in the page as one long string. */
function unwrapped(value: JsonValue): JsonValue | undefined {
  return typeof value === 'string' && /^\s*[{[]/.test(value) ? repaired(value) : value;
}

function repaired(body: string): JsonValue | undefined {
  const text = body.replace(CDATA, '');
  const start = text.search(/[[{]/);
  if (start < 0) return undefined;
  const json = text.slice(start, start + REPAIRED_MAX);
  return parseTolerantJson(ENTITY_ENCODED.test(json) ? decodeEntities(json) : json);
}

/** A block of JSON as it stands in a page, repaired where it is broken. */
export function parseBlock(body: string): JsonValue | undefined {
  try {
    return unwrapped(JSON.parse(body) as JsonValue);
  } catch {
    return repaired(body);
  }
}

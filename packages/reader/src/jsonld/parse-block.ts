import { decodeEntities } from '../text/decode-entities.ts';
import type { JsonValue } from './json-value.ts';
import { parseTolerantJson } from './tolerant-json.ts';

const ENTITY_ENCODED = /^[[{\s]*&(?:quot|#34|#x22);/i;

export interface ParsedBlock {
  data: JsonValue | undefined;
  repaired: boolean;
}

/** A block of JSON as it stands in a page, repaired where it is broken. */
export function parseBlock(body: string): ParsedBlock {
  try {
    return { data: JSON.parse(body) as JsonValue, repaired: false };
  } catch {
    const start = body.search(/[[{]/);
    if (start < 0) return { data: undefined, repaired: true };
    const json = body.slice(start);
    return {
      data: parseTolerantJson(ENTITY_ENCODED.test(json) ? decodeEntities(json) : json),
      repaired: true,
    };
  }
}

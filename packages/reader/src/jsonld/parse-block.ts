import { decodeEntities } from '../text/decode-entities.ts';
import type { JsonValue } from './json-value.ts';
import { parseTolerantJson, type TolerantJson } from './tolerant-json.ts';

const CDATA = /<!\[CDATA\[|\]\]>/g;
const ENTITY_ENCODED = /^[[{\s]*&(?:quot|#34|#x22);/i;

/** Recipes are at the front of their block, and the repair goes through it letter by letter. */
const REPAIRED_MAX = 1_000_000;

/** Data that a program turned into text twice stands in the page as one long string. */
function unwrapped(value: JsonValue): TolerantJson {
  return typeof value === 'string' && /^\s*[{[]/.test(value) ? repaired(value) : whole(value);
}

const whole = (value: JsonValue | undefined): TolerantJson => ({ value, cutIn: new Map() });

function repaired(body: string): TolerantJson {
  const text = body.replace(CDATA, '');
  const start = text.search(/[[{]/);
  if (start < 0) return whole(undefined);
  const json = text.slice(start, start + REPAIRED_MAX);
  return parseTolerantJson(ENTITY_ENCODED.test(json) ? decodeEntities(json) : json);
}

/** Names that are written out with the vocabulary they are of. */
const PREFIXED = /"(?:schema:|https?:\/\/schema\.org\/)(?=\w{2,40}"\s{0,20}:)/g;

const VOCABULARY = 'schema';

/** Whether some name may be; most data names the vocabulary once or twice, so that one search tells. */
function mayHavePrefixes(body: string): boolean {
  for (let at = body.indexOf(VOCABULARY); at >= 0; at = body.indexOf(VOCABULARY, at + 1))
    if (body.startsWith('"schema:', at - 1) || body.startsWith('schema.org/name"', at)) return true;
  return false;
}

const withoutPrefixes = (body: string): string =>
  mayHavePrefixes(body) ? body.replace(PREFIXED, '"') : body;

/** A block of JSON as it stands in a page, repaired where it is broken, and where it breaks off. */
export function readBlock(written: string): TolerantJson {
  const body = withoutPrefixes(written);
  try {
    return unwrapped(JSON.parse(body) as JsonValue);
  } catch {
    return repaired(body);
  }
}

export const parseBlock = (body: string): JsonValue | undefined => readBlock(body).value;

import { characterCoded } from './character-coded.ts';
import { characterNamed } from './entity-names.ts';

function decodeReference(whole: string): string {
  const name = whole.slice(1, -1);
  if (name.startsWith('#x') || name.startsWith('#X'))
    return characterCoded(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return characterCoded(Number(name.slice(1)));
  return characterNamed(name) ?? whole;
}

const REFERENCE = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,8});/gi;

/** Entities as characters. Sites escape text two and three times on its way into structured data. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < 3 && decoded.includes('&'); round++) {
    const next = decoded.replace(REFERENCE, decodeReference);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

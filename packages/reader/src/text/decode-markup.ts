import { characterCoded } from './character-coded.ts';
import { bareNameIn, characterNamed } from './entity-names.ts';

const NUMBERED = String.raw`#x[0-9a-f]+;?|#\d+;?`;
const IN_TEXT = new RegExp(`&(?:${NUMBERED}|[a-z][a-z0-9]*;?)`, 'gi');
/** In an address "&copy=2" is the name of a field. */
const IN_VALUE = new RegExp(`&(?:${NUMBERED}|[a-z][a-z0-9]*(?:;|(?![a-z0-9=])))`, 'gi');

/** What browsers show for a number that is of no character. */
const NO_CHARACTER = '\uFFFD';

function characterNumbered(reference: string): string {
  const isHex = reference.charAt(2).toLowerCase() === 'x';
  const code = Number.parseInt(reference.slice(isHex ? 3 : 2), isHex ? 16 : 10);
  return characterCoded(code) || NO_CHARACTER;
}

function decodeInText(reference: string): string {
  if (reference.charAt(1) === '#') return characterNumbered(reference);
  const known = reference.endsWith(';') ? characterNamed(reference.slice(1, -1)) : undefined;
  if (known !== undefined) return known;
  const bare = bareNameIn(reference.slice(1));
  return bare === '' ? reference : (characterNamed(bare) ?? '') + reference.slice(1 + bare.length);
}

/** Nothing of a longer word is a name there. */
function decodeInValue(reference: string): string {
  if (reference.charAt(1) === '#') return characterNumbered(reference);
  const isClosed = reference.endsWith(';');
  const name = reference.slice(1, isClosed ? -1 : undefined);
  const isName = isClosed || bareNameIn(name) === name;
  return (isName ? characterNamed(name) : undefined) ?? reference;
}

/** The entities of a text in markup as characters, as browsers read them: once. */
export const decodeMarkup = (text: string): string =>
  text.includes('&') ? text.replace(IN_TEXT, decodeInText) : text;

/** The same for the value of an attribute. */
export const decodeMarkupValue = (value: string): string =>
  value.includes('&') ? value.replace(IN_VALUE, decodeInValue) : value;

/** The names of U+00A0 to U+00FF in order, as HTML 4 fixed them. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const OTHERS: Readonly<Record<string, string>> = {
  amp: '&',
  AMP: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  prime: '′',
  Prime: '″',
  trade: '™',
  euro: '€',
  minus: '−',
  frasl: '⁄',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
  rarr: '→',
  larr: '←',
  frac13: '⅓',
  frac23: '⅔',
  frac15: '⅕',
  frac25: '⅖',
  frac35: '⅗',
  frac45: '⅘',
  frac16: '⅙',
  frac56: '⅚',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  half: '½',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Zcaron: 'Ž',
  zcaron: 'ž',
  ccaron: 'č',
  ecaron: 'ě',
  rcaron: 'ř',
  odblac: 'ő',
  udblac: 'ű',
  lstrok: 'ł',
  aogon: 'ą',
  eogon: 'ę',
  sacute: 'ś',
  cacute: 'ć',
  nacute: 'ń',
  zacute: 'ź',
  zdot: 'ż',
  check: '✓',
  hearts: '♥',
  lpar: '(',
  rpar: ')',
  comma: ',',
  period: '.',
  colon: ':',
  semi: ';',
  sol: '/',
  num: '#',
  percnt: '%',
  excl: '!',
  quest: '?',
  NewLine: '\n',
  Tab: ' ',
};

const NAMED = new Map<string, string>([
  ...LATIN_1.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Object.entries(OTHERS),
]);

/** What browsers make of numeric references into the C1 range: the windows-1252 characters the author meant. */
const WINDOWS_1252 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const C1 = [0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e].concat([
  0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
]);
const C1_LAST = 0x9f;

function fromCode(code: number): string {
  const windows = code > C1_LAST ? -1 : C1.indexOf(code);
  if (windows >= 0) return WINDOWS_1252.charAt(windows);
  const printable = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return printable ? String.fromCodePoint(code) : '';
}

function decodeReference(whole: string): string {
  const name = whole.slice(1, -1);
  if (name.startsWith('#x') || name.startsWith('#X'))
    return fromCode(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return fromCode(Number(name.slice(1)));
  return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole;
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

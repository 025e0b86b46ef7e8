/** The names of U+00A0 to U+00FF in order, as HTML 4 fixed them. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** The names of U+0100 to U+017E in order, with a dash for each that has none. */
const LATIN_EXTENDED =
  'Amacr amacr Abreve abreve Aogon aogon Cacute cacute Ccirc ccirc Cdot cdot Ccaron ccaron Dcaron dcaron Dstrok dstrok Emacr emacr - - Edot edot Eogon eogon Ecaron ecaron Gcirc gcirc Gbreve gbreve Gdot gdot Gcedil - Hcirc hcirc Hstrok hstrok Itilde itilde Imacr imacr - - Iogon iogon Idot inodot IJlig ijlig Jcirc jcirc Kcedil kcedil kgreen Lacute lacute Lcedil lcedil Lcaron lcaron Lmidot lmidot Lstrok lstrok Nacute nacute Ncedil ncedil Ncaron ncaron napos ENG eng Omacr omacr - - Odblac odblac OElig oelig Racute racute Rcedil rcedil Rcaron rcaron Sacute sacute Scirc scirc Scedil scedil Scaron scaron Tcedil tcedil Tcaron tcaron Tstrok tstrok Utilde utilde Umacr umacr Ubreve ubreve Uring uring Udblac udblac Uogon uogon Wcirc wcirc Ycirc ycirc Yuml Zacute zacute Zdot zdot Zcaron zcaron';

/** The names of U+0391 to U+03C9 in order. */
const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';

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
  dash: '‐',
  hyphen: '‐',
  horbar: '―',
  nldr: '‥',
  tprime: '‴',
  permil: '‰',
  infin: '∞',
  asymp: '≈',
  ap: '≈',
  ne: '≠',
  le: '≤',
  ge: '≥',
  sum: '∑',
  radic: '√',
  sdot: '⋅',
  lowast: '∗',
  fnof: 'ƒ',
  oline: '‾',
  circ: 'ˆ',
  tilde: '˜',
  dagger: '†',
  Dagger: '‡',
  loz: '◊',
  lozf: '⧫',
  spades: '♠',
  clubs: '♣',
  diams: '♦',
  star: '☆',
  starf: '★',
  phone: '☎',
  checkmark: '✓',
  cross: '✗',
  uarr: '↑',
  darr: '↓',
  harr: '↔',
  crarr: '↵',
  rArr: '⇒',
  lArr: '⇐',
  utri: '▵',
  rtri: '▹',
  rtrif: '▸',
  dtrif: '▾',
  squ: '□',
  squf: '▪',
  cir: '○',
  fflig: 'ﬀ',
  filig: 'ﬁ',
  fllig: 'ﬂ',
  lrm: '',
  rlm: '',
  numsp: ' ',
  puncsp: ' ',
  hairsp: ' ',
  emsp13: ' ',
  emsp14: ' ',
  lbrace: '{',
  rbrace: '}',
  lcub: '{',
  rcub: '}',
  lbrack: '[',
  rbrack: ']',
  lsqb: '[',
  rsqb: ']',
  vert: '|',
  verbar: '|',
  lowbar: '_',
  ast: '*',
  plus: '+',
  equals: '=',
  dollar: '$',
  commat: '@',
  bsol: '\\',
  grave: '`',
  Hat: '^',
  lang: '⟨',
  rang: '⟩',
  sc: '≻',
};

const inOrder = (names: string, first: number): (readonly [name: string, character: string])[] =>
  names
    .split(' ')
    .map((name, at) => [name, String.fromCodePoint(first + at)] as const)
    .filter(([name]) => name !== '-');

const NAMED = new Map<string, string>([
  ...inOrder(LATIN_1, 0xa0),
  ...inOrder(LATIN_EXTENDED, 0x100),
  ...inOrder(GREEK, 0x391),
  ...Object.entries(OTHERS),
]);

/** What a name stands for; some write it in capitals. */
export const characterNamed = (name: string): string | undefined =>
  NAMED.get(name) ?? NAMED.get(name.toLowerCase());

/** The names of old that stand for what they do without a semicolon as well. */
const BARE = new Set([
  ...LATIN_1.split(' '),
  ...'amp AMP lt LT gt GT quot QUOT COPY REG'.split(' '),
]);
const SHORTEST_BARE = 2;
const LONGEST_BARE = 6;

/** The name of old that a longer one begins with: "amp" of "ampere"; empty for none. */
export function bareNameIn(name: string): string {
  for (let length = Math.min(LONGEST_BARE, name.length); length >= SHORTEST_BARE; length--) {
    const bare = name.slice(0, length);
    if (BARE.has(bare)) return bare;
  }
  return '';
}

/** What the name of a tag says of how the tag is read. */
export interface TagName {
  readonly name: string;
  /** Whether such an element holds nothing and has no closing tag. */
  readonly isVoid: boolean;
  /** Whether what it holds is text, whatever it looks like. */
  readonly holdsText: boolean;
  /** The open elements that end where it begins. */
  readonly ends: ReadonlySet<string> | null;
}

const words = (text: string): readonly string[] => text.split(' ');

const VOID = new Set(
  words(
    'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
  ),
);
const TEXT = new Set(words('script style title textarea xmp'));

const FIELD = 'input option optgroup select button datalist textarea';
/** Which elements end, where they are the innermost, when one of those before them begins. */
const ENDED: readonly (readonly [begun: string, ended: string])[] = [
  ['tr', 'tr th td'],
  ['th', 'th'],
  ['td', 'thead th td'],
  ['body', 'head link script'],
  ['li', 'li'],
  ['p h1 h2 h3 h4 h5 h6 hr pre', 'p'],
  ['address article aside blockquote details div dl fieldset figcaption figure footer form', 'p'],
  ['header main nav ol section table ul', 'p'],
  ['select input output button datalist textarea', FIELD],
  ['option', 'option'],
  ['optgroup', 'optgroup option'],
  ['dd dt', 'dd dt'],
  ['rt rp', 'rt rp'],
  ['tbody tfoot', 'thead tbody'],
];
const PLAIN =
  'html head a abbr amp-img b bdi bdo big center cite code colgroup data del dfn em font i iframe ins kbd label legend map mark meter noscript object picture progress q s samp small span strike strong sub summary sup svg template thead time u var video';

const ENDS = new Map(
  ENDED.flatMap(([begun, ended]) => {
    const names = new Set(words(ended));
    return words(begun).map((name) => [name, names] as const);
  }),
);

const tagName = (name: string): TagName => ({
  name,
  isVoid: VOID.has(name),
  holdsText: TEXT.has(name),
  ends: ENDS.get(name) ?? null,
});

const KNOWN = new Map(
  [...VOID, ...TEXT, ...ENDS.keys(), ...words(PLAIN)].map((name) => [name, tagName(name)]),
);

/** The name of a tag as it is written. */
export function tagNamed(written: string): TagName {
  const known = KNOWN.get(written);
  if (known) return known;
  const name = written.toLowerCase();
  return KNOWN.get(name) ?? tagName(name);
}

import {
  CONTAINERS,
  FOREIGN_CONTAINERS,
  SHORT_CONTAINERS,
  UNCHANGING_CONTAINERS,
} from './container-words.ts';

/**
 * - metric, measure: a mass or a volume, scaled wherever it stands
 * - pinch: small measures of the hand, scaled in directions too
 * - count: words that only follow their number ("2 slices")
 * - food: whole things that are counted ("2 eggs")
 * - container: their size does not change with the recipe
 */
type UnitKind = 'metric' | 'measure' | 'pinch' | 'count' | 'food' | 'container';

export interface UnitWord {
  readonly singular: string;
  readonly kind: UnitKind;
  /** Abbreviations never get an s. */
  readonly isShort: boolean;
  /** A plural that the rules of English do not give. */
  readonly plural?: string;
}

const SHORT = {
  metric: 'g gr gm kg mg ml cl dl l cc',
  measure: 'oz lb tbsp tbs tbl tsp dsp pt qt gal',
  container: `${SHORT_CONTAINERS} ${UNCHANGING_CONTAINERS}`,
} as const;

const LONG = {
  metric:
    'gram gramme kilogram kilo milligram milliliter millilitre centiliter centilitre deciliter decilitre liter litre',
  measure: 'cup ounce pound tablespoon teaspoon dessertspoon pint quart gallon',
  pinch: 'pinch dash clove sprig handful knob',
  count:
    'slice piece stick stalk head bulb ear cube rasher strip wedge scoop glass fillet loaf leaf half bunch drop splash dollop portion serving square round part pod stem strand spear floret chunk batch rib mug shot recipe teacup',
  food: 'egg yolk onion shallot carrot lemon lime orange apple pear banana potato tomato mango avocado cucumber courgette aubergine eggplant leek chilli mushroom radish peach plum thigh breast drumstick',
  container: CONTAINERS,
} as const;

function register(words: Readonly<Record<string, string>>, isShort: boolean) {
  return Object.entries(words).flatMap(([kind, list]) =>
    list
      .split(' ')
      .map((singular): [string, UnitWord] => [
        singular,
        { singular, kind: kind as UnitKind, isShort },
      ]),
  );
}

const UNITS: ReadonlyMap<string, UnitWord> = /* @__PURE__ */ new Map([
  ...register(SHORT, true),
  ...register(LONG, false),
  ...FOREIGN_CONTAINERS.flatMap(([singular, plural]): [string, UnitWord][] => {
    const unit: UnitWord = { singular, plural, kind: 'container', isShort: false };
    return [
      [singular, unit],
      [plural, unit],
    ];
  }),
]);

function singularsOf(word: string): string[] {
  return [
    word,
    word.replace(/ves$/, 'f'),
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
  ];
}

/** The unit a word names in singular or plural, in any case; null for other words. */
export function unitOf(word: string): UnitWord | null {
  for (const singular of singularsOf(word.toLowerCase())) {
    const unit = UNITS.get(singular);
    if (unit) return unit;
  }
  return null;
}

function pluralOf(singular: string): string {
  if (/(?:lea|loa|hal)f$/.test(singular)) return singular.replace(/f$/, 'ves');
  return /(?:s|x|z|ch|sh|lli|ato|ango)$/.test(singular) ? `${singular}es` : `${singular}s`;
}

/** True for words that measure an amount, so that it scales wherever it stands. */
export function isMeasuring(unit: UnitWord): boolean {
  return unit.kind === 'metric' || unit.kind === 'measure' || unit.kind === 'pinch';
}

/** The unit word in the number asked for, with the cook's capitals kept. */
export function inflect(word: string, many: boolean): string {
  const unit = unitOf(word);
  if (!unit) return word;
  const isPlural = word.toLowerCase() !== unit.singular;
  if (isPlural === many || (many && unit.isShort)) return word;
  const wanted = many ? (unit.plural ?? pluralOf(unit.singular)) : unit.singular;
  if (word.length > 1 && word === word.toUpperCase()) return wanted.toUpperCase();
  return word.slice(0, 1) + wanted.slice(1);
}

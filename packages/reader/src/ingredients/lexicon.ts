import { fraction } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import type { LanguageWords } from './language-words.ts';
import { english } from './languages/english.ts';
import { PhraseTable } from './phrase.ts';
import { kindOf } from './unit.ts';
import type { UnitName } from './unit.ts';

/** A language's words, compiled for looking up; phrases are keyed by their words with single spaces. */
export interface Lexicon {
  readonly decimalComma: boolean;
  readonly units: PhraseTable<UnitName>;
  readonly things: ReadonlyMap<string, ReadonlySet<string>>;
  readonly numbers: PhraseTable<Fraction>;
  readonly joiners: PhraseTable<true>;
  readonly ones: PhraseTable<true>;
  readonly genitives: PhraseTable<true>;
  readonly rangeWords: PhraseTable<true>;
  readonly plusWords: PhraseTable<true>;
  readonly approximately: PhraseTable<true>;
  readonly each: PhraseTable<true>;
  readonly sizes: PhraseTable<true>;
  readonly some: PhraseTable<true>;
  readonly toTaste: PhraseTable<true>;
  readonly noteStarts: PhraseTable<true>;
  readonly prepared: PhraseTable<true>;
  readonly seasonings: PhraseTable<true>;
  readonly joinerNeeded: boolean;
  /** Words that are said in any sentence. */
  readonly smallWords: ReadonlySet<string>;
}

const phrases = (list: string): string[] =>
  (list.match(/[^ ]+/g) ?? []).map((phrase) => phrase.replaceAll('_', ' '));

const table = (list: string): PhraseTable<true> =>
  new PhraseTable(phrases(list).map((phrase) => [phrase, true] as const));

/** Every unit of a language as it is written. */
export function unitEntries(words: LanguageWords): [string, UnitName][] {
  const ofThings = Object.entries(words.unitsOfThings ?? {}).map(([name, unit]) => [
    name,
    unit.words,
  ]);
  const lists = [...Object.entries(words.units), ...ofThings] as [UnitName, string][];
  return lists.flatMap(([name, list]) =>
    phrases(list).map((phrase): [string, UnitName] => [phrase, name]),
  );
}

/** English measures turn up in every language; its one-letter and everyday words must not. */
const ENGLISH_ABROAD = unitEntries(english).filter(
  ([phrase, name]) => kindOf(name) === 'measure' && phrase.length > 1 && phrase !== 'ts',
);

function numberEntries(words: LanguageWords): [string, Fraction][] {
  return Object.entries(words.numbers).flatMap(([value, list]) => {
    const [top = '0', bottom = '1'] = value.split('/');
    const amount = fraction(Number(top), Number(bottom));
    return phrases(list).map((phrase): [string, Fraction] => [phrase, amount]);
  });
}

const thingsByUnit = ({ unitsOfThings = {} }: LanguageWords): Map<string, Set<string>> =>
  new Map(
    Object.entries(unitsOfThings).map(([unit, { things }]) => [unit, new Set(phrases(things))]),
  );

export function compileLexicon(words: LanguageWords): Lexicon {
  const borrowed = words === english ? [] : ENGLISH_ABROAD;
  return {
    decimalComma: words.decimalComma,
    units: new PhraseTable([...borrowed, ...unitEntries(words)]),
    things: thingsByUnit(words),
    numbers: new PhraseTable(numberEntries(words)),
    joiners: table(words.joiners),
    ones: table(words.ones),
    genitives: table(words.genitives),
    rangeWords: table(words.rangeWords),
    plusWords: table(words.plusWords),
    approximately: table(words.approximately),
    each: table(words.each),
    sizes: table(words.sizes),
    some: table(words.some),
    toTaste: table(words.toTaste),
    noteStarts: table(words.noteStarts),
    prepared: table(words.prepared),
    seasonings: table(words.seasonings),
    joinerNeeded: words.joinerNeeded,
    smallWords: new Set(phrases(words.smallWords)),
  };
}

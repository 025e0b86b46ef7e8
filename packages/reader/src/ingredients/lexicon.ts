import { fraction } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import type { LanguageWords } from './language-words.ts';
import { english } from './languages/english.ts';
import { kindOf } from './unit.ts';
import type { UnitName } from './unit.ts';

/** A language's words, compiled for looking up; phrases are keyed by their words with single spaces. */
export interface Lexicon {
  readonly decimalComma: boolean;
  readonly units: ReadonlyMap<string, UnitName>;
  readonly numbers: ReadonlyMap<string, Fraction>;
  readonly joiners: ReadonlySet<string>;
  readonly rangeWords: ReadonlySet<string>;
  readonly plusWords: ReadonlySet<string>;
  readonly approximately: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly some: ReadonlySet<string>;
  readonly toTaste: ReadonlySet<string>;
  readonly noteStarts: ReadonlySet<string>;
  readonly prepared: ReadonlySet<string>;
}

const phrases = (list: string): string[] =>
  list.split(' ').flatMap((phrase) => (phrase === '' ? [] : [phrase.replaceAll('_', ' ')]));

const set = (list: string): Set<string> => new Set(phrases(list));

function unitEntries(words: LanguageWords): [string, UnitName][] {
  const lists = Object.entries(words.units) as [UnitName, string][];
  return lists.flatMap(([name, list]) => phrases(list).map((phrase): [string, UnitName] => [phrase, name]));
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

export function compileLexicon(words: LanguageWords): Lexicon {
  const borrowed = words === english ? [] : ENGLISH_ABROAD;
  return {
    decimalComma: words.decimalComma,
    units: new Map([...borrowed, ...unitEntries(words)]),
    numbers: new Map(numberEntries(words)),
    joiners: set(words.joiners),
    rangeWords: set(words.rangeWords),
    plusWords: set(words.plusWords),
    approximately: set(words.approximately),
    sizes: set(words.sizes),
    some: set(words.some),
    toTaste: set(words.toTaste),
    noteStarts: set(words.noteStarts),
    prepared: set(words.prepared),
  };
}

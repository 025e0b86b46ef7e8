import type { Lexicon } from '../ingredients/lexicon.ts';
import { withoutMarks } from '../text/without-marks.ts';
import { NUMBER, numberOf, withWrittenFractions } from '../text/written-numbers.ts';

export interface StepNumber {
  value: number;
  /** A measure by the name it has here, a time or a degree; null for a number of anything else. */
  unit: string | null;
}

/** What a step says, without its order, its signs and the ways to write a number. */
export interface StepTerms {
  numbers: StepNumber[];
  words: string[];
}

const named = (unit: string, words: string): [string, string][] =>
  words.split(' ').map((word) => [word, unit]);

const TIMES_AND_DEGREES: ReadonlyMap<string, string> = new Map([
  ...named('fahrenheit', 'f fahrenheit'),
  ...named('celsius', 'c celsius centigrade'),
  ...named(
    'second',
    's sec secs second seconds sek sekunde sekunden seconde secondes secondi segundos secondo segundo seconden sekund sekunder sekundy masodperc masodpercig',
  ),
  ...named(
    'minute',
    'm min mins minute minutes minuten minuti minuto minutos minuut minut minuter minutter minuty minuta minute perc percig percet',
  ),
  ...named(
    'hour',
    'h hr hrs hour hours std stunde stunden heure heures ora ore hora horas uur uren tim timme timmar timmen time timer godzina godziny godzin godzine ora oran oraig',
  ),
]);

const DEGREE_SIGN = /[°º˚]/gu;
const DEGREES: ReadonlySet<string> = new Set(
  'degree degrees deg grad grados gradi graden degres graus grader'.split(' '),
);
const TERM = new RegExp(`${NUMBER}|\\p{L}+`, 'gu');

const evenlyWritten = (text: string): string =>
  withoutMarks(withWrittenFractions(text.replace(DEGREE_SIGN, ' '))).toLowerCase();

export function stepTerms(text: string, { units }: Lexicon): StepTerms {
  const numbers: StepNumber[] = [];
  const words: string[] = [];
  let measured: StepNumber | null = null;
  for (const match of evenlyWritten(text).matchAll(TERM)) {
    const [term] = match;
    if (/^\d/.test(term)) {
      measured = { value: numberOf(match), unit: null };
      numbers.push(measured);
    } else if (!DEGREES.has(term)) {
      const unit: string | null = measured
        ? (TIMES_AND_DEGREES.get(term) ?? units.get(term) ?? null)
        : null;
      if (measured && unit !== null) measured.unit = unit;
      else words.push(term);
      measured = null;
    }
  }
  return { numbers, words };
}

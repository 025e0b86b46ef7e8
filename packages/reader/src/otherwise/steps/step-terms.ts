import { inFigures } from '../../fields/spoken-duration.ts';
import { valueOf } from '../../ingredients/fraction.ts';
import type { Lexicon } from '../../ingredients/lexicon.ts';
import { type Line, readLine } from '../../ingredients/line.ts';
import { isDash, readNumber } from '../../ingredients/number-reading.ts';
import { kindOf, type UnitName } from '../../ingredients/unit.ts';
import { readUnit } from '../../ingredients/unit-reading.ts';
import { withoutMarks } from '../../text/without-marks.ts';
import { isConverted } from './converted-number.ts';
import { withTensInFigures } from './spelled-tens.ts';
import type { StepNumber } from './step-number.ts';

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
    'm mn min mins minute minutes minuten minuti minuto minutos minuut minut minuter minutter minuty minuta minute perc percig percet',
  ),
  ...named(
    'hour',
    'h hr hrs hour hours std stunde stunden heure heures ora ore hora horas uur uren tim timme timmar timmen time timer godz godzina godziny godzin godzine ora oran oraig',
  ),
]);
/** Where they are no measure of their language: "2 t" are hours to a Dane. */
const TIMES_IN_SHORT: ReadonlyMap<string, string> = new Map([
  ...named('minute', 'p'),
  ...named('hour', 't u'),
]);

const DEGREE_SIGN = /[°º˚]/u;
const DEGREE_SIGNS = /[º˚]/gu;
/** One sign for both. */
const DEGREES_OF = /[℃℉]/gu;
const DEGREES: ReadonlySet<string> = new Set(
  'degree degrees deg grad grados gradi graden degres graus grader stopni fok fokra fokon'.split(
    ' ',
  ),
);
/** Only its size tells this spoon from the smaller one. */
const LARGE_SPOON = /(?<=\d\s?)T(?!\p{L})/gu;

/** "Gas 6" is as hot. */
const GAS_MARK = /(?<!\p{L})gas marks?(?=\s?\d)/gu;

const evenlyWritten = (text: string): string =>
  inFigures(
    withTensInFigures(
      text
        .replace(LARGE_SPOON, 'tbsp')
        .toLowerCase()
        .replace(GAS_MARK, 'gas')
        .replace(DEGREES_OF, (sign) => sign.normalize('NFKC').toLowerCase())
        .replace(DEGREE_SIGNS, '°'),
    ),
  );

/** What is measured in one word with its ending: "c-ra", "p-ig". */
const stemOf = (key: string): string => withoutMarks(key).replace(/[-'].*$/u, '');

const isMeasure = (unit: UnitName): boolean =>
  kindOf(unit) === 'measure' || kindOf(unit) === 'length';

interface Measured {
  /** Null for degrees of either kind. */
  unit: string | null;
  next: number;
}

/** The measure, time or degree at a token, behind a number and what stands between: "180 °C", "10-minute". */
function measureAt(line: Line, index: number): Measured | null {
  const { tokens } = line;
  let at = isDash(tokens[index]) ? index + 1 : index;
  let isDegree = false;
  while (DEGREE_SIGN.test(tokens[at]?.key ?? '') || DEGREES.has(stemOf(tokens[at]?.key ?? ''))) {
    isDegree = true;
    at += 1;
  }
  const word = tokens[at]?.kind === 'word' ? stemOf(tokens[at]?.key ?? '') : '';
  const unit = TIMES_AND_DEGREES.get(word);
  const measure = isDegree ? null : readUnit(line, at);
  // "2 c. à s." are no degrees.
  const isPhrase =
    tokens.slice(at + 1, measure?.next).some(({ kind }) => kind === 'word') && measure !== null;
  if (unit !== undefined && !isPhrase) return { unit, next: at + 1 };
  if (isDegree) return { unit: null, next: at };
  // A pinch, a clove or a round is counted, as eggs are.
  if (measure && isMeasure(measure.name)) return { unit: measure.name, next: measure.next };
  const short = TIMES_IN_SHORT.get(word);
  return short === undefined ? null : { unit: short, next: at + 1 };
}

/** "30 × 20 cm": what is said once is meant of both. */
const TIMES: ReadonlySet<string> = new Set('x × by * mal par por per op och'.split(' '));

/** The number at a token; articles count only what is measured: "an hour", but not "an egg". */
function numberAt(line: Line, index: number): (StepNumber & { next: number }) | null {
  const number = readNumber(line, index);
  if (!number) return null;
  const [low, high] = [valueOf(number.low), valueOf(number.high)];
  const measure = measureAt(line, number.next);
  if (measure) return { low, high, ...measure };
  const isArticle = line.tokens[index]?.kind === 'word' && low === 1 && high === 1;
  return isArticle ? null : { low, high, unit: null, next: number.next };
}

/** Whether two numbers with nothing but such words between them are one: "10 minutes to 12 minutes", "1 hour 30 minutes". */
function joined(first: StepNumber, second: StepNumber, between: string): StepNumber | null {
  const isRange = between !== '' && between !== ',' && first.low === first.high;
  if (isRange && second.low > first.high && (first.unit === second.unit || first.unit === null))
    return { low: first.low, high: second.high, unit: second.unit };
  if (first.unit !== 'hour' || second.unit !== 'minute' || second.high >= 60) return null;
  return { low: first.low * 60 + second.low, high: first.high * 60 + second.high, unit: 'minute' };
}

/** What may stand between the ends of a range, or between hours and minutes. */
const isJoint = ({ tokens, lexicon }: Line, index: number): boolean =>
  tokens[index]?.key === ',' ||
  isDash(tokens[index]) ||
  lexicon.rangeWords.match(tokens, index) !== null ||
  lexicon.plusWords.match(tokens, index) !== null;

/** Whether a word as between the ends of a range is the only one between two numbers: "350 °F, or 175 °C" are one. */
function isRangeWordBetween({ tokens, lexicon }: Line, from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  return (
    between.filter(({ kind }) => kind === 'word').length === 1 &&
    between.some((_, at) => lexicon.rangeWords.match(tokens, from + at) !== null)
  );
}
/** A comma and a word. */
const LONGEST_JOINT = 2;

export function stepTerms(text: string, lexicon: Lexicon): StepTerms {
  const line = readLine(evenlyWritten(text), lexicon);
  const numbers: StepNumber[] = [];
  const words: string[] = [];
  /** Where the last number ended. */
  let behind = -1;
  let at = 0;
  while (at < line.tokens.length) {
    const number = numberAt(line, at);
    const token = line.tokens[at];
    if (!number) {
      if (token?.kind === 'word') words.push(...(withoutMarks(token.key).match(/\p{L}+/gu) ?? []));
      at += 1;
      continue;
    }
    const { next, ...said } = number;
    const last = numbers.at(-1);
    const isNext = behind === at || (behind === at - 1 && isJoint(line, behind));
    const between = behind === at ? '' : (line.tokens[behind]?.key ?? '');
    const one = last && isNext ? joined(last, said, between) : null;
    if (one) {
      numbers.splice(-1, 1, one);
      if (line.tokens[behind]?.kind === 'word' && behind < at) words.pop();
    } else {
      if (last?.unit === null && behind === at - 1 && TIMES.has(between)) last.unit = said.unit;
      const isNear = last !== undefined && at - behind <= LONGEST_JOINT;
      if (isNear && isConverted(last, said) && isRangeWordBetween(line, behind, at)) words.pop();
      numbers.push(said);
    }
    behind = next;
    at = next;
  }
  return { numbers, words };
}

import { numberedStep } from './amount-start.ts';
import { beginsWithVerb } from './card-line-likeness.ts';
import { tellsHowLongItKeeps } from '../../vocabulary/keeping-words.ts';
import { fold } from '../words/fold.ts';
import { KIN_WORDS } from '../words/given-names.ts';
import type { PlacedLine } from './placed-line.ts';

const KIN = [...KIN_WORDS].join('|');

/** How people close a card: how long it keeps, how it tastes, who liked it. None of these orders anything. */
const STARTS = [
  'keeps|freezes|stores|lasts|improves|tastes|travels|reheats|goes (?:well|nicely|with)|doubles (?:well|easily)',
  '(?:even |much |always |very |so |really )?(?:better|best|good|great|nice|delicious|lovely|wonderful|excellent)(?! (?:to|if you|served|eaten)\\b)',
  `perfect (?:for|with)|enough for|a favou?rite|from (?:my|the|our|aunt|uncle|${KIN})|won|my|our|this|these|we|i|he|she|they|everyone|nobody|kids|the (?:kids|children|family|whole)`,
  'halt sich|schmeckt|am besten|reicht fur|passt zu|lasst sich',
  'se (?:conserve|garde|congele|mange)|meilleure?s?|delicieux|excellente?s?',
  'se (?:conserva|congela)|mejor|esta mejor|rico|riquisimo|si (?:conserva|congela)|ottim[oa]|melhor|fica (?:melhor|otimo)',
  'blijft|lekker|smaakt|haller|godast|smakar|holder seg|holdbar|smager',
].join('|');
const REMARK = new RegExp(String.raw`^(?:${STARTS})(?!\p{L})`, 'u');
const LONGEST = 3;

const isRemark = (text: string): boolean =>
  REMARK.test(fold(text).trim()) && !beginsWithVerb(text) && numberedStep(text) === null;

const goesOn = ({ line: { text } }: PlacedLine): boolean =>
  !beginsWithVerb(text) && numberedStep(text) === null;

const isFinished = (entry: PlacedLine | undefined): boolean =>
  /[.!?]["')\]]?\s*$/u.test(entry?.line.text ?? '');

const saysItKeeps = ({ line: { text } }: PlacedLine): boolean =>
  numberedStep(text) === null && tellsHowLongItKeeps(text);

/** The lines at the end of typed steps that only say how long the dish keeps. */
const keepingBehind = (steps: readonly PlacedLine[]): readonly PlacedLine[] =>
  steps.slice(
    steps.findLastIndex((entry) => entry.line.photographed !== null || !saysItKeeps(entry)) + 1,
  );

/** The remark that closes a photographed card belongs to its notes, not to its last step, and so does how long the dish keeps. */
export function settleClosingRemark(placed: readonly PlacedLine[]): PlacedLine[] {
  const steps = placed.filter(({ zone, role }) => zone === 'directions' && role === 'content');
  const last = steps.slice(-LONGEST);
  const start = last.findIndex((entry, index) => {
    const before = steps[steps.indexOf(entry) - 1];
    const isApart = entry.line.startsApart || isFinished(before);
    return (
      before !== undefined &&
      entry.line.photographed !== null &&
      isApart &&
      isRemark(entry.line.text) &&
      last.slice(index + 1).every(goesOn)
    );
  });
  const remark = new Set(start < 0 ? keepingBehind(steps) : last.slice(start));
  return placed.map((entry) => (remark.has(entry) ? { ...entry, zone: 'notes' } : entry));
}

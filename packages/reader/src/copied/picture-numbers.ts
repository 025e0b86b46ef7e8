import type { SourceLine } from '../card/card-line.ts';
import { AND_WORDS } from '../vocabulary/and-words.ts';

/** "Slice the leeks 1 and fry them 2.", "(3)", "(4-5)": the numbers of pictures that stood beside the steps. */
const NUMBER = new RegExp(
  String.raw`(?<=[\p{L})])\s(?:\((\d{1,2})(?:[-–](\d{1,2}))?\)|(\d{1,2})(?:[-–](\d{1,2}))?)(?=\s*[.,;:]|\s(?:${AND_WORDS})\s)`,
  'giu',
);
const PICTURES_LEAST = 3;
/** "Layer 1, layer 2 and layer 3" counts layers. */
const COUNTED_THING = /(\p{L}+)\s\d{1,2}(?=\s*[.,;:]|\s)/giu;
const SENTENCE = /^.{20,}[.!]$/u;

/** The pictures that a line counts, each of them. */
const countedIn = ({ text }: SourceLine): number[] =>
  [...text.matchAll(NUMBER)].flatMap(([, first, last, bare, bareLast]) => {
    const from = Number(first ?? bare);
    const to = Number(last ?? bareLast ?? from);
    return Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => from + at);
  });

/** Whether the numbers count one thing after the other, by its name. */
function countOneThing(lines: readonly SourceLine[]): boolean {
  const names = lines.flatMap(({ text }) =>
    Array.from(text.matchAll(COUNTED_THING), ([, name = '']) => name.toLowerCase()),
  );
  return new Set(names).size < names.length;
}

/** A text without the numbers of its pictures, where all of them are counted, one by one. */
export function withoutPictureNumbers(lines: readonly SourceLine[]): readonly SourceLine[] {
  const told = lines.filter(({ text }) => SENTENCE.test(text));
  const counted = told.flatMap(countedIn);
  const areAll =
    counted.length >= PICTURES_LEAST && counted.every((number, at) => number === at + 1);
  if (!areAll || countOneThing(told)) return lines;
  const steps = new Set(told);
  return lines.map((line) =>
    steps.has(line) ? { ...line, text: line.text.replace(NUMBER, '') } : line,
  );
}

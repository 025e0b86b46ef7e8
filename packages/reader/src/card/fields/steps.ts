import { ABOUT_WORDS } from '../../vocabulary/number-words.ts';
import { amountStart, numberedStep, withoutBullet, hasBullet } from '../zones/amount-start.ts';
import type { SourceLine } from '../card-line.ts';
import { isWish } from '../zones/closing-wish.ts';
import type { JoinedText } from './ingredient-lines.ts';
import { breaksOnPurpose } from './line-room.ts';
import { beginsWithVerb, startsWithTime } from '../zones/card-line-likeness.ts';
import { breaksOff } from '../zones/sentence-goes-on.ts';
import { splitSentences } from './sentences.ts';

const SENTENCE_END = /[.!?:]["')\]]?$/u;
/** So many sentences to a paragraph mean that the paragraphs are not the steps. */
const SENTENCES_IN_A_STEP = 3;

function append(last: JoinedText, line: SourceLine, text: string): void {
  const isHyphenated = /\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(text);
  last.text = isHyphenated ? last.text.slice(0, -1) + text : `${last.text} ${text}`.trim();
  last.lines.push(line);
}

/** A step number that was misread: "b.Toss", ".Whisk". */
const BLURRED_NUMBER = /^\s*[\p{L}\d]?\s?[.)]\s*(?=\p{L}{3})/u;

/** A step number that lost its full stop: "3 Pour in the milk", where step 3 is due. */
function bareNumber(text: string, expected: number): { number: number; rest: string } | null {
  const match = /^\s*(\d{1,2})\s?(?=\p{Lu}\p{Ll})/u.exec(text);
  const rest = text.slice(match?.[0].length ?? 0);
  return Number(match?.[1]) === expected && beginsWithVerb(rest)
    ? { number: expected, rest }
    : null;
}

function byNumber(lines: readonly SourceLine[]): JoinedText[] {
  const steps: JoinedText[] = [];
  let expected = 1;
  for (const line of lines) {
    const alone = /^\s*(\d{1,2})\s*[.):]?\s*$/u.exec(line.text);
    const numbered = alone?.[1]
      ? { number: Number(alone[1]), rest: '' }
      : (numberedStep(line.text) ?? (line.photographed ? bareNumber(line.text, expected) : null));
    const last = steps.at(-1);
    const blurred = line.photographed && !numbered ? BLURRED_NUMBER.exec(line.text) : null;
    const isNext =
      numbered &&
      (numbered.number === expected ||
        numbered.number === expected + 1 ||
        !last ||
        SENTENCE_END.test(last.text));
    if (numbered && isNext) {
      steps.push({ text: numbered.rest, lines: [line] });
      expected = numbered.number + 1;
    } else if (blurred) {
      steps.push({ text: line.text.slice(blurred[0].length), lines: [line] });
      expected += 1;
    } else if (last) append(last, line, line.text.trim());
    else {
      steps.push({ text: line.text.trim(), lines: [line] });
      expected = 2;
    }
  }
  return steps;
}

const isFinished = (line: SourceLine): boolean => SENTENCE_END.test(line.text.trim());

const beginsWithCapital = ({ text }: SourceLine): boolean => /^[^\p{L}]*\p{Lu}/u.test(text);

/** "2 to 3 tablespoons of water may be added.": typed, a sentence may begin so. */
const beginsWithFigure = ({ text, photographed }: SourceLine): boolean =>
  photographed === null && /^[\d¼½¾⅐-⅞]/u.test(text);
const ENDS_BEFORE_NUMBER = new RegExp(`(?<!\\p{L})(?:${ABOUT_WORDS})$`, 'iu');

/** In some hands a small letter begins the sentence; then the one before must have ended. */
function beginsSentence(before: SourceLine, line: SourceLine): boolean {
  const isVerb = beginsWithVerb(line.text);
  if (isFinished(before)) {
    const isFigure = beginsWithFigure(line) && !ENDS_BEFORE_NUMBER.test(before.text);
    return beginsWithCapital(line) || isVerb || isFigure;
  }
  return beginsWithCapital(line) && isVerb;
}

/** Whether most lines end with their sentence: then each line that begins one begins a step. */
function isLineByLine(lines: readonly SourceLine[]): boolean {
  const pairs = lines.slice(1).map((line, index) => [lines[index] ?? line, line] as const);
  const atBreaks = pairs.filter(([before, line]) => beginsSentence(before, line)).length;
  const sentences = lines.reduce((sum, { text }) => sum + splitSentences(text).length, 0);
  const withinLines = sentences - lines.length;
  const enough = lines[0]?.photographed ? 0.4 : 0.75;
  return atBreaks >= enough * pairs.length && withinLines <= atBreaks;
}

/** A typed line that goes on with the sentence of the one before, whatever room that one had left. */
const goesOnWith = (before: SourceLine, line: SourceLine): boolean =>
  !beginsWithCapital(line) &&
  (breaksOff(before.text) || (!isFinished(before) && startsWithTime(line.text)));

interface Paragraphing {
  lines: readonly SourceLine[];
  lineByLine: boolean;
}

function startsParagraph({ lines, lineByLine }: Paragraphing, index: number): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (!line || !before) return true;
  if (line.startsApart && (isFinished(before) || beginsWithCapital(line))) return true;
  if (hasBullet(line.text)) return true;
  if (!line.photographed && goesOnWith(before, line)) return false;
  if (lineByLine) return beginsSentence(before, line);
  if (!beginsWithCapital(line) && amountStart(line.text) === 'none') return false;
  return breaksOnPurpose(lines, index - 1) && (isFinished(before) || !line.photographed);
}

function byParagraph(lines: readonly SourceLine[]): JoinedText[] {
  const paragraphs: JoinedText[] = [];
  const lineByLine = isLineByLine(lines);
  lines.forEach((line, index) => {
    const text = withoutBullet(line.text);
    const last = paragraphs.at(-1);
    if (last && !startsParagraph({ lines, lineByLine }, index)) append(last, line, text);
    else paragraphs.push({ text, lines: [line] });
  });
  return paragraphs;
}

/** Which lines of a paragraph a sentence of it was taken from. */
function linesOfSentence(paragraph: JoinedText, from: number, to: number): SourceLine[] {
  let start = 0;
  const touched = paragraph.lines.filter((line) => {
    const end = start + line.text.length + 1;
    const isTouched = start < to && end > from;
    start = end;
    return isTouched;
  });
  return touched.length > 0 ? touched : paragraph.lines.slice(-1);
}

/** "Enjoy!" at the end of a typed paragraph is no step of its own. */
function sentencesOf({ text, lines }: JoinedText): string[] {
  const sentences = splitSentences(text);
  const [order, wish] = sentences.slice(-2);
  const isWished =
    !lines[0]?.photographed && order !== undefined && wish !== undefined && isWish(wish);
  const start = isWished ? text.lastIndexOf(order) : -1;
  return start < 0 ? sentences : [...sentences.slice(0, -2), text.slice(start)];
}

function bySentence(paragraphs: readonly JoinedText[]): JoinedText[] {
  return paragraphs.flatMap((paragraph) => {
    let at = 0;
    return sentencesOf(paragraph).map((text) => {
      const from = paragraph.text.indexOf(text, at);
      at = from + text.length;
      return { text, lines: linesOfSentence(paragraph, from, at) };
    });
  });
}

/** On a card one run of text may break at the end of a sentence here and there and look like paragraphs. */
function runsOn(paragraphs: readonly JoinedText[], sentences: number): boolean {
  const longest = Math.max(...paragraphs.map(({ text }) => splitSentences(text).length));
  const usual = sentences / paragraphs.length;
  return usual >= SENTENCES_IN_A_STEP || (longest >= SENTENCES_IN_A_STEP && usual < 2);
}

/** So few paragraphs are more likely the whole text than its steps. */
const PARAGRAPHS_FEW = 2;

function readRun(lines: readonly SourceLine[], isOneOfMany: boolean): JoinedText[] {
  const numbers = lines.filter(
    ({ text }) => numberedStep(text) ?? /^\s*\d{1,2}\s*[.)]?\s*$/u.test(text),
  );
  if (numbers.length >= 2) return byNumber(lines).filter(({ text }) => text !== '');
  const paragraphs = byParagraph(lines);
  const sentences = bySentence(paragraphs);
  const isRunOn = lines[0]?.photographed && runsOn(paragraphs, sentences.length);
  const areSteps = isOneOfMany || paragraphs.length > PARAGRAPHS_FEW;
  return areSteps && !isRunOn ? paragraphs : sentences;
}

/**
 * The directions cut into steps, by their numbers, their paragraphs or, in one run of text, their sentences. The parts of a typed
 * recipe are cut alike: a part of two paragraphs has two steps where the others have more.
 */
export function readSteps(runs: readonly (readonly SourceLine[])[]): JoinedText[] {
  const typed = runs.filter(([first]) => first?.photographed === null);
  const paragraphs = typed.reduce((sum, run) => sum + byParagraph(run).length, 0);
  const isOneOfMany = typed.length > 1 && paragraphs > PARAGRAPHS_FEW;
  return runs.flatMap((run) => readRun(run, isOneOfMany));
}

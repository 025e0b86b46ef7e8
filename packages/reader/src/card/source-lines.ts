import type { CardLine, SourceLine } from './card-line.ts';
import { languageOf } from './words/language.ts';
import { restoreAccents } from './repair/accents.ts';
import { lostApostrophes, withMended } from './repair/lost-apostrophe.ts';
import { knowsAccents, lostAccents } from './repair/lost-accents.ts';
import type { MendedWord } from './repair/mended-word.ts';
import { wordsReadWell } from './repair/read-elsewhere.ts';
import { repairLine } from './repair/repair-line.ts';

/** Lines further apart than this many times their usual distance do not belong together. */
const APART = 1.45;
const LINES_MAX = 600;
const LINE_MAX = 4000;
/** A text with longer lines leaves the wrapping to the screen. */
const WRAPPED_MAX = 100;
/** Nobody wraps a text narrower than this: its lines are short because they end. */
const WRAPPED_MIN = 40;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isSameBlock = (a: CardLine, b: CardLine): boolean =>
  a.region.photo === b.region.photo && a.layout.block === b.layout.block;

/** The usual distance between two lines of the card. */
function usualPace(lines: readonly CardLine[]): number {
  const paces = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    return before && isSameBlock(before, line) ? [line.layout.middle - before.layout.middle] : [];
  });
  return median(paces.filter((pace) => pace > 0));
}

function reachOf(line: CardLine, lines: readonly CardLine[]): number {
  const block = lines.filter((other) => isSameBlock(line, other)).map(({ layout }) => layout);
  const left = Math.min(...block.map((layout) => layout.left));
  const right = Math.max(...block.map((layout) => layout.right));
  return (line.layout.right - left) / (right - left);
}

interface MendedLine {
  line: CardLine;
  text: string;
  mended: readonly MendedWord[];
}

interface Card {
  language: string;
  readWell: ReadonlySet<string>;
}

function mendLine(line: CardLine, { language, readWell }: Card): MendedLine {
  const whose = language === 'en' ? lostApostrophes(line.text) : [];
  const words = line.words.map((word) => ({ ...word, text: withMended(word.text, whose) }));
  const whole = { ...line, text: withMended(line.text, whose), words };
  const { text, mended } = repairLine({ line: whole, readWell }, language);
  return { line, text: restoreAccents(text, language), mended: [...mended, ...whose] };
}

/** Words that stand as they were read, but may be written otherwise. */
function doubtedWords(
  lines: readonly CardLine[],
  mended: readonly MendedLine[],
  language: string,
): MendedWord[][] {
  if (language !== 'en' || knowsAccents(lines.map(({ text }) => text))) return [];
  return lostAccents(mended.map(({ text }) => text)).map((words) =>
    words.map((word) => ({ read: word, text: word, isSure: false })),
  );
}

export function linesOfCard(lines: readonly CardLine[]): SourceLine[] {
  const language = languageOf(lines.map(({ text }) => text).join('\n'));
  const pace = usualPace(lines);
  const card = { language, readWell: wordsReadWell(lines) };
  const repaired = lines.slice(0, LINES_MAX).map((line) => mendLine(line, card));
  const doubts = doubtedWords(lines, repaired, language);
  return repaired.map(({ line, text, mended }, index) => {
    const before = lines[index - 1];
    const distance = before ? line.layout.middle - before.layout.middle : 0;
    return {
      text,
      raw: line.text,
      confidence: line.confidence,
      startsApart: !before || !isSameBlock(before, line) || distance > APART * pace,
      photographed: line,
      mended: [...mended, ...(doubts[index] ?? [])],
      reach: reachOf(line, lines),
      wrapsAt: null,
    };
  });
}

export function linesOfText(text: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let startsApart = true;
  for (const raw of text.split(/\r\n|[\n\r\u2028]/u).slice(0, 2 * LINES_MAX)) {
    const line = raw
      .replace(/[\s\u00a0\u200b]+/gu, ' ')
      .trim()
      .slice(0, LINE_MAX);
    if (line === '') startsApart = true;
    else {
      lines.push({
        text: line,
        raw: line,
        confidence: 1,
        startsApart,
        photographed: null,
        mended: [],
        reach: 0,
        wrapsAt: null,
      });
      startsApart = false;
    }
  }
  const longest = Math.max(0, ...lines.map((line) => line.text.length));
  const wrapsAt = longest >= WRAPPED_MIN && longest <= WRAPPED_MAX ? longest : null;
  return lines.slice(0, LINES_MAX).map((line) => ({
    ...line,
    wrapsAt,
    reach: wrapsAt === null ? 0 : line.text.length / wrapsAt,
  }));
}

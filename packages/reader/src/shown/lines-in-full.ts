import { isClosingWords } from '../card/closing-wish.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { endsSentence } from '../lines/step-ends.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { placeInTurn } from '../text/line-at.ts';
import { placesIn } from '../text/places-in.ts';
import { withoutName } from '../text/without-name.ts';
import { wordShare } from '../text/word-share.ts';
import { isChatter } from '../vocabulary/page-chatter.ts';
import { beginsWord, goesOnAt, textAround, type TextAround } from './rest-of-element.ts';
import { splitAfter } from './split-after.ts';

/** Whether what stands behind a line belongs to it. */
type Belongs = (around: TextAround) => boolean;

const REST_OF_WORD = /^\p{L}{3}/u;

/** Whether a line ends within a word: more than the end of its plural follows. */
const isTorn: Belongs = ({ before, signs, behind, isTagged }) =>
  !isTagged && signs === '' && /\p{L}$/u.test(before) && REST_OF_WORD.test(behind);

/** Sentences that an ingredient begins are of the story. */
const isTornFood: Belongs = (around) => isTorn(around) && !endsSentence(around.behind);

const isSentenceEnd = ({ signs, isTagged }: TextAround): boolean =>
  /[.!?]/.test(signs) && (isTagged || /\s/.test(signs));

const NEXT_SENTENCE = /^[\p{Lu}\p{Lo}\d]/u;
/** Fewer letters tell nothing that has to be done, */
const SHORTEST_REST = 8;
/** or are the end of a word in another form. */
const SHORTEST_END = 5;
/** "Happy baking!", "Et voilà !" */
const SHORT_WISH = /^[^.!?]{1,30}!\)?$/u;
/** "Tip: …", "Photo: …", "© …": what is said beside the steps. */
const LABEL = /^(?:[\p{L} ]{2,20}:|(?:see|siehe|step|read|jump|start|photo)(?!\p{L})|©)/iu;

const isBesideSteps = (text: string): boolean =>
  LABEL.test(text) || SHORT_WISH.test(text) || isChatter(text) || isClosingWords(text);

/** Whether a step goes on: with the rest of its sentence, or with further ones. */
const isToldOn: Belongs = (around) => {
  const { signs, behind } = around;
  if (isTorn(around)) return true;
  if (!endsSentence(behind) || signs.includes('©')) return false;
  const letters = bareOf(behind).length;
  if (!isSentenceEnd(around)) return letters >= SHORTEST_END;
  return letters >= SHORTEST_REST && NEXT_SENTENCE.test(behind) && !isBesideSteps(behind);
};

/** A list of a recipe, and the page that shows it. */
interface List {
  lines: readonly string[];
  page: ScannedPage;
  belongs: Belongs;
}

const MOST_PLACES = 4;
/** Between two lines stands no more than a number and the name of a picture, but also what the first of them lacks. */
const BETWEEN = 120;
const LACKING = 1_500;
/** Of a line, as much as tells it from others. */
const PROBE = 30;

/** The name a reader puts before a step may stand elsewhere on the page. */
const waysOf = (line = ''): string[] =>
  [bareOf(line), bareOf(withoutName(line))].filter((bare) => bare !== '');

/** Whether a line stands at a place of the page as one of its list, with those before and behind it: comments quote it alone. */
function isAmongOthers(index: number, at: number, { lines, page: { shown } }: List): boolean {
  const isShown = (line: string): boolean => shown.includes(line.slice(0, PROBE));
  const before = waysOf(lines[index - 1]).filter(isShown);
  const behind = waysOf(lines[index + 1]).filter(isShown);
  const isIn = (from: number, to: number) => (line: string) =>
    shown.slice(Math.max(0, from), to).includes(line.slice(0, PROBE));
  const isAbove = (line: string, reach: number): boolean =>
    isIn(at - line.length - reach, at)(line);
  if (behind.length === 0)
    return lines.length === 1 || before.some((line) => isAbove(line, BETWEEN));
  const isBelow = behind.some(isIn(at, at + LACKING + PROBE));
  return isBelow && (before.length === 0 || before.some((line) => isAbove(line, LACKING)));
}

/** Whether a sentence goes on at a place: nobody quotes a part of one and goes on with the rest. */
function isWithinSentence(at: number, page: ScannedPage): boolean {
  const around = textAround(at, page);
  return around !== null && !isSentenceEnd(around);
}

/** Where the page tells a line to its end, but for the places of longer lines that begin like it. */
function endsOf(bare: string, index: number, list: List): number[] {
  const { lines, page } = list;
  const longer = lines
    .flatMap(waysOf)
    .filter((other) => other.length > bare.length && other.startsWith(bare));
  const places = [...placesIn(page.shown, bare, MOST_PLACES + 1)]
    .filter((at) => !longer.some((other) => page.shown.startsWith(other, at)))
    .filter((at) => beginsWord(at, page));
  const inList = places.filter((at) => isAmongOthers(index, at, list));
  const ends = (inList.length > 0 ? inList : places).map((at) => at + bare.length);
  return inList.length > 0 ? ends : ends.filter((end) => isWithinSentence(end, page));
}

const ALIKE = 0.7;

const areAlike = (one: string, other: string): boolean =>
  wordShare(one, other) >= ALIKE && wordShare(other, one) >= ALIKE;

const SENTENCES = /(?<=[.!?]["”’)]?)\s+/u;

/** Whether a text tells some of the lines, be it in slightly other words. */
function tellsAny(lines: readonly string[], text: string): boolean {
  const whole = bareOf(text);
  const sentences = text.split(SENTENCES);
  const isTold = (bare: string): boolean =>
    bare.length < PROBE
      ? sentences.some((sentence) => bareOf(sentence) === bare)
      : whole.includes(bare.slice(0, PROBE));
  return lines.some(
    (line) =>
      waysOf(line).some(isTold) ||
      sentences.some(
        (sentence) => areAlike(sentence, line) || areAlike(sentence, withoutName(line)),
      ),
  );
}

/** With what the page goes on behind a line wherever it tells it; nothing where it ends there, or other lines follow. */
function restOf(bare: string, index: number, list: List): string {
  const { lines, belongs, page } = list;
  const ends = endsOf(bare, index, list);
  if (ends.length > MOST_PLACES || !ends.every((end) => goesOnAt(end, page))) return '';
  // The list counts, where the story above it goes on in other words.
  const inItems = ends.filter((end) => page.items.around(page.places.of(end - 1).markupAt));
  const [rest = '', ...others] = (inItems.length > 0 ? inItems : ends).map((end) => {
    const around = textAround(end, page);
    if (!around || !belongs(around)) return '';
    const { signs, behind } = around;
    return around.isTagged && isSentenceEnd(around)
      ? `${signs.trimEnd()} ${behind}`
      : signs + behind;
  });
  const isAgreed = others.every((other) => bareOf(other) === bareOf(rest));
  const isOther = tellsAny(lines.toSpliced(index, 1), rest);
  return isAgreed && !isOther ? rest : '';
}

const SHORTEST_LINE = 5;

function inFull(list: List): string[] {
  const { lines, page } = list;
  if (lines.length > MAX_COMPARED) return [...lines];
  const placeOf = placeInTurn(page.shown);
  return lines.map((line, index) => {
    for (const bare of waysOf(line)) {
      const at = placeOf(bare);
      if (at < 0) continue;
      if (bare.length < SHORTEST_LINE || !goesOnAt(at + bare.length, page)) return line;
      const rest = restOf(bare, index, list);
      return rest === '' ? line : `${splitAfter(bareOf(line), line)?.before ?? line}${rest}`;
    }
    return line;
  });
}

/** The ingredients to the end of the word within which their data stops. */
export const ingredientsInFull = (lines: readonly string[], page: ScannedPage): string[] =>
  inFull({ lines, page, belongs: isTornFood });

/** The steps to the end of what the page says in the same breath, where their data stops before that. */
export const stepsInFull = (lines: readonly string[], page: ScannedPage): string[] =>
  inFull({ lines, page, belongs: isToldOn });

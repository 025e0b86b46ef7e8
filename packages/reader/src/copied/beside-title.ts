import { COOKING_WORDS } from '../card/words/cooking-words.ts';
import { fold, foldedWords } from '../card/words/fold.ts';
import {
  AUTHOR_LABEL,
  BY_SOMEBODY,
  COUNTED_BESIDE,
  DATE,
  DATED,
} from '../vocabulary/byline-words.ts';

/** What stands around the title of a copied page and is none: who wrote it, when, and how others liked it. */

const LINE_MAX = 120;
/** "By Jane Doe · May 7, 2023 · 96 comments". */
const SEPARATOR = /\s*[·•|]\s*|\s+[–—-]\s+/u;

const LABEL = new RegExp(String.raw`^(?:${AUTHOR_LABEL})(?= )`, 'u');
const BY = new RegExp(String.raw`^(?:${BY_SOMEBODY})(?= )`, 'u');
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*|&|and|und|et|y|och|og|de|van|der),?$/u;
const NAME_WORDS_MAX = 4;
/** "by jane doe": no dish begins so, however it is written. */
const SMALL_BY = /^by(?: (?!the )[\p{L}'’.-]+){1,2}$/u;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/u);

/** The words behind a label, as they are written. */
function behind(label: RegExp, text: string): string[] | null {
  const found = label.exec(fold(text))?.[0];
  return found === undefined ? null : wordsIn(text).slice(wordsIn(found).length);
}

/** "Recipe by Jane", "By Jane Doe": cannot be meant otherwise. */
function surelyNamesAuthor(text: string): boolean {
  const labelled = behind(LABEL, text);
  if (labelled) return labelled.length <= NAME_WORDS_MAX;
  return SMALL_BY.test(fold(text)) || (/^by /iu.test(text) && isNamedBy(text));
}

/** "von Tom Weber"; "Da Vinci Salad" names what is cooked. */
function isNamedBy(text: string): boolean {
  const names = behind(BY, text) ?? [];
  return (
    names.length > 0 &&
    names.length <= NAME_WORDS_MAX &&
    names.every((word) => NAME.test(word)) &&
    !foldedWords(text).some((word) => COOKING_WORDS.has(word))
  );
}

const WITH_DATE = new RegExp(String.raw`[\s,]+(?:on |(?:${DATED})\s*:?\s*)?(?:${DATE})$`, 'u');

/** "By Jane Doe, May 7, 2023" without its date, where folding left every letter in its place. */
function withoutDate(text: string): string {
  const folded = fold(text);
  const at = folded.length === text.length ? folded.search(WITH_DATE) : -1;
  return at > 0 ? text.slice(0, at) : text;
}

const DATE_ALONE = new RegExp(String.raw`^(?:(?:${DATED})\s*:?\s*)?(?:${DATE})$`, 'u');
const COUNT = String.raw`[(]?\d[\d.,]*k?\s*(?:${COUNTED_BESIDE})[)]?`;
const RATING = new RegExp(
  String.raw`^(?:[★☆⭐✩✭\s]{2,}.{0,30}|(?:rated |rating:? |bewertung:? |note:? )?\d(?:[.,]\d{1,2})?\s*(?:[/(]\s*\d.{0,30}|(?:out of|from|von|van|sur|de|su|av|af|z|based on)\s+\d.{0,30}|${COUNT}.{0,20})|${COUNT}(?:\s+(?:on|zu|op|sur|en|su|till?|do) .{2,60})?)$`,
  'u',
);

const tellsOfPage = (part: string): boolean =>
  DATE_ALONE.test(fold(part)) || RATING.test(fold(part));

type Says = (part: string) => boolean;

function isAllOf(text: string, says: Says): boolean {
  if (text.length > LINE_MAX) return false;
  const parts = text.split(SEPARATOR).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => tellsOfPage(part) || says(withoutDate(part)));
}

/** "By Jane Doe", "von Tom · 3. März 2024", "4.9 from 80 votes", where another line may be the title. */
export const isBesideTitle = (text: string): boolean =>
  isAllOf(text, (part) => surelyNamesAuthor(part) || isNamedBy(part));

/** The same where no other line may be the title: "Di Maggio" is kept. */
export const isNoTitle = (text: string): boolean => isAllOf(text, surelyNamesAuthor);

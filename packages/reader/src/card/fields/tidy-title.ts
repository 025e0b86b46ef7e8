import { editDistance } from '../../text/edit-distance.ts';
import { fold } from '../words/fold.ts';
import { TITLE_LABELS } from '../words/vocabulary.ts';

export const TITLE_MAX = 120;

const SMALL_WORDS = new Set(
  'a an and the of with in on for to de la le les du des et au aux à und mit von der die das auf in y con del e di da al alla med og och i z na do'.split(
    ' ',
  ),
);
const LONG_LABELS = [...TITLE_LABELS].filter((label) => label.includes(' '));
const LABEL_START = new RegExp(
  String.raw`^(?:${LONG_LABELS.map((label) => label.replaceAll(' ', String.raw`\s?`)).join('|')})`,
  'iu',
);
/** In English a dish may well be called a recipe of some kind; elsewhere the word is the blank card's. */
const LONE_LABELS = new Set(
  LONG_LABELS.map((label) => label.split(' ')[0] ?? '').filter(
    (word) => TITLE_LABELS.has(word) && word !== 'recipe',
  ),
);

/** "Recipe forPlum Tart", "Recipeforplum": the space after the label was lost. */
function withoutTightLabel(text: string): string | null {
  const label = LABEL_START.exec(text)?.[0] ?? '';
  const rest = text.slice(label.length);
  const isCapitalNext = /\p{Ll}$/u.test(label) && /^\p{Lu}/u.test(rest);
  const isAllTight = label !== '' && !label.includes(' ') && /^\p{L}{3}/u.test(rest);
  return isCapitalNext || isAllTight ? rest : null;
}

/** "Recept på kanelbullar" goes on in small letters. */
const withCapital = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Takes what is printed on the blank card off the title: "Recipe for: ..." */
function withoutLabel(text: string): string {
  const match = /^([^:]{3,24}?)\s*[:;.]\s*(.*)$/u.exec(text);
  const label = fold(match?.[1] ?? '').trim();
  if (match && (TITLE_LABELS.has(label) || isBlurredLabel(label))) return match[2] ?? '';
  const words = text.split(/\s+/u);
  for (const count of [3, 2, 1]) {
    const start = fold(words.slice(0, count).join('')).replace(/[:;.']/gu, '');
    const isLabel = LONG_LABELS.some((phrase) => phrase.replace(/[ ']/gu, '') === start);
    if (words.length > count && (isLabel || isBlurredLabel(start)))
      return withCapital(words.slice(count).join(' '));
  }
  const [first = '', ...others] = words;
  if (others.length > 0 && LONE_LABELS.has(fold(first)))
    return withCapital(others.join(' ').replace(/^d['’](?=\p{L}{2})/u, ''));
  return withoutTightLabel(text) ?? text;
}

const isBlurredLabel = (label: string): boolean =>
  label.length > 6 && editDistance(label.replaceAll(' ', ''), 'recipefor', 1.5) <= 1.5;

/** A title all in capitals is easier to read, and to find, as a name. */
function inTitleCase(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  if (letters.length < 4 || capitals.length < 0.8 * letters.length) return text;
  return text
    .toLowerCase()
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. ')
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word)
        ? word
        : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

/** A title as it is written on a card, without what frames it there. */
export const tidyTitle = (text: string): string =>
  inTitleCase(withoutLabel(text.replace(/^[\s#*_=~•·-]+|(?<![\s#*_=~:–—-])[\s#*_=~:–—-]+$/gu, '')))
    .replace(/\s+/gu, ' ')
    .trim();

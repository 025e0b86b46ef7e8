import { CARD_WORDS } from './cooking-words.ts';
import { editDistance } from './edit-distance.ts';

const LETTER_FOR_SIGN: Readonly<Record<string, string>> = {
  '1': 'l',
  '0': 'o',
  '5': 's',
  '+': 't',
  '|': 'l',
  '9': 'g',
  '6': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Strokes that run together, or fall apart, into other letters. */
const MERGED_STROKES = [
  ['H', 'fl'],
  ['H', 'lt'],
  ['H', 'tl'],
  ['H', 'tt'],
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['d', 'cl'],
  ['vv', 'w'],
  ['ii', 'u'],
] as const;
/** A comma close to a word is read as the tail of one of these letters. */
const COMMA_LIKE = /[gyqj9;]$/u;
const COMMA_COST = 0.6;
const OTHER_FIRST_LETTER = 0.1;

const MEASURES =
  'tsp tbsp tsps tbsps tbs cup cups can cans clove cloves pint pints stalk stalks sprig sprigs slice slices stick sticks pinch dash pound pounds ounce ounces package head strips teaspoon teaspoons tablespoon tablespoons'.split(
    ' ',
  );
const SHORT_MEASURES = new Map(
  'oy:oz 0z:oz ox:oz 02:oz az:oz oj:oz ib:lb 1b:lb lk:lb lh:lb ib:lb tp:tsp +p:tsp +sp:tsp tap:tsp isp:tsp tep:tsp t5p:tsp cvp:cup cp:cup cuo:cup'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const byLength = new Map<number, string[]>();
for (const word of CARD_WORDS)
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);

const limitFor = (length: number): number =>
  length < 5 ? 0.5 : length < 6 ? 1 : length < 7 ? 1.5 : length < 10 ? 2 : 2.5;

interface Guess {
  word: string;
  distance: number;
}

function nearestOf(word: string, candidates: readonly string[], limit: number): Guess | null {
  let best: Guess | null = null;
  for (const candidate of candidates) {
    const plain = editDistance(word, candidate, limit);
    const distance = plain + (candidate.startsWith(word.charAt(0)) ? 0 : OTHER_FIRST_LETTER);
    if (plain <= limit && (!best || distance < best.distance)) best = { word: candidate, distance };
  }
  return best;
}

function nearest(word: string): Guess | null {
  const candidates = [-2, -1, 0, 1, 2]
    .flatMap((more) => byLength.get(word.length + more) ?? [])
    .filter((candidate) => candidate.length > 2);
  return nearestOf(word, candidates, limitFor(word.length));
}

function splitInTwo(word: string): string | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (CARD_WORDS.has(first) && CARD_WORDS.has(second))
      return second.endsWith('ed') ? `${first}, ${second}` : `${first} ${second}`;
  }
  return null;
}

function withStrokesParted(text: string): string | null {
  for (const [read, meant] of MERGED_STROKES) {
    const candidate = text.replace(read, meant).toLowerCase();
    if (text.includes(read) && CARD_WORDS.has(candidate)) return candidate;
  }
  return null;
}

function likelyWord(letters: string): string | null {
  const exact = splitInTwo(letters);
  if (exact) return exact;
  const whole = nearest(letters);
  const stem = COMMA_LIKE.test(letters) ? letters.slice(0, -1) : '';
  const beforeComma = CARD_WORDS.has(stem)
    ? { word: stem, distance: 0 }
    : stem.length > 3
      ? nearest(stem)
      : null;
  if (beforeComma && (!whole || beforeComma.distance + COMMA_COST <= whole.distance))
    return `${beforeComma.word},`;
  return whole?.word ?? null;
}

function withCaseOf(model: string, word: string): string {
  if (/^\p{Lu}{3,}$/u.test(model)) return word.toUpperCase();
  return /^\p{Lu}\p{Ll}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Small letters in the middle of a word that look like their capitals: "cooKed", "tbSp". */
const withoutStrayCapitals = (word: string): string =>
  /\p{Ll}/u.test(word) && /(?<=.)\p{Lu}/u.test(word) && !/^(?:Mc|Mac|O')\p{Lu}/u.test(word)
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word;

function repairLetters(body: string): string {
  if (!/\p{L}/u.test(body) || body.length < 3) return body;
  const parted = withStrokesParted(body);
  if (parted && !CARD_WORDS.has(body.toLowerCase())) return withCaseOf(body, parted);
  const signsRead = body.replace(/[10569+|@$!]/gu, (sign) => LETTER_FOR_SIGN[sign] ?? sign);
  const text = withoutStrayCapitals(signsRead);
  const letters = text.toLowerCase();
  if (CARD_WORDS.has(letters)) return text === body ? body : withCaseOf(text, letters);
  if (/[^\p{L}'-]/u.test(letters)) return body;
  const guess = likelyWord(letters);
  return guess ? withCaseOf(text, guess) : body;
}

/** What a doubtful word most likely says, going by the words that are used on recipe cards. */
export function repairWord(word: string): string {
  const match = /^([("'-]*\d*(?:\/\d)?)(.*?)([)"',.;:!?-]*)$/u.exec(word);
  const [lead, body, tail] = [match?.[1] ?? '', match?.[2] ?? '', match?.[3] ?? ''];
  if (/\d$/u.test(lead) && body.length < 3) return word;
  const repaired = repairLetters(body);
  const space = /\d$/u.test(lead) && repaired !== '' ? ' ' : '';
  const rest = repaired.endsWith(',') && tail.startsWith(',') ? tail.slice(1) : tail;
  return lead + space + repaired + rest;
}

/** What a doubtful word most likely says where a measure is to be expected: after a number. */
export function repairMeasure(word: string): string | null {
  const letters = word.toLowerCase().replace(/[.,]$/u, '');
  if (CARD_WORDS.has(letters)) return null;
  const short = SHORT_MEASURES.get(letters);
  if (short) return short;
  if (letters.length < 3) return null;
  return nearestOf(letters, MEASURES, letters.length < 5 ? 1 : 1.5)?.word ?? null;
}

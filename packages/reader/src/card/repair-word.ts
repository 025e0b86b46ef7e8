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
/** A comma close to a word is read as the tail of one of these letters. */
const COMMA_LIKE = /[gyqj9;]$/u;
const COMMA_COST = 0.6;

const byLength = new Map<number, string[]>();
for (const word of CARD_WORDS) {
  const bucket = byLength.get(word.length);
  if (bucket) bucket.push(word);
  else byLength.set(word.length, [word]);
}

const limitFor = (length: number): number =>
  length < 4 ? 0.5 : length < 5 ? 1 : length < 7 ? 1.5 : length < 10 ? 2 : 2.5;

interface Guess {
  word: string;
  distance: number;
}

function nearest(word: string): Guess | null {
  const limit = limitFor(word.length);
  let best: Guess | null = null;
  for (let length = word.length - 2; length <= word.length + 2; length += 1) {
    for (const candidate of byLength.get(length) ?? []) {
      if (candidate.length < 3) continue;
      const plain = editDistance(word, candidate, best?.distance ?? limit);
      const distance = plain + (candidate.startsWith(word.charAt(0)) ? 0 : 0.1);
      if (plain <= limit && (!best || distance < best.distance)) best = { word: candidate, distance };
    }
  }
  return best;
}

function splitInTwo(word: string): string | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (CARD_WORDS.has(first) && CARD_WORDS.has(second))
      return second.endsWith('ed') ? `${first}, ${second}` : `${first} ${second}`;
  }
  return null;
}

function likelyWord(letters: string): string | null {
  const exact = splitInTwo(letters);
  if (exact) return exact;
  const whole = nearest(letters);
  const stem = COMMA_LIKE.test(letters) ? letters.slice(0, -1) : '';
  const beforeComma = CARD_WORDS.has(stem) ? { word: stem, distance: 0 } : stem.length > 3 ? nearest(stem) : null;
  if (beforeComma && (!whole || beforeComma.distance + COMMA_COST <= whole.distance))
    return `${beforeComma.word},`;
  return whole?.word ?? null;
}

const withCaseOf = (model: string, word: string): string => {
  if (model.length > 2 && model === model.toUpperCase() && /\p{Lu}{3}/u.test(model)) return word.toUpperCase();
  return /^\p{Lu}\p{Ll}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/** Small letters in the middle of a word that look like their capitals: "cooKed", "tbSp". */
const withoutStrayCapitals = (word: string): string =>
  /\p{Ll}/u.test(word) && /(?<=.)\p{Lu}/u.test(word) && !/^(?:Mc|Mac|O')\p{Lu}/u.test(word)
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word;

/** What a doubtful word most likely says, going by the words that are used on recipe cards. */
export function repairWord(word: string): string {
  const match = /^([("'-]*)(.*?)([)"',.;:!?-]*)$/u.exec(word);
  const [lead, body, tail] = [match?.[1] ?? '', match?.[2] ?? '', match?.[3] ?? ''];
  if (!/\p{L}/u.test(body) || body.length < 3 || /^\d+\p{L}{1,2}$/u.test(body)) return word;
  const signsRead = body.replace(/[10569+|@$!]/gu, (sign) => LETTER_FOR_SIGN[sign] ?? sign);
  const text = withoutStrayCapitals(signsRead);
  const letters = text.toLowerCase();
  if (CARD_WORDS.has(letters)) return lead + (text === body ? body : withCaseOf(text, letters)) + tail;
  if (/[^\p{L}'-]/u.test(letters)) return word;
  const guess = likelyWord(letters);
  return guess ? lead + withCaseOf(text, guess) + (guess.endsWith(',') && tail.startsWith(',') ? tail.slice(1) : tail) : word;
}

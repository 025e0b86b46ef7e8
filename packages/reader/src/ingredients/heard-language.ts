import { once } from '../text/once.ts';
import type { LanguageWords } from './language-words.ts';
import { knownLanguage, LANGUAGES, type Language, wordsOf } from './language.ts';
import { knownWhileReading } from '../text/known-while-reading.ts';

/** What tells a language by its words in the kitchen. */
const tellingLists = (words: LanguageWords): string[] => [
  ...Object.values(words.units),
  ...Object.values(words.unitsOfThings ?? {}).map((unit) => unit.words),
  ...Object.values(words.numbers),
  words.joiners,
  words.rangeWords,
  words.plusWords,
  words.approximately,
  words.sizes,
  words.some,
  words.toTaste,
  words.noteStarts,
  words.prepared,
];

type WordLists = (words: LanguageWords) => string[];

/** The languages that have a word, as bits at their places in LANGUAGES: of thousands of words, lists would take longer. */
type Speakers = number;

function speakersOfWords(listsOf: WordLists): Map<string, Speakers> {
  const speakers = new Map<string, Speakers>();
  LANGUAGES.forEach((language, place) => {
    const words = listsOf(wordsOf(language)).join(' ').split(/[ _]/u);
    for (const word of words) speakers.set(word, (speakers.get(word) ?? 0) | (1 << place));
  });
  return speakers;
}

function countOf(speakers: Speakers): number {
  let count = 0;
  for (let rest = speakers; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

const kitchenSpeakers = once(() => speakersOfWords(tellingLists));
const allSpeakers = once(() =>
  speakersOfWords((words) => [...tellingLists(words), words.smallWords]),
);

/** What was heard, and how much of it speaks for each language. Thousands of words are heard: plain loops cost half of what others do. */
class Hearing {
  words = 0;
  readonly #votes = LANGUAGES.map(() => 0);
  /** Of languages with as many votes the one that was heard first is taken. */
  readonly #inOrder: number[] = [];

  hear(text: string, speakersOf: ReadonlyMap<string, Speakers>): void {
    const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
    this.words += words.length;
    for (let at = 0; at < words.length; at += 1) {
      const speakers = speakersOf.get(words[at]!);
      if (speakers !== undefined) this.#vote(speakers);
    }
  }

  /** A word of several languages counts in part for each. */
  #vote(speakers: Speakers): void {
    const share = 1 / countOf(speakers);
    // Most words are of one or two languages: from the last bit that is set to the next.
    for (let rest = speakers; rest > 0; rest &= rest - 1) {
      const place = Math.clz32(1) - Math.clz32(rest & -rest);
      const votes = this.#votes[place]!;
      if (votes === 0) this.#inOrder.push(place);
      this.#votes[place] = votes + share;
    }
  }

  votesFor(language: Language): number {
    return this.#votes[LANGUAGES.indexOf(language)] ?? 0;
  }

  /** English where nothing tells. */
  get mostVoted(): Language {
    let best = LANGUAGES.indexOf('en');
    for (const place of this.#inOrder) if (this.#votes[place]! > this.#votes[best]!) best = place;
    return LANGUAGES[best]!;
  }
}

const HEARD_MAX = 200;
/** The lists of a page are asked for again and again. */
const heard = knownWhileReading<string, Language>();
const MAX_KNOWN = 20;

/** The language whose kitchen words a line uses most; English where nothing tells. */
export function guessLanguage(line: string): Language {
  const text = line.slice(0, HEARD_MAX);
  const before = heard.get(text);
  if (before !== undefined) return before;
  if (heard.size >= MAX_KNOWN) heard.forget();
  const hearing = new Hearing();
  hearing.hear(text, kitchenSpeakers());
  const language = hearing.mostVoted;
  heard.set(text, language);
  return language;
}

const LINES_HEARD = 60;
const LINES_ENOUGH = 10;
const LINE_HEARD_MAX = 120;
/** A recipe says a fifth of its words and more in words that tell; one in a language without words here, a thirtieth. */
const CLEAR_SHARE = 0.1;
const CLEAR_VOTES = 2;
/** Neighbours such as Danish and Norwegian share half of their words. */
const CLEAR_LEAD = 1.8;

const beginningsOf = (lines: readonly string[]): string =>
  lines.map((line) => line.slice(0, LINE_HEARD_MAX)).join('\n');

/** The language that a recipe's own lines clearly speak other than the one its page claims; undefined where they do not. */
export function spokenOtherwise(
  lines: readonly string[],
  claimed: string | undefined,
): Language | undefined {
  const known = knownLanguage(claimed);
  const hearing = new Hearing();
  const isClear = (language: Language): boolean =>
    hearing.votesFor(language) >= Math.max(CLEAR_VOTES, hearing.words * CLEAR_SHARE);
  hearing.hear(beginningsOf(lines.slice(0, LINES_ENOUGH)), allSpeakers());
  // Who speaks as claimed for so long goes on in the same language.
  if (known && hearing.mostVoted === known && isClear(known)) return undefined;
  hearing.hear(beginningsOf(lines.slice(LINES_ENOUGH, LINES_HEARD)), allSpeakers());
  const spoken = hearing.mostVoted;
  const rival = known ? hearing.votesFor(known) * CLEAR_LEAD : 0;
  const isAhead = hearing.votesFor(spoken) >= rival;
  return spoken !== known && isClear(spoken) && isAhead ? spoken : undefined;
}

import { type Evidence, SURE_CONFIDENCE, TEXT_MAX } from '@commonplate/contract';
import { agree, comparable } from './likeness.ts';

/** One field or line as one of the two read it. */
export interface Reading<Value> {
  readonly value: Value;
  readonly text: string;
  readonly evidence: Evidence;
  /** What the page shows where that is something else than what was read. */
  readonly pageWords?: Evidence | undefined;
}

export interface Compared<Value> {
  readonly value: Value;
  /** Its path is that of the reading it came from; whoever numbers the lines writes it anew. */
  readonly evidence: Evidence;
  /** What the page shows instead of the value that stands. */
  readonly pageWords?: Evidence | undefined;
  readonly isAgreed: boolean;
}

/** Never quite: both may misread the same blot. */
const MOST_SURE = 99;
const DISAGREED = 45;
/** What only the built-in reader saw, and faintly, is more often a stain than a line. */
const FAINT = 60;

/** Who reads, in words for the cook. */
export const SPEAKERS = { built: 'Built-in reader', model: 'AI' } as const;
const saying = (built: string, model: string): string =>
  `${SPEAKERS.built}: ${built} · ${SPEAKERS.model}: ${model}`.slice(0, TEXT_MAX);

/** What was said of the excerpt that now gives way to both readings: which of its words are unsure, and that it is the page's. */
export function withoutWords({
  unsureWords: _unsure,
  pageSays: _says,
  ...rest
}: Evidence): Evidence {
  return rest;
}

/** Two that read the same independently are wrong only if both are. */
const together = (one: number, other: number): number =>
  Math.max(one, Math.min(MOST_SURE, Math.round(100 - ((100 - one) * (100 - other)) / 100)));

/** Both read this; `value` is how it is spelt. */
export function agreedLine<Value>(
  { evidence, pageWords }: Reading<Value>,
  value: Value,
  otherSure: number,
): Compared<Value> {
  // Two that read the same outdated data do not make the page wrong.
  const confidence =
    evidence.pageSays === undefined
      ? together(evidence.confidence, otherSure)
      : evidence.confidence;
  return {
    value,
    evidence: { ...evidence, basis: 'source', confidence },
    pageWords,
    isAgreed: true,
  };
}

/** Both read something here. */
export function compareLine<Value>(built: Reading<Value>, model: Reading<Value>): Compared<Value> {
  const [one, other] = [built.evidence.confidence, model.evidence.confidence];
  // A model spells better than a reader of letters.
  if (agree(comparable(built.text), comparable(model.text)))
    return agreedLine(built, model.value, other);
  const { value, pageWords } = one >= SURE_CONFIDENCE || one > other ? built : model;
  const confidence = Math.min(one, other, DISAGREED);
  const excerpt = saying(built.text, model.text);
  return {
    value,
    evidence: { ...withoutWords(built.evidence), confidence, excerpt, disputed: true },
    pageWords,
    isAgreed: false,
  };
}

/** Only one of them read something; null where that is not worth keeping. */
export function lonelyLine<Value>(
  { value, text, evidence, pageWords }: Reading<Value>,
  reader: keyof typeof SPEAKERS,
): Compared<Value> | null {
  const { confidence, basis } = evidence;
  if (reader === 'built' ? confidence < FAINT : basis === 'inferred') return null;
  const excerpt = reader === 'built' ? saying(text, 'nothing here') : saying('nothing here', text);
  return {
    value,
    evidence: {
      ...withoutWords(evidence),
      confidence: Math.min(confidence, DISAGREED),
      excerpt,
      disputed: true,
    },
    pageWords,
    isAgreed: false,
  };
}

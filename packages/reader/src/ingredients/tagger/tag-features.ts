import { hashText, mix } from './feature-hash.ts';
import type { TagSequence } from './tag-sequence.ts';

export const FEATURES_PER_TOKEN = 34;

const EDGE = hashText('<edge>');
const NUMBER = hashText('<number>');
const MOST_SEGMENTS = 3;

interface Word {
  readonly hash: number;
  readonly suffix: number;
  readonly ending: number;
  readonly shape: number;
  readonly mark: string;
}

function shapeOf(text: string): number {
  if (/[®™]/u.test(text)) return 3;
  if (/^\p{Lu}+$/u.test(text)) return 2;
  if (/^\p{Lu}/u.test(text)) return 1;
  return text.includes('-') ? 4 : 0;
}

const OUTSIDE: Word = { hash: EDGE, suffix: EDGE, ending: EDGE, shape: 0, mark: '' };

/** Plural "s" is dropped from words: labels and recipes use both forms alike. */
function stem(key: string): string {
  return key.length > 3 && key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : key;
}

function words({ tokens }: TagSequence): Word[] {
  return tokens.map(({ kind, key, text }) => {
    if (kind === 'number') return { ...OUTSIDE, hash: NUMBER, suffix: NUMBER, ending: NUMBER };
    const base = stem(key);
    return {
      hash: hashText(base),
      suffix: hashText(base, Math.max(0, base.length - 3)),
      ending: hashText(key, Math.max(0, key.length - 2)),
      shape: kind === 'word' ? shapeOf(text) : 5,
      mark: kind === 'mark' ? key : '',
    };
  });
}

/** Where a token stands among the parts that commas, dashes and parentheses make of the line. */
interface Segment {
  readonly index: number;
  readonly depth: number;
  readonly first: number;
  last: number;
}

const PARTING = new Set([',', ';', ':', '-', '–', '—', '(', ')', '[', ']']);

function segmentsOf(list: readonly Word[]): Segment[] {
  const result: Segment[] = [];
  let depth = 0;
  let current: Segment = { index: 0, depth: 0, first: list[0]?.hash ?? EDGE, last: EDGE };
  for (let place = 0; place < list.length; place += 1) {
    const word = list[place]!;
    if (PARTING.has(word.mark)) {
      if (word.mark === '(' || word.mark === '[') depth += 1;
      if (word.mark === ')' || word.mark === ']') depth = Math.max(0, depth - 1);
      const first = list[place + 1]?.hash ?? EDGE;
      const index = Math.min(current.index + 1, MOST_SEGMENTS);
      current = { index, depth: Math.min(depth, 1), first, last: EDGE };
    } else {
      current.last = word.hash;
    }
    result.push(current);
  }
  return result;
}

const OUTSIDE_SEGMENT: Segment = { index: MOST_SEGMENTS + 1, depth: 0, first: EDGE, last: EDGE };

interface Neighbour {
  readonly before: Segment[];
  readonly after: Segment[];
}

function neighbours(segments: readonly Segment[]): Neighbour {
  const before: Segment[] = [];
  const after: Segment[] = [];
  let previous = OUTSIDE_SEGMENT;
  for (let place = 0; place < segments.length; place += 1) {
    const segment = segments[place]!;
    const left = segments[place - 1];
    if (left && left !== segment) previous = left;
    before.push(previous);
  }
  let next = OUTSIDE_SEGMENT;
  for (let place = segments.length - 1; place >= 0; place -= 1) {
    const right = segments[place + 1];
    const here = segments[place] ?? OUTSIDE_SEGMENT;
    if (right && right !== here) next = right;
    after[place] = next;
  }
  return { before, after };
}

/** The hashed features of every token, token by token, FEATURES_PER_TOKEN each. */
export function tagFeatures(sequence: TagSequence): Int32Array {
  const list = words(sequence);
  const segments = segmentsOf(list);
  const { before, after } = neighbours(segments);
  const context = hashText(sequence.context);
  const features = new Int32Array(list.length * FEATURES_PER_TOKEN);
  const at = (index: number): Word => list[index] ?? OUTSIDE;
  let or = EDGE;
  for (let index = 0; index < list.length; index += 1) {
    const w2 = at(index - 2);
    const w1 = at(index - 1);
    const w = at(index);
    const n1 = at(index + 1);
    const n2 = at(index + 2);
    const segment = segments[index] ?? OUTSIDE_SEGMENT;
    const place = segment.index * 2 + segment.depth;
    const unit = sequence.units[index] ?? null;
    const unitContext = unit === null ? 0 : mix(hashText(unit), context);
    const isFirst = index === 0 ? 1 : 0;
    const isSegmentEnd = segments[index + 1] === segment ? 0 : 1;
    const next = after[index] ?? OUTSIDE_SEGMENT;
    const last = before[index] ?? OUTSIDE_SEGMENT;
    const values = [
      place,
      w.hash,
      w1.hash,
      n1.hash,
      mix(w1.hash, w.hash),
      mix(w.hash, n1.hash),
      w2.hash,
      n2.hash,
      mix(w2.hash, w1.hash),
      mix(n1.hash, n2.hash),
      w.suffix,
      w.ending,
      mix(w.hash, place),
      mix(w.suffix, place),
      mix(w.ending, place),
      mix(segment.first, place),
      mix(segment.first, w.hash),
      mix(w.hash, isSegmentEnd),
      mix(w.suffix, mix(isSegmentEnd, place)),
      mix(w.shape, mix(place, w1.shape)),
      mix(w.shape, n1.shape),
      mix(w.hash, context),
      mix(isFirst, mix(w.ending, context)),
      mix(w1.suffix, w.suffix),
      mix(w.suffix, n1.suffix),
      mix(mix(w1.hash, w.hash), n1.hash),
      mix(mix(w.hash, n1.hash), n2.hash),
      mix(next.first, place),
      mix(next.first, mix(w.suffix, next.depth)),
      mix(last.last, mix(place, segment.first)),
      mix(segment.last, w.hash),
      mix(or, mix(w.hash, place)),
      mix(unitContext, mix(w1.hash, isSegmentEnd)),
      mix(unitContext, mix(index > 2 ? 3 : index, place)),
    ];
    for (let template = 0; template < FEATURES_PER_TOKEN; template += 1) {
      features[index * FEATURES_PER_TOKEN + template] = mix(values[template] ?? 0, template + 1);
    }
    if (w.hash === OR || w.hash === AND) or = w.hash;
    if (w.mark !== '') or = EDGE;
  }
  return features;
}

const OR = hashText('or');
const AND = hashText('and');

import { FEATURES_PER_TOKEN, tagFeatures } from './tag-features.ts';
import type { TagSequence } from './tag-sequence.ts';
import { ALLOWED, STARTS, STATE_COUNT, TAG_OF_STATE } from './tag-states.ts';
import type { Tag } from './tag-states.ts';

export interface TagModel {
  /** The low bits of a feature's hash choose its row. */
  readonly bits: number;
  /** One row of STATE_COUNT weights for every bucket. */
  readonly emissions: Float32Array | Int8Array;
  readonly transitions: Float32Array | readonly number[];
  readonly scale: number;
}

const IMPOSSIBLE = -1e9;

/** What each token scores in each state, by its features alone. */
export function emissionScores(
  model: TagModel,
  sequence: TagSequence,
  features: Int32Array,
): Float64Array {
  const { emissions, scale } = model;
  const mask = 2 ** model.bits - 1;
  const scores = new Float64Array(sequence.tokens.length * STATE_COUNT);
  let base = 0;
  for (let feature = 0; feature < features.length; feature += 1) {
    const row = ((features[feature] ?? 0) & mask) * STATE_COUNT;
    for (let state = 0; state < STATE_COUNT; state += 1) {
      scores[base + state]! += emissions[row + state]!;
    }
    if ((feature + 1) % FEATURES_PER_TOKEN === 0) base += STATE_COUNT;
  }
  for (let place = 0; place < scores.length; place += 1) {
    const isUnit = TAG_OF_STATE[place % STATE_COUNT] === 'unit';
    const isBarred = isUnit && sequence.units[Math.floor(place / STATE_COUNT)] === null;
    scores[place] = isBarred ? IMPOSSIBLE : (scores[place] ?? 0) * scale;
  }
  return scores;
}

/** The most likely tags of a sequence (Viterbi). */
export function bestTags(model: TagModel, sequence: TagSequence): Tag[] {
  const length = sequence.tokens.length;
  if (length === 0) return [];
  const scores = emissionScores(model, sequence, tagFeatures(sequence));
  const from = new Int8Array(length * STATE_COUNT);
  for (let state = 0; state < STATE_COUNT; state += 1) {
    if (!STARTS.includes(state)) scores[state] = IMPOSSIBLE;
  }
  for (let token = 1; token < length; token += 1) {
    for (let state = 0; state < STATE_COUNT; state += 1) {
      let best = IMPOSSIBLE * 2;
      for (let previous = 0; previous < STATE_COUNT; previous += 1) {
        const step = previous * STATE_COUNT + state;
        if (!ALLOWED[step]) continue;
        const score =
          (scores[(token - 1) * STATE_COUNT + previous] ?? 0) + (model.transitions[step] ?? 0);
        if (score > best) {
          best = score;
          from[token * STATE_COUNT + state] = previous;
        }
      }
      scores[token * STATE_COUNT + state] = (scores[token * STATE_COUNT + state] ?? 0) + best;
    }
  }
  return trace(scores, from, length);
}

function trace(scores: Float64Array, from: Int8Array, length: number): Tag[] {
  const lastRow = scores.subarray((length - 1) * STATE_COUNT);
  let state = lastRow.indexOf(Math.max(...lastRow));
  const tags: Tag[] = [];
  for (let token = length - 1; token >= 0; token -= 1) {
    tags.push(TAG_OF_STATE[state] ?? 'note');
    state = from[token * STATE_COUNT + state] ?? 0;
  }
  return tags.reverse();
}

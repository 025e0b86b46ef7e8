import { FEATURES_PER_TOKEN, tagFeatures } from './tag-features.ts';
import type { TagSequence } from './tag-sequence.ts';
import { ALLOWED, STARTS, STATES, STATE_COUNT, TAG_OF_STATE } from './tag-states.ts';
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

/**
 * What each token scores in each state, by its features alone. The sums are kept in six variables
 * because this loop takes most of the time a line needs.
 */
export function emissionScores(
  model: TagModel,
  sequence: TagSequence,
  features: Int32Array,
): Float64Array {
  const { emissions: weights, scale } = model;
  const mask = 2 ** model.bits - 1;
  const length = sequence.tokens.length;
  const scores = new Float64Array(length * STATE_COUNT);
  for (let token = 0; token < length; token += 1) {
    let noteBefore = 0;
    let unitBefore = 0;
    let name = 0;
    let noteAfter = 0;
    let unitAfter = 0;
    let nameAgain = 0;
    const end = (token + 1) * FEATURES_PER_TOKEN;
    for (let feature = end - FEATURES_PER_TOKEN; feature < end; feature += 1) {
      const row = (features[feature]! & mask) * STATE_COUNT;
      noteBefore += weights[row]!;
      unitBefore += weights[row + 1]!;
      name += weights[row + 2]!;
      noteAfter += weights[row + 3]!;
      unitAfter += weights[row + 4]!;
      nameAgain += weights[row + 5]!;
    }
    const isUnit = sequence.units[token] !== null;
    const base = token * STATE_COUNT;
    scores[base + STATES.noteBefore] = noteBefore * scale;
    scores[base + STATES.unitBefore] = isUnit ? unitBefore * scale : IMPOSSIBLE;
    scores[base + STATES.name] = name * scale;
    scores[base + STATES.noteAfter] = noteAfter * scale;
    scores[base + STATES.unitAfter] = isUnit ? unitAfter * scale : IMPOSSIBLE;
    scores[base + STATES.nameAgain] = nameAgain * scale;
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
    const base = token * STATE_COUNT;
    for (let state = 0; state < STATE_COUNT; state += 1) {
      let best = IMPOSSIBLE * 2;
      for (let previous = 0; previous < STATE_COUNT; previous += 1) {
        const step = previous * STATE_COUNT + state;
        if (!ALLOWED[step]) continue;
        const score = scores[base - STATE_COUNT + previous]! + model.transitions[step]!;
        if (score > best) {
          best = score;
          from[base + state] = previous;
        }
      }
      scores[base + state]! += best;
    }
  }
  return trace(scores, from, length);
}

function trace(scores: Float64Array, from: Int8Array, length: number): Tag[] {
  const lastRow = scores.subarray((length - 1) * STATE_COUNT);
  let state = 0;
  for (let other = 1; other < STATE_COUNT; other += 1)
    if (lastRow[other]! > lastRow[state]!) state = other;
  const tags: Tag[] = [];
  for (let token = length - 1; token >= 0; token -= 1) {
    tags.push(TAG_OF_STATE[state] ?? 'note');
    state = from[token * STATE_COUNT + state] ?? 0;
  }
  return tags.reverse();
}

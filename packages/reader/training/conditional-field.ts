import { FEATURES_PER_TOKEN, tagFeatures } from '../src/ingredients/tagger/tag-features.ts';
import { emissionScores } from '../src/ingredients/tagger/tag-model.ts';
import type { TagModel } from '../src/ingredients/tagger/tag-model.ts';
import { ALLOWED, STARTS, STATE_COUNT } from '../src/ingredients/tagger/tag-states.ts';
import type { Example } from './gold-tags.ts';

const FORBIDDEN = -1e9;

function logSum(values: readonly number[]): number {
  const top = Math.max(...values);
  if (top < FORBIDDEN / 2) return FORBIDDEN;
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0));
}

const STATES = Array.from({ length: STATE_COUNT }, (_, state) => state);

/** A linear-chain conditional random field, learnt by AdaGrad on one line at a time. */
export class ConditionalField {
  readonly emissions: Float32Array;
  readonly transitions = new Float32Array(STATE_COUNT * STATE_COUNT);
  readonly #emissionSquares: Float32Array;
  readonly #transitionSquares = new Float32Array(STATE_COUNT * STATE_COUNT).fill(1e-2);
  readonly #bits: number;
  readonly #rate: number;

  constructor(options: { bits: number; rate: number }) {
    this.#bits = options.bits;
    this.#rate = options.rate;
    this.emissions = new Float32Array(2 ** options.bits * STATE_COUNT);
    this.#emissionSquares = new Float32Array(this.emissions.length).fill(1e-2);
  }

  get model(): TagModel {
    return { bits: this.#bits, emissions: this.emissions, transitions: this.transitions, scale: 1 };
  }

  learn({ sequence, states }: Example): void {
    const length = states.length;
    if (length === 0) return;
    const features = tagFeatures(sequence);
    const scores = emissionScores(this.model, sequence, features);
    const forward = this.#forward(scores, length);
    const backward = this.#backward(scores, length);
    const total = logSum([...forward.subarray((length - 1) * STATE_COUNT)]);
    const errors = new Float64Array(length * STATE_COUNT);
    for (let index = 0; index < errors.length; index += 1) {
      const likelihood = (forward[index] ?? 0) + (backward[index] ?? 0) - total;
      errors[index] = -Math.exp(Math.min(0, likelihood));
    }
    for (const [token, state] of states.entries()) {
      const index = token * STATE_COUNT + state;
      errors[index] = (errors[index] ?? 0) + 1;
    }
    this.#learnTransitions({ states, scores, forward, backward, total });
    this.#learnEmissions(features, errors);
  }

  #forward(scores: Float64Array, length: number): Float64Array {
    const forward = new Float64Array(length * STATE_COUNT).fill(FORBIDDEN);
    for (const state of STARTS) forward[state] = scores[state] ?? 0;
    for (let token = 1; token < length; token += 1) {
      for (const state of STATES) {
        const ways = STATES.filter((previous) => ALLOWED[previous * STATE_COUNT + state]).map(
          (previous) =>
            (forward[(token - 1) * STATE_COUNT + previous] ?? 0) +
            (this.transitions[previous * STATE_COUNT + state] ?? 0),
        );
        const place = token * STATE_COUNT + state;
        forward[place] = logSum(ways) + (scores[place] ?? 0);
      }
    }
    return forward;
  }

  #backward(scores: Float64Array, length: number): Float64Array {
    const backward = new Float64Array(length * STATE_COUNT);
    for (let token = length - 2; token >= 0; token -= 1) {
      for (const state of STATES) {
        const ways = STATES.filter((next) => ALLOWED[state * STATE_COUNT + next]).map((next) => {
          const place = (token + 1) * STATE_COUNT + next;
          const step = this.transitions[state * STATE_COUNT + next] ?? 0;
          return (backward[place] ?? 0) + (scores[place] ?? 0) + step;
        });
        backward[token * STATE_COUNT + state] = logSum(ways);
      }
    }
    return backward;
  }

  #learnTransitions(pass: {
    states: readonly number[];
    scores: Float64Array;
    forward: Float64Array;
    backward: Float64Array;
    total: number;
  }): void {
    const errors = new Float64Array(STATE_COUNT * STATE_COUNT);
    for (let token = 1; token < pass.states.length; token += 1) {
      for (let step = 0; step < errors.length; step += 1) {
        if (!ALLOWED[step]) continue;
        const before = (token - 1) * STATE_COUNT + Math.floor(step / STATE_COUNT);
        const after = token * STATE_COUNT + (step % STATE_COUNT);
        const likelihood =
          (pass.forward[before] ?? 0) +
          (this.transitions[step] ?? 0) +
          (pass.scores[after] ?? 0) +
          (pass.backward[after] ?? 0) -
          pass.total;
        errors[step] = (errors[step] ?? 0) - Math.exp(Math.min(0, likelihood));
      }
      const right = (pass.states[token - 1] ?? 0) * STATE_COUNT + (pass.states[token] ?? 0);
      errors[right] = (errors[right] ?? 0) + 1;
    }
    for (const [step, error] of errors.entries()) {
      const squares = (this.#transitionSquares[step] ?? 0) + error * error;
      this.#transitionSquares[step] = squares;
      this.transitions[step] =
        (this.transitions[step] ?? 0) + (this.#rate * error) / Math.sqrt(squares);
    }
  }

  #learnEmissions(features: Int32Array, errors: Float64Array): void {
    const mask = 2 ** this.#bits - 1;
    for (const [place, hash] of features.entries()) {
      const row = (hash & mask) * STATE_COUNT;
      const base = Math.floor(place / FEATURES_PER_TOKEN) * STATE_COUNT;
      for (const state of STATES) {
        const weight = this.emissions[row + state] ?? 0;
        const step = errors[base + state] ?? 0;
        if (Math.abs(step) < 1e-4) continue;
        const squares = (this.#emissionSquares[row + state] ?? 0) + step * step;
        this.#emissionSquares[row + state] = squares;
        this.emissions[row + state] = weight + (this.#rate * step) / Math.sqrt(squares);
      }
    }
  }
}

/**
 * Learns the weights of the ingredient tagger from labelled lines and writes them quantised.
 *
 *   node packages/reader/training/train-tagger.ts <lines.jsonl> [held-out share, e.g. 5 for one in five]
 *
 * Each line of the file is {"line", "unit", "item"}. With a held-out share the weights are not written;
 * what the tagger makes of the lines it has not seen is printed instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bestTags } from '../src/ingredients/tagger/tag-model.ts';
import type { TagModel } from '../src/ingredients/tagger/tag-model.ts';
import { TAG_OF_STATE } from '../src/ingredients/tagger/tag-states.ts';
import { ConditionalField } from './conditional-field.ts';
import { exampleOf } from './gold-tags.ts';
import type { Example, LabelledLine } from './gold-tags.ts';

const SETTINGS = { bits: 15, rate: 0.05, epochs: 5 } as const;
const WEIGHTS = new URL('../src/ingredients/tagger/tag-weights.json', import.meta.url);

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** The same order in every run, so that the same lines give the same weights. */
function shuffle(items: Example[]): void {
  let seed = 7;
  for (let index = items.length - 1; index > 0; index -= 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    const other = seed % (index + 1);
    const [a, b] = [items[index], items[other]];
    if (a !== undefined && b !== undefined) [items[index], items[other]] = [b, a];
  }
}

function learn(examples: Example[]): ConditionalField {
  const field = new ConditionalField(SETTINGS);
  for (let epoch = 1; epoch <= SETTINGS.epochs; epoch += 1) {
    shuffle(examples);
    for (const example of examples) field.learn(example);
    say(`epoch ${epoch} done`);
  }
  return field;
}

/** One byte for a weight loses nothing that matters: see the held-out rate with and without. */
function quantise(field: ConditionalField): TagModel {
  const largest = field.emissions.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0);
  const scale = largest / 127;
  return {
    bits: SETTINGS.bits,
    emissions: Int8Array.from(field.emissions, (weight) => Math.round(weight / scale)),
    transitions: Array.from(field.transitions, (weight) => Number(weight.toFixed(4))),
    scale,
  };
}

function shareRight(model: TagModel, examples: readonly Example[]): string {
  const right = examples.filter(({ sequence, states }) =>
    bestTags(model, sequence).every(
      (tag, index) =>
        sequence.tokens[index]?.kind === 'mark' || tag === TAG_OF_STATE[states[index] ?? 0],
    ),
  );
  return `${((100 * right.length) / examples.length).toFixed(2)} % of ${examples.length} lines`;
}

const [path, heldOut] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file of labelled lines');
const lines = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const examples = lines.flatMap((line) => exampleOf(JSON.parse(line) as LabelledLine) ?? []);
say(`${examples.length} of ${lines.length} labelled lines can be used`);

if (heldOut === undefined) {
  const model = quantise(learn(examples));
  const emissions = Buffer.from(model.emissions.buffer).toString('base64');
  writeFileSync(WEIGHTS, `${JSON.stringify({ ...model, emissions })}\n`);
} else {
  const share = Number(heldOut);
  const field = learn(examples.filter((_, index) => index % share !== 0));
  const unseen = examples.filter((_, index) => index % share === 0);
  say(`all words right, full weights: ${shareRight(field.model, unseen)}`);
  say(`all words right, quantised:    ${shareRight(quantise(field), unseen)}`);
}

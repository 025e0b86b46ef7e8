import type { ReadRecipe } from '@commonplate/reader';
import type { AiProvider } from '../../../platform/ai/ai-provider.ts';
import { complaint } from '../../../platform/ai/complaint.ts';
import type { RecipeReader } from '../recipe-reader.ts';
import { AskedRecipe } from './asked-recipe.ts';
import {
  type Task,
  asMaterial,
  instructionsFor,
  PHOTO_WORDS,
  repeatsInstructions,
} from './instructions.ts';

/** What a model is given to make a recipe of. */
export type Material =
  | { readonly task: 'page'; readonly text: string }
  | { readonly task: 'card' | 'dish'; readonly photos: readonly Uint8Array[] };

export type ModelReader = (material: Material, signal: AbortSignal) => Promise<ReadRecipe | null>;

interface Parts {
  readonly ai: Pick<AiProvider, 'ask'>;
  readonly reader: RecipeReader;
  /** For everything the model is asked about one import. */
  readonly timeoutMs: number;
}

const SECOND_TIME =
  'Your last answer was no whole JSON object of the agreed form. Please answer again with that object and nothing else, as short as the material allows.';

/** Words of a model that will not, where an object was asked for. */
const DECLINES = /\b(?:sorry|apologi[sz]e|can(?:no|['’])t|unable|won['’]t|not able|decline)\b/i;

const questionOf = (material: Material) => ({
  instructions: instructionsFor(material.task),
  text: material.task === 'page' ? asMaterial(material.text) : PHOTO_WORDS[material.task],
  photos: material.task === 'page' ? [] : material.photos,
  schema: AskedRecipe,
});

export function createModelReader({ ai, reader, timeoutMs }: Parts): ModelReader {
  async function read(answer: string, material: Material, signal: AbortSignal) {
    if (repeatsInstructions(answer)) return { kind: 'unusable' } as const;
    const { task } = material satisfies { task: Task };
    const given = material.task === 'page' ? material.text : '';
    return reader.run({ kind: 'answer', text: answer, task, material: given }, { signal });
  }

  /** What was cut off is better than nothing, and worse than an answer to the second question. */
  async function askTwice(material: Material, signal: AbortSignal): Promise<ReadRecipe | null> {
    const question = questionOf(material);
    let cutOff: ReadRecipe | null = null;
    let said = '';
    for (const text of [question.text, `${question.text}\n\n${SECOND_TIME}`]) {
      said = await ai.ask({ ...question, text }, signal);
      const reading = await read(said, material, signal);
      if (reading.kind === 'nothing') return null;
      if (reading.kind === 'recipe' && !reading.isCutOff) return reading.recipe;
      if (reading.kind === 'recipe') cutOff = reading.recipe;
    }
    if (cutOff) return cutOff;
    const isRefusal = !said.includes('{') && DECLINES.test(said);
    // What a model wrote may be private or hostile and stays out of the log.
    throw complaint(isRefusal ? 'refused' : 'junk', `${said.length} characters that are no recipe`);
  }

  return async (material, signal) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      return await askTwice(material, AbortSignal.any([signal, deadline]));
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.aborted) throw complaint('tooSlow', `no answer in ${timeoutMs} ms`);
      throw error;
    }
  };
}

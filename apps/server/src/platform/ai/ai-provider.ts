import type { LanguageModel, ModelMessage } from 'ai';
import { z } from 'zod';
import type { Settings } from '../settings/settings.ts';
import { complaint } from './complaint.ts';
import { openModel } from './open-model.ts';
import { createProviderFetch } from './provider-fetch.ts';

export interface Question {
  readonly instructions: string;
  readonly text: string;
  readonly photos: readonly Uint8Array[];
  /** What the answer is to look like; whether it does is for the asker to check. */
  readonly schema: z.ZodType;
}

export interface AiProvider {
  /** What the model wrote. Fails with an error whose message is fit to show. */
  ask(question: Question, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** Some providers say no in a field of its own, which the library does not look at. */
const Refusal = z.object({
  choices: z.tuple([z.object({ message: z.object({ refusal: z.string().min(1) }) })]),
});

const messageOf = ({ text, photos }: Question): ModelMessage => ({
  role: 'user',
  content: [
    { type: 'text', text },
    ...photos.map((data) => ({ type: 'file' as const, mediaType: 'image/jpeg', data })),
  ],
});

async function loadLibrary() {
  // It would write to the console what the operator cannot change.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { generateText, Output } = await import('ai');
  const { providerFailure } = await import('./provider-failure.ts');
  return { generateText, Output, providerFailure };
}
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** The one answer as the model wrote it, be it JSON or not. */
async function generate(library: Library, model: LanguageModel, asked: Question & Signalled) {
  const { generateText, Output } = library;
  const output = Output.object({ schema: asked.schema, name: 'recipe' });
  const { text, finishReason, response } = await generateText({
    model,
    instructions: asked.instructions,
    messages: [messageOf(asked)],
    // The library's own check would throw away what can be mended.
    output: { ...output, parseCompleteOutput: async () => null },
    // Whether to ask again is decided by whoever judges the answer.
    maxRetries: 0,
    abortSignal: asked.signal,
    include: { responseBody: true },
  });
  const isRefused = finishReason === 'content-filter' || Refusal.safeParse(response.body).success;
  return { text, isRefused };
}

interface Signalled {
  readonly signal: AbortSignal;
}

/** Null where the operator named no provider. The library is loaded with the first question, so that nobody else pays for it. */
export function createAiProvider(settings: Settings['ai']): AiProvider | null {
  const { provider, timeoutMs, apiKey } = settings;
  if (provider === undefined) return null;
  const way = createProviderFetch({ timeoutMs, apiKey });
  let opened: Promise<{ library: Library; model: LanguageModel }> | undefined;
  const open = async () => ({
    library: await loadLibrary(),
    model: await openModel(provider, settings, way.fetch),
  });

  return {
    async ask(question, signal) {
      opened ??= open();
      const { library, model } = await opened;
      try {
        const { text, isRefused } = await generate(library, model, { ...question, signal });
        if (isRefused) throw complaint('refused', 'declined');
        return text;
      } catch (error) {
        signal.throwIfAborted();
        throw library.providerFailure(error);
      }
    },
    close: () => way.close(),
  };
}

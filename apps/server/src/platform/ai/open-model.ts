import type { LanguageModel } from 'ai';
import type { Settings } from '../settings/settings.ts';
import { type Endpoint, type ProviderName, endpointOf } from './provider-defaults.ts';

interface Access extends Endpoint {
  readonly apiKey: string;
  readonly fetch: typeof globalThis.fetch;
}

type Opener = (access: Access) => Promise<LanguageModel>;

const openCompatible =
  (name: string): Opener =>
  async ({ baseUrl, apiKey, fetch, model }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const settings = { name, baseURL: baseUrl, fetch, supportsStructuredOutputs: true };
    return createOpenAICompatible({ ...settings, apiKey }).chatModel(model);
  };

/** Each is loaded only where it is used: together they would take more memory than the rest of the server. */
const OPENERS = {
  openai: async ({ baseUrl, apiKey, fetch, model }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ baseURL: baseUrl, apiKey, fetch }).chat(model);
  },
  anthropic: async ({ baseUrl, apiKey, fetch, model }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey, fetch }).languageModel(model);
  },
  google: async ({ baseUrl, apiKey, fetch, model }) => {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ baseURL: baseUrl, apiKey, fetch }).languageModel(model);
  },
  ollama: openCompatible('ollama'),
  'openai-compatible': openCompatible('compatible'),
} satisfies Record<ProviderName, Opener>;

/** Said where no key is set, lest the library look for one in variables that were meant for other programs. */
const NO_KEY = 'none';

export async function openModel(
  provider: ProviderName,
  settings: Settings['ai'],
  fetch: typeof globalThis.fetch,
): Promise<LanguageModel> {
  const access = { ...endpointOf(provider, settings), apiKey: settings.apiKey ?? NO_KEY, fetch };
  return OPENERS[provider](access);
}

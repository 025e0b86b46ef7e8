import { createAiProvider } from '../../platform/ai/ai-provider.ts';
import { SECOND } from '../../platform/clock.ts';
import type { Api } from '../../platform/http/api.ts';
import { findModels } from '../../platform/ocr/model-files.ts';
import { createPhotoReader } from '../../platform/ocr/photo-reader.ts';
import { mayBeFetched } from '../../platform/outbound/checked-url.ts';
import { createAllowList } from '../../platform/outbound/allow-list.ts';
import { pageText } from '../../platform/outbound/page-text.ts';
import { A_PAGE } from '../../platform/outbound/wanted.ts';
import type { Platform } from '../../platform/platform.ts';
import { createModelReader } from './ai/model-reader.ts';
import { createImportLimits } from './import-limits.ts';
import { registerImportRoutes } from './imports.routes.ts';
import { createImportService } from './imports.service.ts';
import { importStrategies } from './import-strategies.ts';
import { registerPhotoImportRoutes } from './photo-import.routes.ts';
import { createRecipeReader } from './recipe-reader.ts';

/** A photo under way when the server stops has this long to be finished. */
const FINISH_WITHIN_MS = 8 * SECOND;

/** What an import may take, in milliseconds. */
export interface ImportTimes {
  readonly fetchMs?: number;
  readonly readMs?: number;
}

export async function registerImports(
  api: Api,
  { settings, database, clock, log, attempts, pictures, fetch }: Platform,
  { fetchMs = A_PAGE.deadlineMs, readMs }: ImportTimes = {},
): Promise<void> {
  if (settings.ocrModelsDir !== undefined) await findModels(settings.ocrModelsDir);
  const reader = createRecipeReader(readMs);
  const photoReader = createPhotoReader({ modelsDir: settings.ocrModelsDir });
  const ai = createAiProvider(settings.ai);
  const closeReaders = async () => {
    await Promise.all([reader.close(), photoReader.close(), ai?.close()]);
  };
  api.addHook('preClose', async () => {
    setTimeout(() => void closeReaders(), FINISH_WITHIN_MS).unref();
  });
  api.addHook('onClose', closeReaders);

  const strategies = importStrategies({
    reader,
    photoReader,
    pictures,
    log,
    model: ai && createModelReader({ ai, reader, timeoutMs: settings.ai.timeoutMs }),
  });
  const allow = createAllowList(settings.fetchAllow);
  const imports = createImportService({
    database,
    clock,
    limits: createImportLimits(attempts, {
      perMinute: settings.ai.limitPerMinute,
      perDay: settings.ai.limitPerDay,
    }),
    pictures,
    fetchPage: async (url, signal) => {
      const wanted = { ...A_PAGE, deadlineMs: fetchMs };
      const { bytes, contentType, url: foundAt } = await fetch({ url, wanted, signal });
      return { html: pageText(bytes, contentType), url: foundAt };
    },
    mayShow: (url) => mayBeFetched(url, allow),
    isBehindPaywall: ({ html }, signal) => reader.run({ kind: 'paywall', html }, { signal }),
    strategies,
  });
  registerImportRoutes(api, imports, {
    url: true,
    text: true,
    recipeCard: true,
    dish: strategies.photos.dish !== null,
    ai: ai !== null,
    stockPhotos: settings.photos.provider !== 'none',
  });
  await registerPhotoImportRoutes(api, imports);
}

import {
  ImportCapabilities,
  ImportPlace,
  ImportResult,
  ImportTextRequest,
  ImportUrlRequest,
  PASTED_TEXT_MAX,
  RateLimitStatus,
} from '@commonplate/contract';
import { MINUTE } from '../../platform/clock.ts';
import { type Api, answers, ok } from '../../platform/http/api.ts';
import { callerGone } from '../../platform/http/caller-gone.ts';
import { viewerOf } from '../../platform/sessions/viewer.ts';
import type { ImportService } from './imports.service.ts';

const tags = ['Import'];
/** Letters beyond ASCII, and what JSON escapes, take more than a byte each. */
const PASTED_BODY_MAX = 2 * PASTED_TEXT_MAX;

export function registerImportRoutes(
  api: Api,
  imports: ImportService,
  capabilities: ImportCapabilities,
): void {
  api.post(
    '/ai/import/url',
    {
      schema: {
        tags,
        summary: 'Read a recipe from a web page',
        body: ImportUrlRequest,
        response: answers(ImportResult),
      },
    },
    async (request, reply) => {
      const importer = { userId: viewerOf(request).id, signal: callerGone(reply) };
      return ok(await imports.fromUrl(importer, request.body.url));
    },
  );

  api.post(
    '/ai/import/text',
    {
      schema: {
        tags,
        summary: 'Read a recipe from pasted text or HTML',
        body: ImportTextRequest,
        response: answers(ImportResult),
      },
      config: { bodyTimeoutMs: MINUTE },
      bodyLimit: PASTED_BODY_MAX,
    },
    async (request, reply) => {
      const importer = { userId: viewerOf(request).id, signal: callerGone(reply) };
      return ok(await imports.fromText(importer, request.body));
    },
  );

  api.get(
    '/ai/import/rate-limit',
    { schema: { tags, summary: 'How many imports are left', response: answers(RateLimitStatus) } },
    async (request) => ok(await imports.remaining(viewerOf(request).id)),
  );

  api.get(
    '/ai/import/place',
    {
      schema: {
        tags,
        summary: 'How far the own photos are, and how many are read before them',
        response: answers(ImportPlace),
      },
    },
    async (request) => ok(imports.placeOf(viewerOf(request).id)),
  );

  api.get(
    '/ai/import/capabilities',
    // The landing page tells it to those who are not signed in.
    {
      schema: {
        tags,
        summary: 'What this installation can import from',
        response: answers(ImportCapabilities),
      },
      config: { access: 'public' },
    },
    async () => ok(capabilities),
  );
}

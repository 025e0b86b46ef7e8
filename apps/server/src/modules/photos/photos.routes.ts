import { PhotoDownloadRequest, PhotoSuggestRequest, PhotoSuggestions } from '@commonplate/contract';
import { z } from 'zod';
import { type Api, answers, ok } from '../../platform/http/api.ts';
import { callerGone } from '../../platform/http/caller-gone.ts';
import { viewerOf } from '../../platform/sessions/viewer.ts';
import type { Photos } from './photos.service.ts';

const tags = ['Pictures'];
const Downloaded = z.object({ localUrl: z.string(), originalUrl: z.string() });

export function registerPhotoRoutes(api: Api, photos: Photos): void {
  api.post(
    '/photos/suggest',
    {
      schema: {
        tags,
        summary: 'Stock photos that suit a recipe',
        body: PhotoSuggestRequest,
        response: answers(PhotoSuggestions),
      },
    },
    async (request, reply) => ok(await photos.suggest(request.body, callerGone(reply))),
  );
  api.post(
    '/photos/download',
    {
      schema: {
        tags,
        summary: 'Keep a picture from the web as an upload',
        body: PhotoDownloadRequest,
        response: answers(Downloaded),
      },
    },
    async (request, reply) =>
      ok(await photos.download(viewerOf(request).id, request.body, callerGone(reply))),
  );
}

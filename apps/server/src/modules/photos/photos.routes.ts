import { PhotoDownloadRequest } from '@commonplate/contract';
import { z } from 'zod';
import { type Api, answers, ok } from '../../platform/http/api.ts';
import { callerGone } from '../../platform/http/caller-gone.ts';
import type { Platform } from '../../platform/platform.ts';
import { viewerOf } from '../../platform/sessions/viewer.ts';
import { type KeepPicture, createPhotoService } from './photos.service.ts';

const tags = ['Pictures'];
const Downloaded = z.object({ localUrl: z.string(), originalUrl: z.string() });

export function registerPhotos(
  api: Api,
  { fetch }: Pick<Platform, 'fetch'>,
  { keep }: { readonly keep: KeepPicture },
): void {
  const photos = createPhotoService({ fetch, keep });
  api.post(
    '/photos/download',
    { schema: { tags, body: PhotoDownloadRequest, response: answers(Downloaded) } },
    async (request, reply) =>
      ok(await photos.download(viewerOf(request).id, request.body, callerGone(reply))),
  );
}

import { MESSAGES, RECIPE_IMAGE_MAX_BYTES, megabytes } from '@commonplate/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Api, answers, ok } from '../../platform/http/api.ts';
import {
  PHOTO_BODY_TIMEOUT_MS,
  acceptPhotoForms,
  readPhotoForm,
} from '../../platform/http/photo-form.ts';
import { viewerOf } from '../../platform/sessions/viewer.ts';
import type { UploadService } from './uploads.service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FILE = /^(?<id>[0-9a-f]{32})\.webp$/;
const tags = ['Pictures'];

const Stored = z.object({ url: z.string(), width: z.number(), height: z.number() });
const Width = z.object({ w: z.coerce.number().int().positive().max(100_000).optional() });

const RULES = {
  field: 'image',
  maxFiles: 1,
  maxBytes: RECIPE_IMAGE_MAX_BYTES,
  tooMany: 'Send one picture at a time',
  tooLarge: `This picture is larger than ${megabytes(RECIPE_IMAGE_MAX_BYTES)}. Please choose a smaller file.`,
} as const;

export async function registerUploadRoutes(api: Api, uploads: UploadService): Promise<void> {
  await api.register(async (scope: Api) => {
    await acceptPhotoForms(scope);
    scope.post(
      '/uploads',
      {
        schema: {
          tags,
          summary: 'Keep a picture',
          consumes: ['multipart/form-data'],
          response: answers(Stored),
        },
        config: { bodyTimeoutMs: PHOTO_BODY_TIMEOUT_MS, form: RULES },
        bodyLimit: RECIPE_IMAGE_MAX_BYTES + 64 * 1024,
      },
      async (request) => {
        const { files } = await readPhotoForm(request, RULES);
        const [file] = files;
        if (file === undefined) throw new AppError('invalid', MESSAGES.uploadFileFailed);
        return ok(await uploads.keep(viewerOf(request).id, file, RULES.maxBytes));
      },
    );
  });

  api.get(
    '/uploads/:file',
    {
      schema: {
        tags,
        summary: 'A picture, in the width nearest to the one asked for',
        params: z.object({ file: z.string() }),
        querystring: Width,
      },
      config: { access: 'public' },
    },
    async (request, reply) => {
      const id = FILE.exec(request.params.file)?.groups?.id;
      const file = id === undefined ? null : await uploads.open(id, request.query.w);
      if (file === null) throw new AppError('not_found', 'There is no such picture');
      return reply
        .header('cache-control', FOR_EVER)
        .header('content-length', file.size)
        .type('image/webp')
        .send(file.content);
    },
  );
}

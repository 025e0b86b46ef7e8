import {
  IMPORT_PHOTO_MAX_BYTES,
  IMPORT_PHOTO_MAX_COUNT,
  ImportResult,
  MESSAGES,
  PhotoKind,
} from '@commonplate/contract';
import { invalidField } from '../../platform/errors/app-error.ts';
import { type Api, answers, ok } from '../../platform/http/api.ts';
import { callerGone } from '../../platform/http/caller-gone.ts';
import {
  PHOTO_BODY_TIMEOUT_MS,
  type PhotoFormRules,
  acceptPhotoForms,
  readPhotoForm,
} from '../../platform/http/photo-form.ts';
import { viewerOf } from '../../platform/sessions/viewer.ts';
import type { ImportService } from './imports.service.ts';

const ONE_PHOTO = {
  field: 'image',
  maxFiles: 1,
  maxBytes: IMPORT_PHOTO_MAX_BYTES - 1,
  tooMany: 'Send one picture at a time',
  tooLarge: MESSAGES.noValidPhotos,
} as const satisfies PhotoFormRules;

const SEVERAL_PHOTOS = {
  ...ONE_PHOTO,
  field: 'images',
  maxFiles: IMPORT_PHOTO_MAX_COUNT,
  tooMany: MESSAGES.tooManyPhotos,
} as const satisfies PhotoFormRules;

function kindIn(texts: ReadonlyMap<string, string>): PhotoKind {
  const kind = PhotoKind.safeParse(texts.get('kind') ?? 'recipe-card');
  if (!kind.success) throw invalidField('kind', 'Must be recipe-card or dish');
  return kind.data;
}

export async function registerPhotoImportRoutes(api: Api, imports: ImportService): Promise<void> {
  await api.register(async (scope: Api) => {
    await acceptPhotoForms(scope);
    const routes = { '/ai/import/photo': ONE_PHOTO, '/ai/import/photos': SEVERAL_PHOTOS };
    for (const [path, rules] of Object.entries(routes)) {
      scope.post(
        path,
        {
          schema: {
            tags: ['Import'],
            summary: 'Read a recipe from photos of a card, or of a dish',
            consumes: ['multipart/form-data'],
            response: answers(ImportResult),
          },
          config: { bodyTimeoutMs: PHOTO_BODY_TIMEOUT_MS, form: rules },
        },
        async (request, reply) => {
          const importer = { userId: viewerOf(request).id, signal: callerGone(reply) };
          const { files, texts } = await readPhotoForm(request, rules);
          return ok(await imports.fromPhotos(importer, { files, kind: kindIn(texts) }));
        },
      );
    }
  });
}

import type { Api } from '../../platform/http/api.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerUploadRoutes } from './uploads.routes.ts';
import { type UploadService, createUploadService } from './uploads.service.ts';

export async function registerUploads(api: Api, platform: Platform): Promise<UploadService> {
  const { database, clock, files, pictures, sweeper } = platform;
  const uploads = createUploadService({ database, clock, files, workshop: pictures });
  await registerUploadRoutes(api, uploads);
  sweeper.add('pictures', () => uploads.sweep());
  return uploads;
}

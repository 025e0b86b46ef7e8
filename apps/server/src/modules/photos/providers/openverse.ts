import { SourceUrl } from '@commonplate/contract';
import { z } from 'zod';
import { Id, LinkUrl, UNKNOWN_PHOTOGRAPHER, Words } from './credited.ts';
import { PHOTOS_WANTED, type PhotoWire } from './photo-wire.ts';

const Answer = z.object({ results: z.array(z.unknown()) });

const Photo = z.object({
  id: Id,
  url: SourceUrl,
  thumbnail: LinkUrl,
  title: Words,
  creator: Words,
  creator_url: LinkUrl,
  foreign_landing_url: LinkUrl,
  license: Words,
  license_version: Words,
  license_url: LinkUrl,
});

const NAMES: Readonly<Record<string, string>> = { cc0: 'CC0', pdm: 'Public Domain Mark' };

const licenseName = (code: string, version: string): string =>
  `${NAMES[code] ?? `CC ${code.toUpperCase()}`} ${version}`.trim();

export const OPENVERSE: PhotoWire = {
  name: 'Openverse',
  site: 'https://openverse.org',
  baseUrl: 'https://api.openverse.org',
  searchPath: '/v1/images/',
  headers: (apiKey): Record<string, string> =>
    apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
  query: (q) => ({
    q,
    // Pictures that may be kept and shown by anyone, a restaurant included, as long as the credit stays.
    license: 'cc0,pdm,by,by-sa',
    category: 'photograph',
    mature: 'false',
    page_size: String(PHOTOS_WANTED),
  }),
  photosOf: (answer) => Answer.safeParse(answer).data?.results ?? null,
  read(item) {
    const read = Photo.safeParse(item).data;
    if (!read) return null;
    return {
      photo: {
        id: read.id,
        url: read.url,
        thumbnailUrl: read.thumbnail || read.url,
        description: read.title,
        photographer: read.creator || UNKNOWN_PHOTOGRAPHER,
        photographerUrl: read.creator_url || read.foreign_landing_url,
        license: licenseName(read.license.toLowerCase(), read.license_version),
        licenseUrl: read.license_url,
      },
    };
  },
};

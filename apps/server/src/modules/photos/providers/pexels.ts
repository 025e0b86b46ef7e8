import { SourceUrl } from '@commonplate/contract';
import { z } from 'zod';
import { Id, LinkUrl, UNKNOWN_PHOTOGRAPHER, Words } from './credited.ts';
import { PHOTOS_WANTED, type PhotoWire } from './photo-wire.ts';

const Answer = z.object({ photos: z.array(z.unknown()) });

const Photo = z.object({
  id: Id,
  alt: Words,
  photographer: Words,
  photographer_url: LinkUrl,
  src: z.object({ large2x: LinkUrl, original: LinkUrl, medium: LinkUrl }),
});

export const PEXELS: PhotoWire = {
  name: 'Pexels',
  site: 'https://www.pexels.com',
  baseUrl: 'https://api.pexels.com',
  searchPath: '/v1/search',
  headers: (apiKey) => ({ authorization: apiKey }),
  query: (query) => ({ query, orientation: 'landscape', per_page: String(PHOTOS_WANTED) }),
  photosOf: (answer) => Answer.safeParse(answer).data?.photos ?? null,
  read(item) {
    const read = Photo.safeParse(item).data;
    const url = SourceUrl.safeParse(read?.src.large2x || read?.src.original).data;
    if (!read || url === undefined) return null;
    return {
      photo: {
        id: read.id,
        url,
        thumbnailUrl: read.src.medium || url,
        description: read.alt,
        photographer: read.photographer || UNKNOWN_PHOTOGRAPHER,
        photographerUrl: read.photographer_url,
        license: 'Pexels License',
        licenseUrl: 'https://www.pexels.com/license/',
      },
    };
  },
};

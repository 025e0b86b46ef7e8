import { SourceUrl } from '@commonplate/contract';
import { z } from 'zod';
import { Id, LinkUrl, UNKNOWN_PHOTOGRAPHER, Words, referred } from './credited.ts';
import { PHOTOS_WANTED, type PhotoWire } from './photo-wire.ts';

const Answer = z.object({ results: z.array(z.unknown()) });

const Photo = z.object({
  id: Id,
  alt_description: Words,
  description: Words,
  urls: z.object({ regular: SourceUrl, small: LinkUrl }),
  links: z.object({ download_location: LinkUrl }).optional(),
  user: z.object({ name: Words, links: z.object({ html: LinkUrl }).optional() }),
});

export const UNSPLASH: PhotoWire = {
  name: 'Unsplash',
  site: referred('https://unsplash.com'),
  baseUrl: 'https://api.unsplash.com',
  searchPath: '/search/photos',
  headers: (apiKey) => ({ authorization: `Client-ID ${apiKey}`, 'accept-version': 'v1' }),
  query: (query) => ({
    query,
    orientation: 'landscape',
    content_filter: 'high',
    per_page: String(PHOTOS_WANTED),
  }),
  photosOf: (answer) => Answer.safeParse(answer).data?.results ?? null,
  read(item) {
    const read = Photo.safeParse(item).data;
    if (!read) return null;
    const noticeUrl = read.links?.download_location ?? '';
    return {
      photo: {
        id: read.id,
        url: read.urls.regular,
        thumbnailUrl: read.urls.small || read.urls.regular,
        description: read.alt_description || read.description,
        photographer: read.user.name || UNKNOWN_PHOTOGRAPHER,
        photographerUrl: referred(read.user.links?.html ?? ''),
        license: 'Unsplash License',
        licenseUrl: referred('https://unsplash.com/license'),
      },
      ...(noticeUrl !== '' && { noticeUrl }),
    };
  },
};

import { SourceUrl } from '@commonplate/contract';
import { z } from 'zod';

const TEXT_MAX = 200;

/** What a provider says of a photo is shown as text and kept: one line of bearable length. */
export const Words = z.preprocess(
  (value) => (typeof value === 'string' ? value : ''),
  z.string().transform((text) =>
    text
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, TEXT_MAX),
  ),
);

/** An address that may become a link: of the web, or empty. */
export const LinkUrl = z.preprocess((value) => SourceUrl.safeParse(value).data ?? '', z.string());

export const Id = z
  .union([z.string(), z.number()])
  .transform((id) => String(id).slice(0, TEXT_MAX));

/** Providers want to see who sends people to them. */
export function referred(url: string): string {
  if (url === '') return '';
  const address = new URL(url);
  address.searchParams.set('utm_source', 'commonplate');
  address.searchParams.set('utm_medium', 'referral');
  return address.href;
}

export const UNKNOWN_PHOTOGRAPHER = 'Unknown photographer';

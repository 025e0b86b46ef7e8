import { URL_MAX } from '@commonplate/contract';

const NOT_A_PHOTO =
  /(?:\.svg(?:$|\?)|\/logo|favicon|gravatar|placeholder|fallback|sprite|1x1|spacer|blank\.gif)/i;

/** An absolute http(s) address of a picture, or null. */
export function absoluteImageUrl(address: string, pageUrl: string): string | null {
  const text = address.trim().replaceAll('&amp;', '&');
  if (text === '' || text.length > URL_MAX || !URL.canParse(text, pageUrl)) return null;
  const url = new URL(text, pageUrl);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && url.href.length <= URL_MAX && url.username === '' ? url.href : null;
}

/** The first of the addresses that can be a photograph. */
export function bestImage(addresses: readonly string[], pageUrl: string): string | null {
  const usable = addresses
    .slice(0, 50)
    .map((address) => absoluteImageUrl(address, pageUrl))
    .filter((url) => url !== null);
  return usable.find((url) => !NOT_A_PHOTO.test(url)) ?? null;
}

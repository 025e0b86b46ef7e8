import { URL_MAX } from '@commonplate/contract';

const NOT_A_PHOTO =
  /(?:\.svg(?:$|\?)|\/logo|favicon|gravatar|placeholder|fallback|sprite|1x1|spacer|blank\.gif)/i;

/** The address from which those of a page lead on, where the page names another than its own. */
export function baseAddress(base: string, pageUrl: string): string {
  const url = base === '' ? null : URL.parse(base.trim(), pageUrl);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : pageUrl;
}

/** An address that is written as it is read: a host of plain names, and a path without points before its parts. */
const WRITTEN_OUT =
  /^https:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,20}\/(?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*)?$/;

/** An absolute http(s) address of a picture, or null. */
function absoluteImageUrl(address: string, pageUrl: string): string | null {
  const text = address.trim().replaceAll('&amp;', '&');
  if (text === '' || text.length > URL_MAX) return null;
  // From a page without an address nothing leads on.
  if (WRITTEN_OUT.test(text) && WRITTEN_OUT.test(pageUrl)) return text;
  const url = URL.parse(text, pageUrl);
  if (url === null) return null;
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && url.href.length <= URL_MAX && url.username === '' ? url.href : null;
}

const SMALLEST = 300;
/** Below this, two numbers are a shape ("16x9") rather than a size. */
const SMALLEST_SIZE = 32;
const SIDES = /(?<!\d)(\d{2,4})x(\d{2,4})(?!\d)/;
const WIDTH = /[?&](?:w|width)=(\d{2,4})(?!\d)/i;

/** Whether an address says that its picture is only a thumbnail. */
function isThumbnail(address: string): boolean {
  const [, one, other] = SIDES.exec(address) ?? [];
  const [, width] = WIDTH.exec(address) ?? [];
  const longest = Math.max(Number(one ?? 0), Number(other ?? 0), Number(width ?? 0));
  return longest >= SMALLEST_SIZE && longest < SMALLEST;
}

/** The first of the addresses that can be a photograph, a thumbnail only where there is no other. */
export function bestImage(addresses: readonly string[], pageUrl: string): string | null {
  let thumbnail: string | null = null;
  for (const address of addresses.slice(0, 50)) {
    const url = absoluteImageUrl(address, pageUrl);
    if (url === null || NOT_A_PHOTO.test(url)) continue;
    if (!isThumbnail(url)) return url;
    thumbnail ??= url;
  }
  return thumbnail;
}

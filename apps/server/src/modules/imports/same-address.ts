import { domainToUnicode } from 'node:url';

/** Added by newsletters, networks and advertisements to tell where a visitor came from. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid|igsh(?:id)?|epik|mc_[ce]id|_ga|_gl|_hsenc|_hsmi|mkt_tok|oly_.*|ref_src)$/i;

/** A path in one of its spellings: letters that stand for themselves, and the others in capitals. */
function evenly(path: string): string {
  const capital = path.replace(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase());
  try {
    return encodeURI(decodeURI(capital));
  } catch {
    return capital;
  }
}

/** The page an address leads to, whatever its scheme, fragment, last slash and tracking parameters. */
function pageOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const told = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = new URLSearchParams(told).toString();
  return `//${url.host}${evenly(url.pathname).replace(/\/$/, '')}${query === '' ? '' : `?${query}`}`;
}

/** Whether two addresses are one page in two spellings. */
export const isSamePage = (one: string, other: string): boolean => pageOf(one) === pageOf(other);

/** What every spelling of an address begins with, in small letters; other addresses may as well. */
export function beginningsOf(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [address.toLowerCase()];
  // It is kept as it was typed, be it with letters that have others on their way.
  const hosts = new Set([url.hostname, domainToUnicode(url.hostname)]);
  return [...hosts].flatMap((host) => [`https://${host}`, `http://${host}`]);
}

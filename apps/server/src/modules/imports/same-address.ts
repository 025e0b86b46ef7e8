/** Added by newsletters, networks and advertisements to tell where a visitor came from. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid|igsh(?:id)?|epik|mc_[ce]id|_ga|_gl|_hsenc|_hsmi|mkt_tok|oly_.*|ref_src)$/i;

/** The page an address leads to, whatever its scheme, fragment, last slash and tracking parameters. */
function pageOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const told = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = new URLSearchParams(told).toString();
  return `//${url.host}${url.pathname.replace(/\/$/, '')}${query === '' ? '' : `?${query}`}`;
}

/** Whether two addresses are one page in two spellings. */
export const isSamePage = (one: string, other: string): boolean => pageOf(one) === pageOf(other);

/** What every spelling of an address begins with; other addresses may as well. */
export function beginningsOf(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [address];
  const bare = `//${url.host}${url.pathname.replace(/\/$/, '')}`;
  return [`https:${bare}`, `http:${bare}`];
}

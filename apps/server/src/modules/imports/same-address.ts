/** The ways in which people write the address of one page: with or without a fragment, a last slash, encryption. */
export function spellingsOf(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [address];
  url.hash = '';
  const { search: query } = url;
  const path = url.href.slice(0, url.href.length - query.length);
  const bare = path.replace(/\/$/, '').replace(/^https?:/, '');
  const spellings = ['https:', 'http:'].flatMap((scheme) => [
    `${scheme}${bare}${query}`,
    `${scheme}${bare}/${query}`,
  ]);
  return [...new Set([address, ...spellings])];
}

/** What a list shows, as it stands in the address: back, forward, reload and shared links all come to the same place. */
export interface ListAddress {
  search: string;
  tags: readonly string[];
  page: number;
}

const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const firstOfAKind = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => sameTag(tag, other)) === index);

export function readAddress(query: URLSearchParams): ListAddress {
  const page = Number(query.get('page') ?? '1');
  return {
    search: (query.get('search') ?? '').trim(),
    tags: firstOfAKind(
      query
        .getAll('tag')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Whether a page is asked for in words that are no page: what is shown then is another than the address says. */
export function hasFalsePage(query: URLSearchParams): boolean {
  const asked = query.get('page');
  return asked !== null && asked !== String(readAddress(query).page);
}

export function writeAddress({ search, tags, page }: ListAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  for (const tag of tags) query.append('tag', tag);
  if (page > 1) query.set('page', String(page));
  return query;
}

export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((other) => sameTag(other, tag));

export const toggleTag = (tags: readonly string[], tag: string): string[] =>
  hasTag(tags, tag) ? tags.filter((other) => !sameTag(other, tag)) : [...tags, tag];

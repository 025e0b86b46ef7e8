import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListAddress, readAddress, writeAddress } from './list-address.ts';

export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  /** A new search or filter begins at its first page. `replace` while typing: one entry in the history, not one a letter. */
  const change = useCallback(
    (part: Partial<ListAddress>, options?: { replace?: boolean }) => {
      setQuery((before) => writeAddress({ ...readAddress(before), page: 1, ...part }), options);
    },
    [setQuery],
  );
  return { address, change };
}

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListAddress, readAddress, writeAddress } from './list-address.ts';

export function useListAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  /** A new search or filter begins at its first page. `replace` while typing: one entry in the history, not one a letter. */
  const change = useCallback(
    (part: Partial<ListAddress>, options: { replace?: boolean } = {}) => {
      const query = writeAddress({ ...address, page: 1, ...part });
      void navigate({ search: query.toString() }, options);
    },
    [address, navigate],
  );
  return { address, change };
}

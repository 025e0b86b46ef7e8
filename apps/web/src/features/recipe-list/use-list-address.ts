import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListAddress, hasFalsePage, readAddress, writeAddress } from './list-address.ts';

/** `typed` while letters come in, `mended` where the address asked for what there is not, else `chosen`. */
type How = 'typed' | 'chosen' | 'mended';

const TYPING = { typing: true } as const;
const isTyping = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typing' in state;

/** A new search or filter begins at its first page. Typing makes one entry in the history, not one a letter. */
export function useListAddress() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  const typing = isTyping(state);
  const change = useCallback(
    (part: Partial<ListAddress>, how: How = 'chosen') => {
      const query = writeAddress({ ...address, page: 1, ...part }).toString();
      const same = query === writeAddress(address).toString();
      const replace = same || how === 'mended' || (how === 'typed' && typing);
      void navigate({ search: query }, { replace, state: how === 'typed' ? TYPING : null });
    },
    [address, typing, navigate],
  );
  const falsePage = hasFalsePage(new URLSearchParams(search));
  useEffect(() => {
    if (falsePage) change({ page: address.page }, 'mended');
  }, [falsePage, address, change]);
  return { address, change };
}

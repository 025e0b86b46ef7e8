import { queryOptions } from '@tanstack/react-query';
import { api } from './api/api.ts';

/** What this installation can import; it changes only with its settings. */
export const importCapabilitiesQuery = queryOptions({
  queryKey: ['import-capabilities'],
  queryFn: ({ signal }) =>
    api.call('importCapabilities', {
      signal,
      fallback: 'Failed to ask what this installation can do',
    }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { askedAgainAfter, importsLeft } from './imports-left.ts';
import styles from './imports-left-note.module.css';

const importLimitQuery = queryOptions({
  queryKey: ['import-rate-limit'] as const,
  queryFn: ({ signal }) =>
    api.call('importRateLimit', { signal, fallback: 'Failed to load the import limit' }),
  // Each import uses one up, so what was known before it is wrong after it.
  staleTime: 0,
  refetchInterval: ({ state }) => askedAgainAfter(state.data),
  retry: false,
});

export function ImportsLeftNote() {
  const { data } = useQuery(importLimitQuery);
  const words = data === undefined ? null : importsLeft(data);
  return words === null ? null : <p className={styles['note']}>{words}</p>;
}

import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../lib/api/api-failure.ts';

const RETRY_MS = 500;

/** No answer, or a server that is just starting or stopping. */
const mayPass = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status === 503);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && mayPass(error),
      retryDelay: RETRY_MS,
      // Offline, a question fails with its message instead of waiting in silence.
      networkMode: 'always',
      // Which would switch this off.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

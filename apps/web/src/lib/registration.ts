import { MESSAGES } from '@commonplate/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from './api/api.ts';

/** Whether visitors are known to be unable to make an account: until that is known, and where it is not told, they may try. */
export function useRegistrationClosed(): boolean {
  const { data } = useQuery({
    queryKey: ['registration'],
    queryFn: ({ signal }) =>
      api.call('registration', { signal, fallback: MESSAGES.registrationFailed }),
  });
  return data?.open === false;
}

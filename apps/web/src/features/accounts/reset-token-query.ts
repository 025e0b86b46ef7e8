import { queryOptions } from '@tanstack/react-query';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { api } from '../../lib/api/api.ts';

export type ResetTokenState = { valid: true; email: string } | { valid: false };

/** A refusal means a bad link; no answer, or a server in trouble, says nothing about it and stays an error. */
const refused = (error: unknown) =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

async function checkToken(token: string, signal: AbortSignal): Promise<ResetTokenState> {
  try {
    const { valid, email } = await api.call('verifyResetToken', {
      params: { token },
      signal,
      fallback: 'Failed to verify the reset link',
    });
    return valid ? { valid, email: email ?? '' } : { valid };
  } catch (error) {
    if (refused(error)) return { valid: false };
    throw error;
  }
}

export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => checkToken(token, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

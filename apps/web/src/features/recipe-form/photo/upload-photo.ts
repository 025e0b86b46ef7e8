import { MESSAGES } from '@commonplate/contract';
import { api } from '../../../lib/api/api.ts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';

/** Sends one picture and resolves to its address. Rejects with what to tell the cook. */
export async function uploadPhoto(file: File, signal: AbortSignal): Promise<string> {
  const body = new FormData();
  body.append('image', file);
  try {
    const answer = await api.call('upload', { body, signal, fallback: MESSAGES.uploadFileFailed });
    if (typeof answer?.url === 'string' && answer.url !== '') return answer.url;
  } catch (error) {
    const unanswered = error instanceof ApiFailure && error.status === 0;
    throw unanswered ? new ApiFailure(MESSAGES.uploadRetry) : error;
  }
  throw new ApiFailure(MESSAGES.uploadFailed);
}

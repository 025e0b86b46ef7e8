import type { ErrorCode } from '@commonplate/contract';
import { AppError } from '../errors/app-error.ts';

interface Complaint {
  readonly code: ErrorCode;
  readonly message: string;
}

const COMPLAINTS = {
  busy: {
    code: 'ai_busy',
    message:
      'The AI provider is busy or has reached its limit. Please try again in a few minutes, or type the recipe in.',
  },
  key: {
    code: 'upstream_failed',
    message:
      'The AI provider does not accept the key of this installation. Please ask the administrator to check AI_API_KEY.',
  },
  unknown: {
    code: 'upstream_failed',
    message:
      'The AI provider does not know this address or model. Please ask the administrator to check AI_MODEL and AI_BASE_URL.',
  },
  request: {
    code: 'upstream_failed',
    message:
      'The AI provider did not take the request. Please try other photos, or ask the administrator to check AI_MODEL.',
  },
  failed: {
    code: 'upstream_failed',
    message:
      'The AI provider has a failure on its side. Please try again later, or type the recipe in.',
  },
  unreachable: {
    code: 'upstream_failed',
    message: 'The AI provider could not be reached. Please try again later, or type the recipe in.',
  },
  junk: {
    code: 'upstream_failed',
    message:
      'The AI provider gave an answer that could not be understood. Please try again, or type the recipe in.',
  },
  tooLarge: {
    code: 'upstream_failed',
    message:
      'The AI provider gave an answer far too long to be a recipe. Please try again, or type the recipe in.',
  },
  refused: {
    code: 'ai_refused',
    message:
      'The AI provider refused to work on this. Please try other photos or another page, or type the recipe in.',
  },
  tooSlow: {
    code: 'took_too_long',
    message:
      'The AI provider took too long to answer. Please try again later, or type the recipe in.',
  },
} as const satisfies Record<string, Complaint>;

export type ComplaintKind = keyof typeof COMPLAINTS;

const DETAIL_MAX = 300;

/** `detail` is for the log. The library's own errors are not passed on: they carry the photos and the whole request. */
export function complaint(kind: ComplaintKind, detail: string): AppError {
  const { code, message } = COMPLAINTS[kind];
  const cause = new Error(`AI provider: ${detail.slice(0, DETAIL_MAX)}`);
  return new AppError(code, message, { cause });
}

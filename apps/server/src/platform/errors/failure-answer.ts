import { type ApiError, ERROR_STATUS, type ErrorCode } from '@commonplate/contract';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseFull, DatabaseUnavailable } from '../database/database-failures.ts';
import { StorageUnavailable } from '../files/storage-unavailable.ts';
import { PictureRefused } from '../images/picture-refused.ts';
import { FetchRefused } from '../outbound/fetch-refused.ts';
import { ThreadClosed, ThreadTooSlow } from '../threads/thread-failures.ts';
import { AppError } from './app-error.ts';

export const GENERAL_MESSAGES = {
  invalid: 'Please check your input',
  malformed: 'The request could not be understood',
  not_found: 'Not found',
  too_large: 'This is too large',
  unsupported_media_type: 'This kind of content is not accepted here',
  unavailable: 'The service is not available at the moment. Please try again shortly.',
  storage_full: 'There is no room left to store this. Please tell the administrator.',
  internal: 'Something went wrong. Please try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;

const RETRY_AFTER_S = 2;

const general = (code: keyof typeof GENERAL_MESSAGES, cause: unknown): AppError =>
  new AppError(code, GENERAL_MESSAGES[code], {
    cause,
    ...(code === 'unavailable' ? { retryAfterS: RETRY_AFTER_S } : {}),
  });

/** What the framework itself refuses, by its status. */
const BY_STATUS: Readonly<Record<number, keyof typeof GENERAL_MESSAGES>> = {
  400: 'malformed',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

function fromValidation(error: FastifyError): AppError {
  // A malformed id names nothing we have.
  if (error.validationContext === 'params') return general('not_found', error);
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const path = instancePath.slice(1).replaceAll('/', '.');
    if (path !== '') fields[path] ??= message ?? GENERAL_MESSAGES.invalid;
  }
  const [first = GENERAL_MESSAGES.invalid] = Object.values(fields);
  return new AppError('invalid', first, { fields });
}

const isDiskFull = (error: Error): boolean =>
  'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Turns anything thrown into a failure we can name. What we did not foresee is `internal` and tells the caller nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseUnavailable) return general('unavailable', error);
  if (error instanceof DatabaseFull) return general('storage_full', error);
  if (!(error instanceof Error)) return general('internal', error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    return fromValidation(error);
  }
  if (isDiskFull(error)) return general('storage_full', error);
  if (error instanceof PictureRefused)
    return new AppError(error.code, error.message, { cause: error });
  if (error instanceof FetchRefused) {
    const { code, message, elsewhere } = error;
    return new AppError(code, message, { cause: error, elsewhere });
  }
  if (error instanceof ThreadTooSlow)
    return new AppError('took_too_long', error.message, { cause: error });
  if (error instanceof ThreadClosed) return general('unavailable', error);
  if (error instanceof StorageUnavailable) return general('unavailable', error);
  // Nothing lies at an address that was bent to lead elsewhere.
  if ('code' in error && error.code === 'FST_STATIC_FORBIDDEN_PATH')
    return general('not_found', error);
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  const known = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'malformed' : 'internal');
  return general(known, error);
}

export interface FailureAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: { success: false; error: ApiError };
}

export function failureAnswer({ code, message, details }: AppError): FailureAnswer {
  const { fields, retryAfterS, passwordResetRequired, existingRecipeId } = details;
  return {
    status: ERROR_STATUS[code],
    headers: retryAfterS === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterS)) },
    body: {
      success: false,
      error: {
        message,
        code,
        ...(fields && Object.keys(fields).length > 0 ? { fields } : {}),
        ...(passwordResetRequired ? { passwordResetRequired } : {}),
        ...(existingRecipeId === undefined ? {} : { existingRecipeId }),
      },
    },
  };
}

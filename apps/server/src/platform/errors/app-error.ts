import type { ErrorCode } from '@commonplate/contract';

interface Details {
  /** From dotted path to message, all faults at once. */
  readonly fields?: Record<string, string>;
  readonly retryAfterS?: number;
  readonly passwordResetRequired?: true;
  /** For the log only. */
  readonly cause?: unknown;
}

/** Every failure we foresee. `message` is shown to people; nothing internal belongs in it. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** One field is wrong for a reason its schema cannot know. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid', message, { fields: { [field]: message } });

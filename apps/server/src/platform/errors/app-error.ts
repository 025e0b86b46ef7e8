import type { ErrorCode } from '@commonplate/contract';

/** What a website that is not ours did or left undone. */
export interface Elsewhere {
  readonly host: string;
  /** In a few words of our own: "status 403". */
  readonly reason: string;
}

interface Details {
  /** From dotted path to message, all faults at once. */
  readonly fields?: Record<string, string>;
  readonly retryAfterS?: number;
  readonly passwordResetRequired?: true;
  readonly existingRecipeId?: string;
  /** For the log only. */
  readonly cause?: unknown;
  /** For the log only: nothing went wrong here, so there is nothing to look for here either. */
  readonly elsewhere?: Elsewhere | undefined;
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

interface ErrorBody {
  error?: {
    message?: unknown;
    code?: unknown;
    fields?: unknown;
    passwordResetRequired?: unknown;
    existingRecipeId?: unknown;
  } | null;
  message?: unknown;
}

interface FailureDetails {
  /** 0 when no answer came at all. */
  status: number;
  code: string | null;
  fields: Record<string, string>;
  passwordResetRequired: boolean;
  /** What is kept already of what could not be brought in. */
  existingRecipeId: string | null;
}

const NOTHING_KNOWN: FailureDetails = {
  status: 0,
  code: null,
  fields: {},
  passwordResetRequired: false,
  existingRecipeId: null,
};

/** A call that did not succeed; its message is fit to show to the person who caused it. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly details: FailureDetails;

  constructor(message: string, details: Partial<FailureDetails> = {}) {
    super(message);
    this.details = { ...NOTHING_KNOWN, ...details };
  }

  get status(): number {
    return this.details.status;
  }

  /** Messages by dotted field path, all faults at once; empty when the failure names no field. */
  get fields(): Record<string, string> {
    return this.details.fields;
  }
}

const textOr = <Other>(value: unknown, other: Other) =>
  typeof value === 'string' && value !== '' ? value : other;

function fieldMessages(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The server's own words first: `error.message`, else `message`, else what the caller would say. */
export function failureFrom(
  answer: { status: number; body: unknown },
  fallback: string,
): ApiFailure {
  const body: ErrorBody =
    typeof answer.body === 'object' && answer.body !== null ? answer.body : {};
  const error = typeof body.error === 'object' && body.error !== null ? body.error : {};
  return new ApiFailure(textOr(error.message, textOr(body.message, fallback)), {
    status: answer.status,
    code: textOr(error.code, null),
    fields: fieldMessages(error.fields),
    passwordResetRequired: error.passwordResetRequired === true,
    existingRecipeId: textOr(error.existingRecipeId, null),
  });
}

/** For screens: what to say about anything that was thrown. */
export function failureMessage(error: unknown, fallback: string): string {
  return error instanceof ApiFailure ? error.message : fallback;
}

import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** The envelope around every success. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), data });

export const ApiFailure = z.object({
  success: z.literal(false),
  error: z.object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    passwordResetRequired: z.boolean().optional(),
    existingRecipeId: z.string().optional(),
  }),
});

export interface ApiError {
  /** Fit to show to a person. */
  message: string;
  code: ErrorCode;
  /** From dotted path to message, all faults at once. */
  fields?: Record<string, string>;
  passwordResetRequired?: boolean;
  /** The recipe of this user that came from the page that could not be read. */
  existingRecipeId?: string;
}

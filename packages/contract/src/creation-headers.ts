import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from './endpoints.ts';
import { IDEMPOTENCY_KEY_MAX } from './limits.ts';

const IdempotencyKey = z
  .string()
  .max(IDEMPOTENCY_KEY_MAX, `Idempotency-Key must be at most ${IDEMPOTENCY_KEY_MAX} characters`)
  .regex(/^[\x21-\x7E]+$/, 'Idempotency-Key must be letters, digits and signs without spaces')
  .describe(
    'A text of your own choosing, one for each recipe to be made. Within a day a repeated call with the same key makes no second ' +
      'recipe and is answered with the one the first call made, as it is now, whatever the repeated call holds: ' +
      'compare, and send what differs by PUT.',
  );

/** What POST takes beside the recipe, so that it can be repeated when its answer was lost. */
export const CreationHeaders = z.object({ [IDEMPOTENCY_HEADER]: IdempotencyKey.optional() });
export type CreationHeaders = z.infer<typeof CreationHeaders>;

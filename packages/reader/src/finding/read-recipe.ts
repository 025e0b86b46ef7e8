import type { ImportResult } from '@commonplate/contract';

/** A recipe as read, with its evidence. Only the time of reading is missing: the reader has no clock. */
export type ReadRecipe = Omit<ImportResult, 'generatedAt'>;

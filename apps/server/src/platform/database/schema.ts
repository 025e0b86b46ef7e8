import type { AccountTables } from './tables/account-tables.ts';
import type { PhotoTables } from './tables/photo-tables.ts';
import type { PlatformTables } from './tables/platform-tables.ts';
import type { RecipeTables } from './tables/recipe-tables.ts';
import type { UploadTables } from './tables/upload-tables.ts';

/**
 * Every table of the product. Both engines store the same: ids and JSON as text, moments as milliseconds since 1970,
 * flags as 0 or 1.
 */
export interface Schema
  extends PlatformTables, AccountTables, RecipeTables, UploadTables, PhotoTables {}

import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Product = z.object({ version: z.string() });
const file = new URL('../../../../package.json', import.meta.url);

/** The version of the whole product. */
export const VERSION = Product.parse(JSON.parse(readFileSync(file, 'utf8'))).version;

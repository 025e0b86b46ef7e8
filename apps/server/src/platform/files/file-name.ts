import { randomBytes } from 'node:crypto';

const RANDOM_BYTES = 16;
const FILE_NAME = /^[0-9a-f]{32}(?:-[0-9]{1,4})?\.[a-z0-9]{2,5}$/;

/** 128 random bits: whoever knows the name may read the file. Lower-case hex, because some disks ignore case. */
export function newFileId(): string {
  return randomBytes(RANDOM_BYTES).toString('hex');
}

/** An id, perhaps a variant, an extension: no room for a slash, a dot-dot, a NUL or a reserved device name. */
export function isFileName(text: string): boolean {
  return FILE_NAME.test(text);
}

export function assertFileName(text: string): void {
  if (!isFileName(text)) throw new TypeError('Not a name for a stored file');
}

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'heic';

const PNG_SIGNATURE = '89504e470d0a1a0a';
const JPEG_SIGNATURE = 'ffd8ff';
const HEVC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const CONTAINER_BRANDS: ReadonlySet<string> = new Set(['mif1', 'msf1']);
const BRANDS_LOOKED_AT = 16;

/** Goes by the first bytes alone: neither a file's name nor the type a client claims can be believed. */
export function recognisePicture(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 128));
  if (head.toString('hex', 0, 8) === PNG_SIGNATURE) return 'png';
  if (head.toString('hex', 0, 3) === JPEG_SIGNATURE) return 'jpeg';
  if (tag(head, 0) === 'RIFF' && tag(head, 8) === 'WEBP') return 'webp';
  return tag(head, 4) === 'ftyp' && isHeic(head) ? 'heic' : null;
}

/** AVIF shares the container, so a neutral container brand counts only if a HEVC brand stands beside it. */
function isHeic(head: Buffer): boolean {
  const major = tag(head, 8);
  if (HEVC_BRANDS.has(major)) return true;
  if (!CONTAINER_BRANDS.has(major)) return false;
  const end = Math.min(head.readUInt32BE(0), head.length, 16 + BRANDS_LOOKED_AT * 4);
  for (let offset = 16; offset + 4 <= end; offset += 4) {
    if (HEVC_BRANDS.has(tag(head, offset))) return true;
  }
  return false;
}

function tag(head: Buffer, offset: number): string {
  return head.toString('latin1', offset, offset + 4);
}

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** Words enter the model only as hashes, so that the weights hold no text. */
export function hashText(text: string, from = 0): number {
  let hash = FNV_OFFSET;
  for (let index = from; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash | 0;
}

export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b, 0x9e_37_79_b1), 0x85_eb_ca_6b);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0xc2_b2_ae_35);
  return hash ^ (hash >>> 13);
}

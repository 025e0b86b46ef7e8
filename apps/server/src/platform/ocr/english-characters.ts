/** The characters of the English PP-OCR recognisers, in the order of their outputs; the space comes twice. */
export const ENGLISH_CHARACTERS: readonly string[] = Array.from(
  '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./ ',
);

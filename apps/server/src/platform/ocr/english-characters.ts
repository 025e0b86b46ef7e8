/** The characters of the English PP-OCR recognisers, in the order of their outputs; the space comes twice. */
export const ENGLISH_CHARACTERS: readonly string[] = [
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./ ',
];

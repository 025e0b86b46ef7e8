/** What a word that was hard to read is taken for. */
export interface Mended {
  text: string;
  /** It can hardly be anything else: a measure after a number, a letter taken for the sign it looks like. */
  isSure: boolean;
}

export interface MendedWord extends Mended {
  /** The word as it was read. */
  read: string;
}

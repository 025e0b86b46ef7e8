import type { PreviewRow } from './preview-values.ts';

/** A row that was made of a line beside the fields leaves that line to be taken over again. */
export const removedWords = (what: string, { takenFrom }: PreviewRow): string =>
  takenFrom === undefined ? `${what} removed` : `${what} removed, and listed below again`;

/** A row that was made of a line beside the fields leaves that line to be taken over again. */
export const removedWords = (what: string, row: { takenFrom?: number | undefined }): string =>
  row.takenFrom === undefined ? `${what} removed` : `${what} removed, and listed below again`;

const CELL = /<\/?t[dh]\b[^<>]{0,2000}>/gi;

/** The markup of a row with a sign in the place of the borders of its cells, which part what stands in them. */
export const withCellsApart = (row: string, border: string): string => row.replace(CELL, border);

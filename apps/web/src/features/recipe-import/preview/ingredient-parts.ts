/** The three fields of an ingredient, in the order of the row. */
export const PARTS = ['quantity', 'unit', 'item'] as const;

const FIRST = /(?<!\d)1(?!\d)/;

/** Whether a row below steps counts from one: "Step 1" begins another way to make the dish. */
export const countsAnew = (row: string): boolean => FIRST.test(row);

import { plainLine } from './plain-text.ts';

const TAG = /<[^<>]{0,2000}>/g;

/** The text of a row whose elements stand apart, though nothing is written between them: "25 g" and "yeast". */
export const elementsApart = (row: string): string => plainLine(row.replace(TAG, ' '));

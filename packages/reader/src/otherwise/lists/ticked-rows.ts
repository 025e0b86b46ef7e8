/** Between two labels, the tags around boxes to tick: "</label></span><span><input><label>". */
const BETWEEN_LABELS = /<\/label>(?=\s*(?:<\/?(?:input|span)\b[^<>]{0,400}>\s*){0,4}<label\b)/gi;

/** Some markup with a break behind each box to tick that another follows: they stand in a row each, without an element that says so. */
export const withTickedRows = (markup: string): string =>
  markup.includes('</label') ? markup.replace(BETWEEN_LABELS, '</label><br>') : markup;

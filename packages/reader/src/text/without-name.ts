/** What tells more than a name does: a sentence that ends, or a bracket that is still open. */
const TELLS_MORE = /[.!?]["”')]?\s*[\p{Lu}([]|\([^)]*$/u;
const LONGEST = 80;
/** Some steps are named by all of their own beginning. */
const BEGINNING = 20;

const isName = (text: string, named: string): boolean =>
  (text.length <= LONGEST && !TELLS_MORE.test(text)) || named.startsWith(text.slice(0, BEGINNING));

/** A line without the name that may stand before it, as that of a part: "Dough: Knead it." What stands before "Tip:" is mostly none. */
export function withoutName(line: string): string {
  const end = line.indexOf(': ');
  if (end < 0) return line.trimStart();
  const named = line.slice(end + 1).trimStart();
  return isName(line.slice(0, end), named) ? named : line;
}

/** "For the sauce:", "Topping:", "FOR THE DOUGH" name what follows them. */
const HEADING = /^(?:.{1,60}:|for the [\p{L}' -]{2,40})$/iu;

export const isSectionHeading = (line: string): boolean => HEADING.test(line);

/** The heading without its colon; one in capitals throughout is no louder than the rest. */
export function sectionName(heading: string): string {
  const name = heading.replace(/\s*:$/, '');
  const isLoud = name === name.toUpperCase();
  return isLoud ? name.slice(0, 1) + name.slice(1).toLowerCase() : name;
}

const MOSTLY = 0.5;

/** Whether most of the lines are written in capitals, which then say nothing of the others. */
export const areInCapitals = (lines: readonly string[]): boolean =>
  lines.filter((line) => /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line)).length >
  lines.length * MOSTLY;

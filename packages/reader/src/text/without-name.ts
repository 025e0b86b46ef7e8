/** A line without the name that may stand before it, as that of a part: "Dough: Knead it." */
export const withoutName = (line: string): string => line.slice(line.indexOf(': ') + 1).trimStart();

/** Of lines the first, the one in the middle and the last: they tell how the others are written. */
export const probeLines = <Line>(lines: readonly Line[]): Line[] =>
  [...new Set([lines[0], lines[lines.length >> 1], lines.at(-1)])].filter(
    (line) => line !== undefined,
  );

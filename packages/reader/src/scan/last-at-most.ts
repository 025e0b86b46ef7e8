/** Which of the numbers, in rising order, is the last that is not above another; -1 where all are. */
export function lastAtMost(numbers: readonly number[], most: number): number {
  let low = -1;
  let high = numbers.length - 1;
  while (low < high) {
    // Whole numbers only: of -1 and 0, `Math.ceil` would make -0.
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

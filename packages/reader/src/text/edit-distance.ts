/** Letters that cameras and hurried hands make look alike; to take one for another costs half. */
const LOOKALIKES = [
  'gq9y',
  'il1t|!j',
  'o0aecu',
  's5',
  't+f',
  'hbkl6',
  'uvnwr',
  'rn',
  'z2',
  'mn',
  'dl',
  'ao',
  'pr',
];

const lookAlike = (a: string, b: string): boolean =>
  LOOKALIKES.some((group) => group.includes(a) && group.includes(b));

/** Edits that turn one word into the other, those between lookalikes counting half; Infinity beyond `limit`. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return Infinity;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const [a, b] = [from.charAt(row - 1), to.charAt(column - 1)];
      const change = a === b ? 0 : lookAlike(a, b) ? 0.5 : 1;
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + change,
        ),
      );
    }
    if (Math.min(...current) > limit) return Infinity;
    previous = current;
  }
  const distance = previous[to.length] ?? Infinity;
  return distance > limit ? Infinity : distance;
}

interface MenuPosition {
  labels: readonly (string | null)[];
  /** -1 when no item has the focus. */
  current: number;
}

/** Which item a key leads to: arrows go round, Home and End jump, a letter finds the next label it begins. */
export function nextMenuItem(key: string, { labels, current }: MenuPosition): number | null {
  const count = labels.length;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
  }
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const index = (current + step + count) % count;
    if (labels[index]?.trim().toLowerCase().startsWith(letter) === true) return index;
  }
  return null;
}

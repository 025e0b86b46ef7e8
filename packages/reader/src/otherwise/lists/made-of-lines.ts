/** Whether a bare row is nothing but lines: one of them, or several side by side in the cells of a table. */
export function isMadeOf(lines: ReadonlySet<string>, row: string): boolean {
  let rest = row;
  while (rest !== '') {
    let longest = '';
    for (const line of lines)
      if (line.length > longest.length && rest.startsWith(line)) longest = line;
    if (longest === '') return false;
    rest = rest.slice(longest.length);
  }
  return row !== '';
}

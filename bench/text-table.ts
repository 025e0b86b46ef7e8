const isNumber = (cell: string) => /^[\d.,-]+( ?\S{1,3})?$/.test(cell);

/** Columns as wide as their widest cell, numbers to the right. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows];
  const widths = heads.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const toLine = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        isNumber(cell) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const [first = '', ...rest] = lines.map(toLine);
  return [first, rule, ...rest].join('\n');
}

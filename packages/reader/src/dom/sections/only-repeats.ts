const BETWEEN_ITEMS = /\s[–—|•·-]\s|[,;]\s/u;

/** Whether a line says nothing but what a list says already: "2 eggs", or "2 eggs – 1 cup milk" above a step. */
export const onlyRepeats = (line: string, listed: ReadonlySet<string>): boolean =>
  listed.has(line) || line.split(BETWEEN_ITEMS).every((part) => listed.has(part.trim()));

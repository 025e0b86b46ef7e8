/** Texts of note apps and chats are written in Markdown: its signs are no words of the recipe. */

const FENCE = /^\s*(?:```|~~~)/u;
const HEADING = /^\s{0,3}#{1,6}\s+/u;
const CLOSING_SIGNS = /(?<![\s#])[\s#]+$/u;
const RULE = /^\s*(?:([-*_])\s*(?:\1\s*){2,}|={3,})$/u;
const TASK = /^(\s*[-*+]\s+)\[[ xX]?\]\s+/u;
const TABLE_RULE = /^\s*(?:\|\s*)?:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*(?:\|\s*)?$/u;
const ROW = /^\s*\||\s\|\s/u;
const ORDER = /^\p{L}+\s+\S+\s+\S/u;

const INLINE: readonly (readonly [RegExp, string])[] = [
  [/!\[[^[\]]{0,300}\]\([^()\s]{0,2000}\)/gu, ''],
  [/\[([^[\]]{1,300})\]\((?:https?:|\/|mailto:)[^()\s]{0,2000}\)/gu, '$1'],
  [/(\*\*|__|~~)(?=\S)(.{1,500}?)(?<=\S)\1/gu, '$2'],
  [/(?<![\p{L}\d*])\*(?=[^\s*])([^*]{1,500}?)(?<=\S)\*(?![\p{L}\d*])/gu, '$1'],
  [/(?<![\p{L}\d_])_(?=[^\s_])([^_]{1,500}?)(?<=\S)_(?![\p{L}\d_])/gu, '$1'],
  [/`([^`]{1,300})`/gu, '$1'],
  [/\\([\\`*_{}[\]()#+.!|>~-])/gu, '$1'],
];

const withoutInline = (line: string): string =>
  INLINE.reduce((text, [pattern, shown]) => text.replace(pattern, shown), line);

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/** "| 1 | Whisk the eggs |" counts its steps; "| 200 | g | sugar |" measures. */
function rowText(line: string): string {
  const [first = '', ...rest] = cellsOf(line);
  const isStep = /^\d{1,2}$/u.test(first) && rest.length === 1 && ORDER.test(rest[0] ?? '');
  return isStep ? `${first}. ${rest.join(' ')}` : [first, ...rest].join(' ');
}

/** Which lines belong to a table, and which of them only name its columns. */
function tableLines(lines: readonly string[]): { rows: Set<number>; names: Set<number> } {
  const rows = new Set<number>();
  const names = new Set<number>();
  lines.forEach((line, index) => {
    const header = lines[index - 1] ?? '';
    if (!line.includes('|') || !TABLE_RULE.test(line) || !ROW.test(header)) return;
    names.add(index);
    (/\d/u.test(header) ? rows : names).add(index - 1);
    for (let at = index + 1; ROW.test(lines[at] ?? ''); at += 1) rows.add(at);
  });
  return { rows, names };
}

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/u.test(line);

/** The lines of a text without the signs of Markdown; headings and rules stand apart from what is around them. */
export function withoutMarkdown(lines: readonly string[]): string[] {
  const { rows, names } = tableLines(lines);
  return lines.flatMap((line, index) => {
    if (names.has(index) || FENCE.test(line)) return [];
    if (RULE.test(line)) return [''];
    if (rows.has(index) || isRow(line)) return [withoutInline(rowText(line))];
    if (HEADING.test(line))
      return ['', withoutInline(line.replace(HEADING, '').replace(CLOSING_SIGNS, ''))];
    const text = withoutInline(line.replace(TASK, '$1'));
    const parts = text.split(' | ');
    return parts.every((part) => part.includes(':')) ? parts : [text];
  });
}

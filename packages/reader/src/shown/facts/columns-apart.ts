const ATTRIBUTES = String.raw`\b[^<>]{0,300}`;
const cells = (tag: string): string =>
  String.raw`((?:\s*<${tag}${ATTRIBUTES}>[^<>]{1,40}</${tag}>){2,6})\s*</tr>`;
const ROW = String.raw`<tr${ATTRIBUTES}>`;
const NAMES_OVER_VALUES = new RegExp(
  String.raw`${ROW}${cells('th')}(?:\s*</thead>)?(?:\s*<tbody${ATTRIBUTES}>)?\s*${ROW}${cells('td')}`,
  'gi',
);
const CELL = /<(?:td|th)\b[^<>]{0,300}>([^<>]*)/gi;

const textsOf = (row: string): string[] => Array.from(row.matchAll(CELL), ([, text = '']) => text);

/** Whether some markup has tables, which is sooner told than which. */
export const mayHaveColumns = (markup: string): boolean => /<[tT][rR]\b/.test(markup);

/** Some markup, with each name of a table beside the value below it where a row of names stands over one of values. */
export const withColumnsApart = (markup: string): string =>
  markup.replace(NAMES_OVER_VALUES, (table, head: string, below: string) => {
    const [names, values] = [textsOf(head), textsOf(below)];
    if (names.length !== values.length) return table;
    return names.map((name, at) => `<tr><th>${name}</th><td>${values[at]}</td></tr>`).join('');
  });

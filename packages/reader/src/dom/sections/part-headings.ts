import { BOLD, type PageLine } from '../lines/page-lines.ts';

const NAME_WORDS = 8;

const isHeading = ({ heading }: PageLine): boolean => heading > 0 && heading < BOLD;

/** The headings that name the parts of the steps: short, and with something below them. */
export function partHeadings(lines: readonly PageLine[]): ReadonlySet<string> {
  const names = lines.filter((line, at) => {
    const next = lines[at + 1];
    const isName = !/[.!?]$/.test(line.text) && line.text.split(' ').length <= NAME_WORDS;
    return isHeading(line) && isName && next !== undefined && !isHeading(next);
  });
  return new Set(names.map(({ text }) => text));
}

import { knownWhileReading } from '../text/known-while-reading.ts';
import { plainLine } from '../text/plain-text.ts';
import { withCellsApart } from '../text/table-cells.ts';

const END = '</span>';
const NEXT = String.raw`<span\b[^<>]{0,300}>`;
/**
 * Where spans that touch each other are set apart by their looks: "8" and "Prep time", "200 ml" and "cream". Those within a
 * word are what a text editor left behind. What stands before the tag is asked for behind it: a search that begins with
 * plain letters takes a tenth of the time.
 */
const BETWEEN_SPANS = new RegExp(
  `${END}(?:${[
    String.raw`(?<=\d${END})(?=${NEXT}\p{L})`,
    String.raw`(?<=\p{L}:?${END})(?=${NEXT}\d)`,
    String.raw`(?<=[\p{Ll}\d.:)]${END})(?=${NEXT}\p{Lu})`,
    String.raw`(?<=>\s?[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/ ]{0,8}\p{L}{1,12}\.?${END})(?=${NEXT}\p{L})`,
  ].join('|')})`,
  'gu',
);

/** The text of a row as a reader sees it: what stands side by side in cells and spans is apart. */
export function readRow(markup: string): string {
  const mayHaveCells = markup.includes('</t') || markup.includes('</T');
  const row = mayHaveCells ? withCellsApart(markup, ' ') : markup;
  return plainLine(row.includes('</span><span') ? row.replace(BETWEEN_SPANS, '</span> ') : row);
}

const known = knownWhileReading<string, string>();

/** The same of the rows beside lines, which are asked for again and again: between two of them, above the first, as their like. */
export function rowText(markup: string): string {
  const before = known.get(markup);
  if (before !== undefined) return before;
  const text = readRow(markup);
  known.set(markup, text);
  return text;
}

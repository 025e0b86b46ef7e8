import { plainLine } from '../text/plain-text.ts';
import { withCellsApart } from '../text/table-cells.ts';

const NEXT = String.raw`<span\b[^<>]{0,300}>`;
/**
 * Where spans that touch each other are set apart by their looks: "8" and "Prep time", "200 ml" and "cream". Those within a
 * word are what a text editor left behind.
 */
const BETWEEN_SPANS = new RegExp(
  [
    String.raw`(?<=\d)</span>(?=${NEXT}\p{L})`,
    String.raw`(?<=\p{L}:?)</span>(?=${NEXT}\d)`,
    String.raw`(?<=[\p{Ll}\d.:)])</span>(?=${NEXT}\p{Lu})`,
    String.raw`(?<=>\s?[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/ ]{0,8}\p{L}{1,12}\.?)</span>(?=${NEXT}\p{L})`,
  ].join('|'),
  'gu',
);

/** The text of a row as a reader sees it: what stands side by side in cells and spans is apart. */
export function rowText(markup: string): string {
  const mayHaveCells = markup.includes('</t') || markup.includes('</T');
  const row = mayHaveCells ? withCellsApart(markup, ' ') : markup;
  return plainLine(row.includes('</span><span') ? row.replace(BETWEEN_SPANS, '</span> ') : row);
}

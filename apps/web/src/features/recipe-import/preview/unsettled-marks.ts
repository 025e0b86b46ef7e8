import { PARTS, isPart } from './ingredient-parts.ts';
import { linePath } from './line-path.ts';
import { FACTS, type Mark, isMissing } from './marks.ts';
import { isInPageOrder } from './page-order.ts';
import type { PreviewValues } from './preview-values.ts';

/** The text of a field by its path in the import, wherever its row stands now; null once the row is gone. */
function textAt(values: PreviewValues, path: string): string | null {
  const [field, line, part] = path.split('.');
  // A whole list is marked where it is empty, until something stands in it.
  if (path === 'ingredients' || path === 'directions') return String(values[path].length);
  const origin = Number(line);
  if (field === 'ingredients') {
    const row = values.ingredients.find((one) => one.origin === origin);
    if (row === undefined) return null;
    return isPart(part) ? row[part] : PARTS.map((name) => row[name]).join('\n');
  }
  if (field === 'directions') {
    return values.directions.find((one) => one.origin === origin)?.instruction ?? null;
  }
  if (path === 'tags') return values.tags.join('\n');
  const fact = FACTS.find((name) => name === field);
  return fact === undefined ? null : values[fact];
}

/** Whether a step was marked for its place among the others, and all of them stand now as the page tells them. */
const isInPlace = ({ pageWords }: Mark, { directions }: PreviewValues): boolean =>
  pageWords?.order !== undefined && isInPageOrder(directions, pageWords.order);

/** The marks whose field was neither changed nor taken out since, nor put where the page has it. */
export function unsettledMarks(
  marks: readonly Mark[],
  read: PreviewValues,
  now: PreviewValues,
): Mark[] {
  return marks.filter(
    (mark) => textAt(read, mark.path) === textAt(now, mark.path) && !isInPlace(mark, now),
  );
}

/** What is missing has to be found, and what was worked out says so, right or not. */
export const isTickable = (mark: Mark): boolean => mark.kind === 'check' && !isMissing(mark);

/** Whether the person has found a mark's field to be right. */
export const isTicked = (mark: Mark, { ticked }: PreviewValues): boolean =>
  isTickable(mark) && ticked.includes(linePath(mark.path));

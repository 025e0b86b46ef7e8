import {
  type Recipe,
  type RecipeChange,
  normalizeImageUrl,
  visibleText,
} from '@commonplate/contract';
import { addTags } from '@commonplate/kitchen';

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false;

/** As the server keeps it: outer spaces gone, what is not set left out, fields in one order. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, part]) => [name, plain(part)] as const)
    .filter(([, part]) => !isBlank(part))
    .toSorted(([one], [other]) => one.localeCompare(other));
}

/** Steps are numbered by position and repeated tags merged, whatever was sent. */
const inShape = ({ directions, tags, photoUrl, ...rest }: RecipeChange) => ({
  ...rest,
  photoUrl: normalizeImageUrl(photoUrl ?? ''),
  directions: directions?.map(({ instruction }) => instruction),
  tags: tags?.reduce<string[]>((all, tag) => addTags(all, tag), []),
});

const textOf = (value: unknown) => {
  const kept = plain(value);
  const isEmpty = isBlank(kept) || (Array.isArray(kept) && kept.length === 0);
  return isEmpty ? '' : JSON.stringify(kept);
};

/** Whether the stored recipe says what was sent, in every field that was sent. */
export function holdsContent(stored: Recipe, sent: RecipeChange): boolean {
  const { updatedAt: _basis, ...fields } = sent;
  const there: Readonly<Record<string, unknown>> = inShape(stored);
  const wanted: Readonly<Record<string, unknown>> = inShape(fields);
  return Object.keys(fields).every((name) => textOf(there[name]) === textOf(wanted[name]));
}

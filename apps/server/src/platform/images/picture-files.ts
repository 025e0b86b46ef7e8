import { IMAGE_WIDTHS } from '@commonplate/contract';
import type { StoredPicture } from './picture-workshop.ts';

const LARGEST_WIDTH = Math.max(...IMAGE_WIDTHS);

const fileName = (id: string, width?: number): string =>
  width === undefined ? `${id}.webp` : `${id}-${width}.webp`;

/** Every file a stored picture consists of, the largest last: once that one exists, all the others do. */
export function filesOfPicture(
  id: string,
  picture: StoredPicture,
): readonly { readonly name: string; readonly bytes: Uint8Array }[] {
  return [
    ...picture.narrower.map(({ webp, width }) => ({ name: fileName(id, width), bytes: webp })),
    { name: fileName(id), bytes: picture.webp },
  ];
}

/** Names to delete with a picture; those it never had are no loss. */
export function possibleFilesOfPicture(id: string): readonly string[] {
  const narrower = IMAGE_WIDTHS.filter((width) => width < LARGEST_WIDTH);
  return [fileName(id), ...narrower.map((width) => fileName(id, width))];
}

/**
 * The files that answer a wish for a width, best first. A copy that is missing was never made because the picture itself
 * is not wider, so the whole picture is then the right answer and nothing is ever enlarged.
 */
export function filesForWidth(id: string, wanted?: number): readonly string[] {
  const width = wanted && IMAGE_WIDTHS.find((candidate) => candidate >= wanted);
  return width && width < LARGEST_WIDTH ? [fileName(id, width), fileName(id)] : [fileName(id)];
}

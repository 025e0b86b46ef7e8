import { IMPORT_PHOTO_MAX_BYTES, IMPORT_PHOTO_MAX_COUNT, MESSAGES } from '@commonplate/contract';
import { type PhotoFile, isPhotoFile } from '../../../lib/photo-files.ts';

/** The photos of one card are its sides, in this order. */
export function photoLabel(index: number): string {
  return ['Front', 'Back'][index] ?? `Photo ${index + 1}`;
}

interface Admitted<Candidate> {
  files: Candidate[];
  fault: string | null;
}

/** Which of the files offered may join those already chosen, and what to say about the rest. */
export function admitPhotos<Candidate extends PhotoFile>(
  offered: Iterable<Candidate>,
  chosenCount: number,
): Admitted<Candidate> {
  const valid = [...offered].filter(
    (file) => isPhotoFile(file) && file.size < IMPORT_PHOTO_MAX_BYTES,
  );
  if (valid.length === 0) return { files: [], fault: MESSAGES.noValidPhotos };
  const room = IMPORT_PHOTO_MAX_COUNT - chosenCount;
  return {
    files: valid.slice(0, room),
    fault: valid.length > room ? MESSAGES.tooManyPhotos : null,
  };
}

/** The list with one thing moved by one place; unchanged at the ends. */
export function movedBy<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const moved = [...items];
  const [one, other] = [moved[index], moved[index + by]];
  if (one === undefined || other === undefined) return moved;
  moved[index] = other;
  moved[index + by] = one;
  return moved;
}

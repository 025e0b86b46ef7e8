import type { ImportResult } from '@commonplate/contract';
import { drawablePhoto } from './drawable-photo.ts';
import { turnedPieces } from './turned-region.ts';
import { turnedPhoto } from './turned-photo.ts';

/** What to show of a photo: itself, something else of it, or nothing. */
export type Showing = { kind: 'itself' | 'nothing' } | { kind: 'instead'; picture: Blob | string };

interface UprightReading {
  result: ImportResult;
  /** For each photo, what this browser can show of it, upright. */
  shown: Showing[];
}

interface UprightPhoto {
  showing: Showing;
  /** By how much it was turned. */
  turned: number;
}

async function uprightPhoto(file: File, turn: number, signal: AbortSignal): Promise<UprightPhoto> {
  const drawable = await drawablePhoto(file, signal);
  if (drawable === null) return { showing: { kind: 'nothing' }, turned: 0 };
  const { picture, url } = drawable;
  const upright = turn % 360 === 0 ? null : await turnedPhoto(picture, turn);
  if (upright !== null) return { showing: { kind: 'instead', picture: upright }, turned: turn };
  const showing: Showing = url === null ? { kind: 'itself' } : { kind: 'instead', picture: url };
  return { showing, turned: 0 };
}

/** A card photographed sideways is shown as it was read: upright, with its regions. */
export async function uprightReading(
  result: ImportResult,
  files: readonly File[],
  signal: AbortSignal,
): Promise<UprightReading> {
  const turns = result.photoTurns ?? [];
  const photos = await Promise.all(
    files.map((file, index) => uprightPhoto(file, turns[index] ?? 0, signal)),
  );
  const turned = photos.map((photo) => photo.turned);
  const evidence = turnedPieces(result.evidence, turned);
  const leftOut = turnedPieces(result.leftOut ?? [], turned);
  return {
    result: { ...result, evidence, leftOut },
    shown: photos.map(({ showing }) => showing),
  };
}

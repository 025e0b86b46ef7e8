import type { ImportResult } from '@commonplate/contract';
import { turnedPieces } from './turned-region.ts';
import { turnedPhoto } from './turned-photo.ts';

interface UprightReading {
  result: ImportResult;
  /** For each photo the upright one to show; null where it stands upright already. */
  upright: (Blob | null)[];
}

/** A card photographed sideways is shown as it was read: upright, with its regions. */
export async function uprightReading(
  result: ImportResult,
  files: readonly File[],
): Promise<UprightReading> {
  const turns = result.photoTurns ?? [];
  const upright = await Promise.all(
    files.map(async (file, index) => {
      const turn = turns[index] ?? 0;
      return turn % 360 === 0 ? null : turnedPhoto(file, turn);
    }),
  );
  const turned = upright.map((blob, index) => (blob === null ? 0 : (turns[index] ?? 0)));
  const evidence = turnedPieces(result.evidence, turned);
  const leftOut = turnedPieces(result.leftOut ?? [], turned);
  return { result: { ...result, evidence, leftOut }, upright };
}

import type { PhotoRegion } from '@commonplate/contract';

const quarters = (degrees: number) => ((Math.round(degrees / 90) % 4) + 4) % 4;

function quarterTurned({ photo, x, y, width, height }: PhotoRegion): PhotoRegion {
  return { photo, x: 1 - y - height, y: x, width: height, height: width };
}

/** Where a region lies once its photo was turned clockwise. */
export function turnedRegion(region: PhotoRegion, degrees: number): PhotoRegion {
  let turned = region;
  for (let left = quarters(degrees); left > 0; left -= 1) turned = quarterTurned(turned);
  return turned;
}

/** What lies on the photos, once each was turned upright. */
export function turnedPieces<Piece extends { region?: PhotoRegion | undefined }>(
  pieces: readonly Piece[],
  turns: readonly number[],
): Piece[] {
  return pieces.map((piece) =>
    piece.region === undefined
      ? piece
      : { ...piece, region: turnedRegion(piece.region, turns[piece.region.photo] ?? 0) },
  );
}

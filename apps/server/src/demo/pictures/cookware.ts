import { gleam, type Filling } from './crockery.ts';
import { box, disc, place, ring, SHADOW, shape, stroke, type Box, type Disc } from './marks.ts';
import { round } from './outlines.ts';

export interface Skillet extends Disc {
  handle: number;
}

/** A cast-iron pan; the handle points where the angle says, in degrees. */
export function skillet({ x, y, r, handle }: Skillet): string {
  const grip = (offset: number) =>
    box({ x: r - 30 + offset, y: -29 + offset, width: 340, height: 58, corner: 26 }, SHADOW, 0.3);
  return (
    place(
      { x, y, turn: handle },
      grip(12) +
        box({ x: r - 30, y: -29, width: 340, height: 58, corner: 26 }, '#2E2926') +
        box({ x: r - 10, y: -17, width: 300, height: 12, corner: 6 }, '#4A423D'),
    ) +
    disc({ x: x + 14, y: y + 18, r }, SHADOW, 0.32) +
    disc({ x, y, r }, '#2E2926') +
    disc({ x, y, r: r - 10 }, '#453D38') +
    disc({ x, y, r: r - 26 }, '#241F1D') +
    gleam({ x, y, r: r - 16 }, 0.3)
  );
}

interface PotGlaze {
  body: string;
  edge: string;
  grip: string;
}

/** A pot with an ear at either side, filled to an even surface. */
export function pot({ x, y, r }: Disc, glaze: PotGlaze, { deep, surface }: Filling): string {
  const ear = (side: number) =>
    place(
      { x: x + side * (r + 10), y },
      box({ x: -42, y: -38, width: 84, height: 96, corner: 30 }, SHADOW, 0.2) +
        box({ x: -42, y: -48, width: 84, height: 96, corner: 30 }, glaze.edge) +
        box({ x: -22 + side * 6, y: -26, width: 44, height: 52, corner: 18 }, glaze.grip),
    );
  return (
    ear(-1) +
    ear(1) +
    disc({ x: x + 14, y: y + 18, r }, SHADOW, 0.28) +
    disc({ x, y, r }, glaze.body) +
    ring({ x, y, r: r - 5 }, { color: glaze.edge, width: 10 }) +
    disc({ x, y, r: r * 0.83 }, deep) +
    disc({ x: x + 6, y: y + 8, r: r * 0.795 }, surface) +
    gleam({ x, y, r: r * 0.91 })
  );
}

interface Board {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  wood?: string;
  edge?: string;
}

/** A chopping board with a hole to hang it by; content is drawn from its centre. */
export function board(
  { x, y, width, height, turn, wood = '#C58F55', edge = '#9A6A38' }: Board,
  content: string,
): string {
  const frame: Box = { x: -width / 2, y: -height / 2, width, height, corner: 34 };
  const lines = [-0.3, -0.12, 0.1, 0.27].map(
    (part) =>
      `M${-width / 2 + 30} ${height * part}C${-width / 6} ${height * part + 8} ${width / 6} ${height * part - 8} ${width / 2 - 30} ${height * part + 3}`,
  );
  return place(
    { x, y, turn },
    box({ ...frame, x: frame.x + 12, y: frame.y + 18 }, SHADOW, 0.28) +
      box(frame, edge) +
      box({ ...frame, width: width - 8, height: height - 10, corner: 30 }, wood) +
      stroke(lines.join(''), { color: edge, width: 3, opacity: 0.4 }) +
      shape(round(-width / 2 + 44, 0, 17), edge) +
      shape(round(-width / 2 + 46, 3, 13), SHADOW, 0.45) +
      content,
  );
}

import { disc, oval, place, ring, SHADOW, short, stroke, type Disc, type Oval } from './marks.ts';
import { polar } from './outlines.ts';

export const ENAMEL = { body: '#F8F2E7', well: '#E7DBC6', rim: '#35566E' } as const;

/** The light of the window on a glazed edge, always upper left. */
export function gleam({ x, y, r }: Disc, opacity = 0.55): string {
  const arc = (from: number, to: number) => {
    const [sx, sy] = polar(x, y, [from, r]);
    const [ex, ey] = polar(x, y, [to, r]);
    return `M${short(sx)} ${short(sy)}A${short(r)} ${short(r)} 0 0 1 ${short(ex)} ${short(ey)}`;
  };
  return stroke(arc(3.42, 4.57) + arc(4.71, 4.89), {
    color: '#fff',
    width: Math.min(7, r / 14),
    opacity,
  });
}

export interface Glaze {
  body: string;
  rim: string;
  well: string;
}

/** A flat plate; the enamel one with its blue rim unless another glaze is given. */
export function plate({ x, y, r }: Disc, glaze: Glaze = ENAMEL): string {
  return (
    disc({ x: x + 14, y: y + 18, r }, SHADOW, 0.26) +
    disc({ x, y, r }, glaze.body) +
    ring({ x, y, r: r - 4 }, { color: glaze.rim, width: 8 }) +
    disc({ x, y, r: r * 0.77 }, glaze.well) +
    disc({ x: x + 4, y: y + 5, r: r * 0.75 }, glaze.body) +
    gleam({ x, y, r: r * 0.89 }, 0.9)
  );
}

export interface Filling {
  deep: string;
  surface: string;
}

/** A bowl filled to an even surface; the deep colour is the shade its wall throws on it. */
export function bowl({ x, y, r }: Disc, glaze: Glaze, { deep, surface }: Filling): string {
  const inner = r - Math.max(16, r * 0.17);
  return (
    disc({ x: x + r * 0.058, y: y + r * 0.074, r }, SHADOW, 0.26) +
    disc({ x, y, r }, glaze.body) +
    ring({ x, y, r: r - r * 0.02 }, { color: glaze.rim, width: r * 0.04 }) +
    disc({ x, y, r: inner }, deep) +
    disc({ x: x + inner * 0.035, y: y + inner * 0.045, r: inner * 0.955 }, surface) +
    gleam({ x, y, r: r * 0.91 })
  );
}

/** A long serving dish. Its content is drawn in the same turned frame, centred on 0 0. */
export function platter({ x, y, rx, ry, turn = 0 }: Oval, content: string): string {
  const slant = (turn * Math.PI) / 180;
  const [dx, dy] = [
    14 * Math.cos(slant) + 18 * Math.sin(slant),
    18 * Math.cos(slant) - 14 * Math.sin(slant),
  ];
  return place(
    { x, y, turn },
    oval({ x: dx, y: dy, rx, ry }, SHADOW, 0.26) +
      oval({ x: 0, y: 0, rx, ry }, ENAMEL.rim) +
      oval({ x: 0, y: 0, rx: rx - 9, ry: ry - 9 }, ENAMEL.body) +
      oval({ x: 0, y: 0, rx: rx * 0.8, ry: ry * 0.73 }, ENAMEL.well) +
      oval({ x: 4, y: 5, rx: rx * 0.78, ry: ry * 0.7 }, ENAMEL.body) +
      content,
  );
}

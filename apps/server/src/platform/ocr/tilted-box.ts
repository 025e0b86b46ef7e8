/** A rectangle around a line of text; `width` runs along the text, `angle` in radians. */
export interface TiltedBox {
  centerX: number;
  centerY: number;
  width: number;
  height: number;
  angle: number;
}

export type Point = readonly [x: number, y: number];

const cross = (o: Point, a: Point, b: Point) =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const last = hull.at(-1);
      const before = hull.at(-2);
      if (!last || !before || cross(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Text reads from left to right: the long side lies within a quarter turn of the horizontal. */
function asTextBox(box: TiltedBox): TiltedBox {
  let { width, height, angle } = box;
  if (width < height) {
    [width, height] = [height, width];
    angle += Math.PI / 2;
  }
  while (angle > Math.PI / 2) angle -= Math.PI;
  while (angle <= -Math.PI / 2) angle += Math.PI;
  const isStubby = width < 1.6 * height;
  if (isStubby && Math.abs(angle) > Math.PI / 4) {
    [width, height] = [height, width];
    angle += angle > 0 ? -Math.PI / 2 : Math.PI / 2;
  }
  return { ...box, width, height, angle };
}

/** The smallest rectangle around the points: one of its sides lies along an edge of their hull. */
export function smallestBox(points: readonly Point[]): TiltedBox {
  const hull = convexHull(points);
  let best: TiltedBox | undefined;
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const along = hull.map(([x, y]) => x * cos + y * sin);
    const across = hull.map(([x, y]) => y * cos - x * sin);
    const [left, right] = [Math.min(...along), Math.max(...along)];
    const [top, bottom] = [Math.min(...across), Math.max(...across)];
    const width = right - left;
    const height = bottom - top;
    if (best && width * height >= best.width * best.height) return;
    const u = (left + right) / 2;
    const v = (top + bottom) / 2;
    best = { centerX: u * cos - v * sin, centerY: u * sin + v * cos, width, height, angle };
  });
  return asTextBox(best ?? { centerX: 0, centerY: 0, width: 0, height: 0, angle: 0 });
}

import { smallestBox, type Point, type TiltedBox } from './tilted-box.ts';

/** How likely each pixel belongs to text, as the detector sees it. */
interface TextMap {
  chance: Float32Array;
  width: number;
  height: number;
}

const PIXEL_CHANCE_MIN = 0.3;
const AREA_CHANCE_MIN = 0.5;
const AREA_MIN = 12;
const SIDE_MIN = 3;
/** The detector is trained to mark a shrunken core of each line; this undoes the shrinking. */
const GROWTH = 1.7;

interface Area {
  outline: Point[];
  size: number;
  chance: number;
}

/** Collects the pixels that hang together with `start`, and marks them as seen. */
function collectArea(map: TextMap, seen: Uint8Array, start: number): Area {
  const { chance, width, height } = map;
  const rows = new Map<number, [first: number, last: number]>();
  const open = [start];
  seen[start] = 1;
  let size = 0;
  let sum = 0;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    size += 1;
    sum += chance[index] ?? 0;
    const y = Math.floor(index / width);
    const x = index - y * width;
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    for (let nearY = Math.max(0, y - 1); nearY <= Math.min(height - 1, y + 1); nearY += 1) {
      for (let nearX = Math.max(0, x - 1); nearX <= Math.min(width - 1, x + 1); nearX += 1) {
        const near = nearY * width + nearX;
        if (seen[near] || (chance[near] ?? 0) < PIXEL_CHANCE_MIN) continue;
        seen[near] = 1;
        open.push(near);
      }
    }
  }
  const outline: Point[] = [];
  for (const [y, [first, last]] of rows)
    outline.push([first, y], [last + 1, y], [first, y + 1], [last + 1, y + 1]);
  return { outline, size, chance: sum / size };
}

function grow(box: TiltedBox): TiltedBox {
  const margin = (box.width * box.height * GROWTH) / (2 * (box.width + box.height));
  return { ...box, width: box.width + 2 * margin, height: box.height + 2 * margin };
}

/** One box per line, or piece of a line, in the map's own pixels. */
export function boxesOfText(map: TextMap): TiltedBox[] {
  const seen = new Uint8Array(map.width * map.height);
  const boxes: TiltedBox[] = [];
  for (let index = 0; index < map.chance.length; index += 1) {
    if (seen[index] || (map.chance[index] ?? 0) < PIXEL_CHANCE_MIN) continue;
    const area = collectArea(map, seen, index);
    if (area.size < AREA_MIN || area.chance < AREA_CHANCE_MIN) continue;
    const box = smallestBox(area.outline);
    if (Math.min(box.width, box.height) >= SIDE_MIN) boxes.push(grow(box));
  }
  return boxes;
}

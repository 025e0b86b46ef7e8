/** The few SVG elements every drawing is made of. Coordinates are those of an 800 x 600 sheet. */

export const SHADOW = '#2b1a10';

export interface Disc {
  x: number;
  y: number;
  r: number;
}

export interface Oval {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turn?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  corner?: number;
}

interface Pen {
  color: string;
  width: number;
  opacity?: number;
}

export interface Placing {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
}

export const short = (value: number): string => String(Math.round(value * 10) / 10);

const faded = (opacity: number) => (opacity === 1 ? '' : ` opacity="${opacity}"`);

export const disc = ({ x, y, r }: Disc, fill: string, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${faded(opacity)}/>`;

export const ring = ({ x, y, r }: Disc, { color, width, opacity = 1 }: Pen): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="${color}" stroke-width="${short(width)}"${faded(opacity)}/>`;

export function oval({ x, y, rx, ry, turn = 0 }: Oval, fill: string, opacity = 1): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`;
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${faded(opacity)}${turned}/>`;
}

export const box = ({ x, y, width, height, corner = 0 }: Box, fill: string, opacity = 1): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(corner)}" fill="${fill}"${faded(opacity)}/>`;

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${faded(opacity)}/>`;

export const stroke = (d: string, { color, width, opacity = 1 }: Pen): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`;

export function place({ x = 0, y = 0, turn = 0, scale = 1 }: Placing, content: string): string {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})${size}">${content}</g>`;
}

/** Shows only what lies inside the outline. The id must be unique within one picture. */
export const clipped = (id: string, outline: string, content: string): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

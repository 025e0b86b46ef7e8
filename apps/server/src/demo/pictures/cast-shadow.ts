import { place, type Placing } from './marks.ts';

/** Moves a shadow to the lower right of the sheet, however the thing that throws it is turned: there is one light only. */
export function castShadow({ turn = 0 }: Placing, depth: number, shadow: string): string {
  const angle = Math.atan2(4, 3) - (turn * Math.PI) / 180;
  return place({ x: Math.cos(angle) * depth, y: Math.sin(angle) * depth }, shadow);
}

import type { PhotoRegion } from '@commonplate/contract';
import type { CSSProperties } from 'react';

/** Where a region lies over its photo, whatever size that is shown in. */
export const regionPlace = ({ x, y, width, height }: PhotoRegion): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

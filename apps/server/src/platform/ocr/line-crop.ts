import type { TiltedBox } from './tilted-box.ts';
import type { Pixels } from './upright-pixels.ts';

/** What the recogniser was trained on. */
export const CROP_HEIGHT = 48;
const WIDTH_MIN = 16;
const WIDTH_MAX = 2400;
const SAMPLES_MAX = 3;

interface LineCrop {
  /** Red, green and blue planes, each value -1..1. */
  values: Float32Array;
  width: number;
}

/** Adds to `sum` the colour between the four pixels around a point. */
function addColour(pixels: Pixels, [x, y]: [number, number], sum: Float32Array): void {
  const { data, width, height } = pixels;
  const clampedX = Math.max(0, Math.min(width - 1.001, x));
  const clampedY = Math.max(0, Math.min(height - 1.001, y));
  const left = Math.floor(clampedX);
  const top = Math.floor(clampedY);
  const shareRight = clampedX - left;
  const shareDown = clampedY - top;
  const index = (top * width + left) * 3;
  const below = index + width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper =
      (data[index + channel] ?? 0) * (1 - shareRight) +
      (data[index + 3 + channel] ?? 0) * shareRight;
    const lower =
      (data[below + channel] ?? 0) * (1 - shareRight) +
      (data[below + 3 + channel] ?? 0) * shareRight;
    sum[channel] = (sum[channel] ?? 0) + upper * (1 - shareDown) + lower * shareDown;
  }
}

/** Cuts a tilted line out of the photo, level and at the recogniser's height. */
export function cropLine(pixels: Pixels, box: TiltedBox): LineCrop {
  const natural = Math.round((CROP_HEIGHT * box.width) / box.height);
  const width = Math.max(WIDTH_MIN, Math.min(WIDTH_MAX, natural));
  const plane = CROP_HEIGHT * width;
  const values = new Float32Array(3 * plane);
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const samples = Math.max(1, Math.min(SAMPLES_MAX, Math.round(box.height / CROP_HEIGHT)));
  const scale = samples * samples * 127.5;
  const sum = new Float32Array(3);
  for (let y = 0; y < CROP_HEIGHT; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sum.fill(0);
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const stepX = ((sample % samples) + 0.5) / samples;
        const stepY = (Math.floor(sample / samples) + 0.5) / samples;
        const along = ((x + stepX) / width - 0.5) * box.width;
        const across = ((y + stepY) / CROP_HEIGHT - 0.5) * box.height;
        const sourceX = box.centerX + along * cos - across * sin - 0.5;
        const sourceY = box.centerY + along * sin + across * cos - 0.5;
        addColour(pixels, [sourceX, sourceY], sum);
      }
      const index = y * width + x;
      for (let channel = 0; channel < 3; channel += 1)
        values[channel * plane + index] = (sum[channel] ?? 0) / scale - 1;
    }
  }
  return { values, width };
}

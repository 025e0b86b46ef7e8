import { InferenceSession, Tensor } from 'onnxruntime-web';
import { boxesOfText } from './text-boxes.ts';
import type { TiltedBox } from './tilted-box.ts';
import { scalePixels, type Pixels } from './upright-pixels.ts';

/** Small print on a whole card is still legible at this size, and the detector stays fast. */
const LONGEST_SIDE = 1280;
/** The network halves its input five times. */
const GRID = 32;
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

function toTensor({ data, width, height }: Pixels): Tensor {
  const plane = width * height;
  const values = new Float32Array(3 * plane);
  for (let channel = 0; channel < 3; channel += 1) {
    const mean = MEAN[channel] ?? 0;
    const deviation = DEVIATION[channel] ?? 1;
    for (let pixel = 0; pixel < plane; pixel += 1)
      values[channel * plane + pixel] = ((data[pixel * 3 + channel] ?? 0) / 255 - mean) / deviation;
  }
  return new Tensor('float32', values, [1, 3, height, width]);
}

const onGrid = (length: number) => Math.max(GRID, Math.round(length / GRID) * GRID);

export interface TextDetector {
  /** Boxes in the pixels of the given picture. */
  detect(pixels: Pixels): Promise<TiltedBox[]>;
}

export async function loadTextDetector(model: Uint8Array): Promise<TextDetector> {
  const session = await InferenceSession.create(model);
  const [input, output] = [session.inputNames[0] ?? '', session.outputNames[0] ?? ''];
  return {
    async detect(pixels) {
      const shrink = Math.min(1, LONGEST_SIDE / Math.max(pixels.width, pixels.height));
      const width = onGrid(pixels.width * shrink);
      const height = onGrid(pixels.height * shrink);
      const small = await scalePixels(pixels, width, height);
      const result = (await session.run({ [input]: toTensor(small) }))[output];
      if (!(result?.data instanceof Float32Array))
        throw new TypeError('The detector model answers no text map');
      const scaleX = pixels.width / width;
      const scaleY = pixels.height / height;
      return boxesOfText({ chance: result.data, width, height }).map((box) => ({
        ...box,
        centerX: box.centerX * scaleX,
        centerY: box.centerY * scaleY,
        width: box.width * scaleX,
        height: box.height * scaleY,
      }));
    },
  };
}

import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';
import sharp from 'sharp';
import { fitInside } from './fit-inside.ts';
import type { HeicAnswer, HeicTask } from './heic-photo.ts';

/** Runs in a thread of its own: the decoder is synchronous and takes up to seconds. */
async function answer({ bytes, maxPixels, box }: HeicTask): Promise<HeicAnswer> {
  const images = await decode.all({ buffer: bytes });
  const [main] = images;
  if (!main) return { outcome: 'damaged' };
  // Asked before any pixel is decoded, so that a tiny file cannot claim gigabytes.
  if (main.width * main.height > maxPixels) return { outcome: 'tooManyPixels' };
  const { width, height, data } = await main.decode();
  const whole = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const fitted = await fitInside(whole, box).raw().toBuffer({ resolveWithObject: true });
  return {
    outcome: 'decoded',
    width: fitted.info.width,
    height: fitted.info.height,
    rgb: new Uint8Array(fitted.data),
  };
}

const reply = await answer(workerData as HeicTask).catch((): HeicAnswer => ({
  outcome: 'damaged',
}));
parentPort?.postMessage(reply, reply.outcome === 'decoded' ? [reply.rgb.buffer] : []);

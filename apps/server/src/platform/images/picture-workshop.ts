import { IMAGE_WIDTHS } from '@commonplate/contract';
import sharp, { type Sharp } from 'sharp';
import type { Box } from './fit-inside.ts';
import { isHeavy, openPicture, refusingDamage, type Picture } from './open-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import { recognisePicture } from './recognise-picture.ts';
import { createWorkQueue } from '../work-queue.ts';

/** Long screenshots stay legible, and WebP's own limit of 16,383 is out of reach. */
const STORED_BOX = { width: Math.max(...IMAGE_WIDTHS), height: 8_000 } as const;
/** Above this the file grows faster than anyone can see; below it, gradients on plates start to band. */
const WEBP = { quality: 80, effort: 4 } as const;
const JPEG_QUALITY = 90;
const AT_ONCE = 2;
const MAX_WAITING = 40;

export interface SizedPicture {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface StoredPicture extends SizedPicture {
  /** Narrower copies, one for each agreed width below the picture's own. */
  readonly narrower: readonly SizedPicture[];
}

export interface ReadablePicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface PictureWorkshop {
  /** The form in which a picture is kept and shown. */
  readonly toStoredPicture: (
    bytes: Uint8Array,
    limits: { readonly maxBytes: number },
  ) => Promise<StoredPicture>;
  /** The form in which a photo is handed to whoever reads it: upright, large enough for small print. */
  readonly toReadablePicture: (
    bytes: Uint8Array,
    limits: { readonly maxBytes: number; readonly maxEdge: number },
  ) => Promise<ReadablePicture>;
}

interface Job<T> {
  readonly box: Box;
  readonly work: (fitted: Sharp) => Promise<T>;
}

/**
 * One workshop per process, because its queue is what bounds memory and leaves a core to everyone else.
 *
 * All widths are made at upload: that costs half as much again as the largest one alone, once and by someone signed in,
 * while making them on request would let anyone spend our processor time and make the first viewer wait.
 */
export function createPictureWorkshop(): PictureWorkshop {
  // Decoded pictures never come twice, so a cache would only hold memory; one thread per picture leaves room for others.
  sharp.cache(false);
  sharp.concurrency(1);
  const queue = createWorkQueue({
    slots: AT_ONCE,
    maxWaiting: MAX_WAITING,
    refusal: () => new PictureRefused('busy'),
  });

  async function inTurn<T>(picture: Picture, { box, work }: Job<T>): Promise<T> {
    const slots = (await isHeavy(picture)) ? AT_ONCE : 1;
    return queue.run(slots, () =>
      refusingDamage(async () => work(await openPicture(picture, box))),
    );
  }

  return {
    toStoredPicture: async (bytes, { maxBytes }) =>
      inTurn(accept(bytes, maxBytes), { box: STORED_BOX, work: toAllWidths }),
    toReadablePicture: async (bytes, { maxBytes, maxEdge }) =>
      inTurn(accept(bytes, maxBytes), { box: { width: maxEdge, height: maxEdge }, work: toJpeg }),
  };
}

function accept(bytes: Uint8Array, maxBytes: number): Picture {
  if (bytes.byteLength > maxBytes) throw new PictureRefused('tooManyBytes');
  const kind = recognisePicture(bytes);
  if (!kind) throw new PictureRefused('unsupported');
  return { bytes, kind };
}

/** The original is decoded once; every width is cut from the largest copy. */
async function toAllWidths(fitted: Sharp): Promise<StoredPicture> {
  const { data, info } = await fitted.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = (): Sharp => sharp(data, { raw: { width, height, channels } });

  const largest = await toWebp(pixels());
  const narrower: SizedPicture[] = [];
  for (const next of IMAGE_WIDTHS.filter((candidate) => candidate < width)) {
    narrower.push(await toWebp(pixels().resize({ width: next })));
  }
  return { ...largest, narrower };
}

async function toWebp(picture: Sharp): Promise<SizedPicture> {
  const { data, info } = await picture.webp(WEBP).toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}

async function toJpeg(fitted: Sharp): Promise<ReadablePicture> {
  const { data, info } = await fitted
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

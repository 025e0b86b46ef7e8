import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeHeic } from '../../testing/heic-sample.ts';
import { createPictureWorkshop } from './picture-workshop.ts';

const MAX = { maxBytes: 5 * 1024 * 1024 };
const workshop = createPictureWorkshop();

/** Red on the left, blue on the right, so that a turn can be seen. */
function flag(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 } as const;
  return sharp({ create: { ...half, width, background: '#0000ff' } }).composite([
    { input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
}

async function colourAt(webp: Buffer, place: { left: number; top: number }): Promise<string> {
  const { data } = await sharp(webp)
    .extract({ ...place, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > blue ? 'red' : 'blue';
}

/** A PNG header that claims any size, with a few bytes of data. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(name), body, Buffer.alloc(4)]);
  framed.writeUInt32BE(body.length, 0);
  framed.writeUInt32BE(crc(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

describe('what is kept', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes WebP in four widths', async (kind) => {
    const upload = await flag(2000, 1500).toFormat(kind).toBuffer();
    const stored = await workshop.toStoredPicture(upload, MAX);
    expect(stored).toMatchObject({ width: 1600, height: 1200 });
    expect(stored.narrower.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [960, 720],
    ]);
    for (const { webp, width } of [stored, ...stored.narrower]) {
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  test('a small picture is not enlarged', async () => {
    const stored = await workshop.toStoredPicture(await flag(400, 300).png().toBuffer(), MAX);
    expect(stored).toMatchObject({ width: 400, height: 300 });
    expect(stored.narrower.map(({ width }) => width)).toEqual([320]);
  });

  test('a picture far taller than wide still fits into WebP', async () => {
    const stored = await workshop.toStoredPicture(await flag(600, 20_000).png().toBuffer(), MAX);
    expect(stored).toMatchObject({ width: 240, height: 8000 });
  });

  test('transparency stays', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const upload = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { webp } = await workshop.toStoredPicture(upload, MAX);
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
  });

  test('a photo taken sideways stands upright, and says nothing about where it was taken', async () => {
    const upload = await flag(400, 200)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Kitchen Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(upload).metadata()).exif?.includes('Kitchen Camera')).toBe(true);
    const { webp, width, height } = await workshop.toStoredPicture(upload, MAX);
    expect([width, height]).toEqual([200, 400]);
    expect(await colourAt(webp, { left: 100, top: 20 })).toBe('red');
    expect(await colourAt(webp, { left: 100, top: 380 })).toBe('blue');
    const { exif, xmp, iptc, icc, orientation } = await sharp(webp).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(webp.includes('Kitchen Camera')).toBe(false);
  });

  test('whatever hangs behind a picture is gone', async () => {
    const jpeg = await flag(64, 64).jpeg().toBuffer();
    const payload = Buffer.from('<script>alert(1)</script>PK\x03\x04archive');
    const { webp } = await workshop.toStoredPicture(Buffer.concat([jpeg, payload]), MAX);
    expect(webp.includes('script')).toBe(false);
    expect(webp.includes('archive')).toBe(false);
  });
});

describe('photos from phones', () => {
  test('a HEIC photo is read, turned and stored', async () => {
    const upload = makeHeic({
      width: 128,
      height: 64,
      quarterTurns: 1,
      luma: (x) => (x < 64 ? 255 : 0),
    });
    const { webp, width, height } = await workshop.toStoredPicture(upload, MAX);
    expect([width, height]).toEqual([64, 128]);
    const grey = await sharp(webp).greyscale().raw().toBuffer();
    expect(grey[64 * 10 + 32]).toBeLessThan(30);
    expect(grey[64 * 120 + 32]).toBeGreaterThan(225);
  });

  test('one that claims a huge size is refused before it is decoded', async () => {
    const claimed = { width: 12_000, height: 12_000 };
    const upload = makeHeic({ width: 32, height: 32, claimed, luma: () => 99 });
    await expect(workshop.toStoredPicture(upload, MAX)).rejects.toMatchObject({
      reason: 'tooManyPixels',
    });
  });

  test('one cut in half is refused', async () => {
    const upload = makeHeic({ width: 128, height: 128, luma: (x, y) => (x * y) & 255 });
    for (const part of [0.02, 0.5]) {
      const cut = upload.subarray(0, Math.round(upload.length * part));
      await expect(workshop.toStoredPicture(cut, MAX)).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});

describe('what is refused', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n'],
    ['GIF', 'GIF89a\x01\x00\x01\x00'],
    ['nothing', ''],
  ])('%s', async (_name, bytes) => {
    await expect(workshop.toStoredPicture(Buffer.from(bytes, 'latin1'), MAX)).rejects.toMatchObject(
      { name: 'PictureRefused', code: 'unsupported_image' },
    );
  });

  test('AVIF', async () => {
    const upload = await flag(64, 64).avif({ effort: 0 }).toBuffer();
    await expect(workshop.toStoredPicture(upload, MAX)).rejects.toMatchObject({
      code: 'unsupported_image',
    });
  });

  test('one byte more than allowed', async () => {
    const upload = await flag(64, 64).png().toBuffer();
    const limits = { maxBytes: upload.length - 1 };
    await expect(workshop.toStoredPicture(upload, limits)).rejects.toMatchObject({
      code: 'too_large',
    });
    await expect(
      workshop.toStoredPicture(upload, { maxBytes: upload.length }),
    ).resolves.toMatchObject({ width: 64 });
  });

  test.each([16_000, 30_000])('a few bytes that claim %i pixels squared, at once', async (edge) => {
    const bomb = pngClaiming(edge, edge);
    // Most of its pixels are missing: had anyone begun to decode them, it would be refused as damaged.
    await expect(workshop.toStoredPicture(bomb, MAX)).rejects.toMatchObject({
      code: 'invalid',
      reason: 'tooManyPixels',
    });
  });

  describe.each(['png', 'jpeg', 'webp'] as const)('a broken %s', (kind) => {
    let whole: Buffer;
    beforeAll(async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const create = { width: 600, height: 600, channels: 3, background: '#fff', noise } as const;
      whole = await sharp({ create }).toFormat(kind).toBuffer();
    });

    test.each([0.01, 0.5, 0.95])('of which %f is there', async (part) => {
      const cut = whole.subarray(0, Math.round(whole.length * part));
      await expect(workshop.toStoredPicture(cut, MAX)).rejects.toMatchObject({ code: 'invalid' });
    });

    test('whose body is junk', async () => {
      const junk = Buffer.concat([whole.subarray(0, 16), Buffer.alloc(5000, 'soup')]);
      await expect(workshop.toStoredPicture(junk, MAX)).rejects.toMatchObject({ code: 'invalid' });
    });
  });
});

test('a photo to be read is upright, opaque and no larger than asked', async () => {
  const upload = await flag(3000, 1500).jpeg().withMetadata({ orientation: 8 }).toBuffer();
  const { jpeg, width, height } = await workshop.toReadablePicture(upload, {
    ...MAX,
    maxEdge: 2000,
  });
  expect([width, height]).toEqual([1000, 2000]);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', channels: 3 });
});

test('many large photos at once leave the process responsive and lean', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 3000, height: 2250, channels: 3, background: '#fff', noise } as const;
  const photo = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  const before = process.memoryUsage.rss();
  let most = before;
  let longestGap = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
    longestGap = Math.max(longestGap, performance.now() - last);
    last = performance.now();
  }, 20);
  const limits = { maxBytes: 15 * 1024 * 1024 };
  const stored = await Promise.all(
    Array.from({ length: 5 }, () => workshop.toStoredPicture(photo, limits)),
  );
  clearInterval(watch);
  expect(stored.every(({ width }) => width === 1600)).toBe(true);
  expect((most - before) / 1e6).toBeLessThan(250);
  expect(longestGap).toBeLessThan(5_000);
});

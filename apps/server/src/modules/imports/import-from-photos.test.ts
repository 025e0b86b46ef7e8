import { ImportResult, IMPORT_PHOTO_MAX_BYTES, MESSAGES } from '@commonplate/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCard } from '../../testing/card-drawing.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
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

onEachEngine('import from photos', (place) => {
  let app: TestApp;
  let cook: Cook;
  let card: Buffer;
  beforeAll(async () => {
    app = await startTestApp(place(), {
      env: { AI_LIMIT_PER_MINUTE: '1000', AI_LIMIT_PER_DAY: '1000' },
    });
    cook = await newCook(app);
    card = await drawCard([...FRONT, ...BACK])
      .jpeg()
      .toBuffer();
  });
  afterAll(() => app.stop());

  const one = (file: Uint8Array, texts?: Record<string, string>) =>
    sendPhotos(
      app,
      { token: cook.token, path: '/ai/import/photo' },
      { field: 'image', files: [file], ...(texts && { texts }) },
    );
  const several = (files: readonly Uint8Array[], texts?: Record<string, string>) =>
    sendPhotos(
      app,
      { token: cook.token, path: '/ai/import/photos' },
      { field: 'images', files, ...(texts && { texts }) },
    );
  const used = async (during: () => Promise<unknown>): Promise<number> => {
    const before = await cook.get('/ai/import/rate-limit');
    await during();
    const after = await cook.get('/ai/import/rate-limit');
    return before.body.data.dayRemaining - after.body.data.dayRemaining;
  };

  describe('what cannot be a photo of a recipe', () => {
    const refusals: [string, () => Promise<{ status: number; body: unknown }>, number, string][] = [
      ['no file', () => several([]), 400, MESSAGES.noValidPhotos],
      ['a text named .jpg', () => one(Buffer.from('Dear aunt,')), 415, MESSAGES.noValidPhotos],
      ['an empty file', () => one(Buffer.alloc(0)), 415, MESSAGES.noValidPhotos],
      [
        'a byte more than 15 MB',
        () => one(Buffer.alloc(IMPORT_PHOTO_MAX_BYTES + 1)),
        413,
        MESSAGES.noValidPhotos,
      ],
      [
        'six files',
        () => several(Array.from({ length: 6 }, () => card)),
        400,
        MESSAGES.tooManyPhotos,
      ],
      ['half a file', () => one(card.subarray(0, card.length / 2)), 400, 'damaged or incomplete'],
      ['an unknown kind', () => one(card, { kind: 'menu' }), 400, 'Must be recipe-card or dish'],
    ];

    test.each(refusals)(
      'AI-3 %s is refused and does not count',
      async (_, send, status, message) => {
        const refused = async () => {
          const answer = await send();
          expect(answer.status).toBe(status);
          expect(answer.body).toMatchObject({
            success: false,
            error: { message: expect.stringContaining(message) },
          });
        };
        expect(await used(refused)).toBe(0);
      },
    );

    test('a dish needs an AI provider, and says what to set', async () => {
      const refused = async () => {
        const { status, body } = await one(card, { kind: 'dish' });
        expect(status).toBe(422);
        expect(body.error.code).toBe('ai_not_configured');
        expect(body.error.message).toMatch(/AI_PROVIDER and AI_API_KEY/);
      };
      expect(await used(refused)).toBe(0);
    });

    test('JSON is not taken', async () => {
      expect((await cook.post('/ai/import/photo', { image: 'x' })).status).toBe(415);
    });
  });

  describe('a card', { timeout: 240_000 }, () => {
    test('front and back, one of them lying on its side, becomes one recipe', async () => {
      const front = await drawCard(FRONT).jpeg().toBuffer();
      const flat = await drawCard(BACK).png().toBuffer();
      const back = await sharp(flat).rotate(90).jpeg().toBuffer();
      const { status, body } = await several([front, back]);
      expect(status).toBe(200);
      const result = ImportResult.parse(body.data);
      expect(result).toMatchObject({
        title: 'Harvest Soup',
        servings: 4,
        engine: 'ocr',
        aiGenerated: true,
        sourceUrl: null,
        photoTurns: [0, 270],
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
      const placeOf = (path: string) =>
        result.evidence.find((evidence) => evidence.path === path)?.region;
      expect(placeOf('title')).toMatchObject({ photo: 0, x: expect.closeTo(0.06, 1) });
      const step = placeOf('directions.0');
      expect(step?.photo).toBe(1);
      // In the photo as it was sent, the line runs down.
      expect(step?.height).toBeGreaterThan(step?.width ?? 1);
    });

    test('with nothing on it counts and asks for a better photo', async () => {
      const blank = await drawCard(['']).png().toBuffer();
      const refused = async () => {
        const { status, body } = await one(blank);
        expect(status).toBe(422);
        expect(body.error.code).toBe('unreadable_photo');
        expect(body.error.message).toMatch(/take them again/);
      };
      expect(await used(refused)).toBe(1);
    });
  });
});

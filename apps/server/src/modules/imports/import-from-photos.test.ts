import { IMPORT_PHOTO_MAX_BYTES, MESSAGES } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCard } from '../../testing/card-drawing.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sendPhotos } from '../../testing/photo-form.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

onEachEngine('import from photos', (place) => {
  let app: TestApp;
  let cook: Cook;
  let card: Buffer;
  beforeAll(async () => {
    app = await startTestApp(place(), {
      env: { AI_LIMIT_PER_MINUTE: '1000', AI_LIMIT_PER_DAY: '1000' },
    });
    cook = await newCook(app);
    card = await drawCard(['Harvest Soup', '2 cups lentils', 'Simmer for 20 minutes.'])
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
});

import { IMPORT_PHOTO_MAX_BYTES, MESSAGES } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCard } from '../../testing/card-drawing.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { counting } from '../../testing/counting.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sendPhotos } from '../../testing/photo-form.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

type Send = () => ReturnType<typeof sendPhotos>;

interface Expected {
  readonly status: number;
  readonly message: string;
}

const noValidFile = (status: number): Expected => ({ status, message: MESSAGES.noValidPhotos });

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

  describe('what cannot be a photo of a recipe', () => {
    const refusals: [string, Send, Expected][] = [
      ['no file', () => several([]), noValidFile(400)],
      ['a text named .jpg', () => one(Buffer.from('Dear aunt,')), noValidFile(415)],
      ['an empty file', () => one(Buffer.alloc(0)), { status: 400, message: 'This file is empty' }],
      ['one of just 15 MB', () => one(Buffer.alloc(IMPORT_PHOTO_MAX_BYTES)), noValidFile(413)],
      ['noise a byte below', () => one(Buffer.alloc(IMPORT_PHOTO_MAX_BYTES - 1)), noValidFile(415)],
      ['one far too large', () => one(Buffer.alloc(3 * IMPORT_PHOTO_MAX_BYTES)), noValidFile(413)],
      [
        'six files',
        () => several(Array.from({ length: 6 }, () => card)),
        { status: 400, message: MESSAGES.tooManyPhotos },
      ],
      [
        'half a file',
        () => one(card.subarray(0, card.length / 2)),
        { status: 400, message: 'damaged or incomplete' },
      ],
      [
        'an unknown kind',
        () => one(card, { kind: 'menu' }),
        { status: 400, message: 'Must be recipe-card or dish' },
      ],
    ];

    test.each(refusals)('AI-3 %s is refused and does not count', async (_, send, expected) => {
      const { answer, counted } = await counting(cook, send);
      expect(answer.status).toBe(expected.status);
      expect(answer.body).toMatchObject({
        success: false,
        error: { message: expect.stringContaining(expected.message) },
      });
      expect(counted).toBe(0);
    });

    test('a dish needs an AI provider, and says what to set', async () => {
      const { answer, counted } = await counting(cook, () => one(card, { kind: 'dish' }));
      expect(answer.status).toBe(422);
      expect(answer.body.error.code).toBe('ai_not_configured');
      expect(answer.body.error.message).toMatch(/AI_PROVIDER and AI_API_KEY/);
      expect(counted).toBe(0);
    });

    test('JSON is not taken', async () => {
      expect((await cook.post('/ai/import/photo', { image: 'x' })).status).toBe(415);
    });
  });
});

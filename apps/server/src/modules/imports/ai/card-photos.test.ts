import { ImportResult } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCard } from '../../../testing/card-drawing.ts';
import { type Cook, newCook } from '../../../testing/cook.ts';
import { type Place, newPlace } from '../../../testing/engines.ts';
import { type FakeAi, replies, startFakeAi } from '../../../testing/fake-ai.ts';
import { sendPhotos } from '../../../testing/photo-form.ts';
import { type TestApp, startTestApp } from '../../../testing/test-app.ts';

const CARD = [
  'Harvest Soup',
  'Serves 4',
  'Ingredients',
  '2 cups lentils',
  '1 onion, chopped',
  '3 carrots',
  'Directions',
  '1. Fry the onion in butter.',
  '2. Simmer for 20 minutes.',
];

const SOUP = {
  title: 'Harvest Soup',
  servings: 4,
  prepTime: null,
  cookTime: null,
  difficulty: 'easy',
  ingredients: [
    { quantity: '2', unit: 'cups', item: 'lentils' },
    { quantity: '1', unit: '', item: 'onion, chopped' },
    { quantity: '3', unit: '', item: 'carrots' },
  ],
  directions: [
    { step: 1, instruction: 'Fry the onion in butter.' },
    { step: 2, instruction: 'Simmer for 20 minutes.' },
  ],
  tags: ['soup'],
  confidence: 90,
};

/** The words are really read, which takes its time. */
describe('a card read by the built-in reader and by a model', { timeout: 240_000 }, () => {
  let place: Place;
  let ai: FakeAi;
  let app: TestApp;
  let cook: Cook;
  let card: Buffer;
  /** The card as it is read while the provider fails. */
  let alone: Awaited<ReturnType<typeof sendPhotos>>;
  beforeAll(async () => {
    place = await newPlace('sqlite');
    ai = await startFakeAi('anthropic');
    app = await startTestApp(place, {
      env: { ...ai.env, AI_LIMIT_PER_MINUTE: '100' },
      importTimes: { readMs: 60_000 },
    });
    cook = await newCook(app);
    card = await drawCard(CARD).jpeg().toBuffer();
    ai.answer(replies(401, 'no such key'));
    alone = await send();
  }, 240_000);
  afterAll(async () => {
    await app.stop();
    await ai.close();
    await place.remove();
  });

  const send = (file: Uint8Array = card) =>
    sendPhotos(
      app,
      { token: cook.token, path: '/ai/import/photo' },
      { field: 'image', files: [file] },
    );
  const evidenceIn = ({ evidence }: ImportResult, path: string) =>
    evidence.find((piece) => piece.path === path);

  test('is surer where both agree, and shows both where they differ', async () => {
    const byLetters = ImportResult.parse(alone.body.data);
    ai.answer(ai.says(SOUP));
    const agreed = ImportResult.parse((await send()).body.data);
    expect(agreed).toMatchObject({
      engine: 'ai',
      title: 'Harvest Soup',
      servings: 4,
      tags: ['soup'],
    });
    expect(agreed.aiFailed).toBeUndefined();
    expect(agreed.ingredients).toEqual(byLetters.ingredients);
    expect(agreed.confidence).toBeGreaterThan(byLetters.confidence);
    const line = evidenceIn(agreed, 'ingredients.0');
    const lineByLetters = evidenceIn(byLetters, 'ingredients.0');
    expect(line?.confidence).toBeGreaterThanOrEqual(lineByLetters?.confidence ?? Infinity);
    expect(line?.region).toEqual(lineByLetters?.region);

    const [lentils, ...others] = SOUP.ingredients;
    ai.answer(ai.says({ ...SOUP, ingredients: [{ ...lentils, quantity: '3' }, ...others] }));
    const differing = ImportResult.parse((await send()).body.data);
    expect(differing.confidence).toBeLessThan(70);
    expect(evidenceIn(differing, 'ingredients.0')).toMatchObject({
      basis: 'source',
      confidence: 45,
      excerpt: 'Built-in reader: 2 cups lentils · AI: 3 cups lentils',
      region: { photo: 0 },
    });
    expect(evidenceIn(differing, 'ingredients.1')?.confidence).toBeGreaterThanOrEqual(80);
  });

  test('is given as the built-in reader has it when the provider fails, and the log says why', () => {
    expect(alone.status).toBe(200);
    expect(alone.body.data).toMatchObject({ engine: 'ocr', title: 'Harvest Soup', aiFailed: true });
    expect(app.log.text()).toContain('a card was read without the AI provider');
  });

  test('is given as the model has it when the letters cannot be read', async () => {
    ai.answer(ai.says(SOUP));
    const blank = await drawCard(['']).png().toBuffer();
    const { status, body } = await send(blank);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ engine: 'ai', title: 'Harvest Soup', confidence: 75 });
  });

  test('is refused when neither finds a recipe, and the failure told when the model could not be asked', async () => {
    const blank = await drawCard(['']).png().toBuffer();
    ai.answer(ai.says({ found: false }));
    expect((await send(blank)).body.error.code).toBe('unreadable_photo');
    ai.answer(replies(429, '{}'));
    const { status, body } = await send(blank);
    expect([status, body.error.code]).toEqual([502, 'ai_busy']);
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ImportResult } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLoopbackSite } from '../../../testing/loopback-site.ts';
import { STEW } from '../../../testing/ai-recipes.ts';
import { TEST_KEY } from '../../../testing/ai-wires.ts';
import { type Cook, newCook } from '../../../testing/cook.ts';
import { type Place, newPlace } from '../../../testing/engines.ts';
import { type FakeAi, type FakeReply, replies, startFakeAi } from '../../../testing/fake-ai.ts';
import { sendPhotos } from '../../../testing/photo-form.ts';
import { type TestApp, startTestApp } from '../../../testing/test-app.ts';
import { twoColours } from '../../../testing/test-photos.ts';

const TIMEOUT_MS = 4_000;
const HANGS: FakeReply = () => null;
const json = JSON.stringify(STEW);

describe('a provider', () => {
  let place: Place;
  let ai: FakeAi;
  let app: TestApp;
  let cook: Cook;
  let photo: Buffer;
  beforeAll(async () => {
    place = await newPlace('sqlite');
    ai = await startFakeAi();
    app = await startTestApp(place, {
      env: { ...ai.env, AI_LIMIT_PER_MINUTE: '1000', AI_LIMIT_PER_DAY: '1000' },
    });
    cook = await newCook(app);
    photo = await twoColours(300, 200).jpeg().toBuffer();
  });
  afterAll(async () => {
    await app.stop();
    await ai.close();
    await place.remove();
  });

  const send = (to: TestApp = app, { token }: Cook = cook) =>
    sendPhotos(
      to,
      { token, path: '/ai/import/photo' },
      { field: 'image', files: [photo], texts: { kind: 'dish' } },
    );

  const failures: [string, FakeReply, [number, string, RegExp]][] = [
    [
      'that fails',
      replies(500, '{"error":"boom"}'),
      [502, 'upstream_failed', /failure on its side/],
    ],
    ['that is overloaded', replies(503, 'no'), [502, 'ai_busy', /busy/]],
    [
      'at its limit',
      replies(429, '{"error":{"message":"slow down"}}'),
      [502, 'ai_busy', /a few minutes/],
    ],
    [
      'that knows no such key',
      replies(401, `bad key ${TEST_KEY}`),
      [502, 'upstream_failed', /AI_API_KEY/],
    ],
    [
      'that forbids it',
      replies(403, `{"key":"${TEST_KEY}"}`),
      [502, 'upstream_failed', /AI_API_KEY/],
    ],
    ['that knows no such model', replies(404, '{}'), [502, 'upstream_failed', /AI_MODEL/]],
    ['that takes no such request', replies(400, '{}'), [502, 'upstream_failed', /did not take/]],
    [
      'that answers a web page',
      replies(200, '<h1>Hello</h1>', 'text/html'),
      [502, 'upstream_failed', /not be understood/],
    ],
    ['that answers nothing', replies(200, ''), [502, 'upstream_failed', /not be understood/]],
    [
      'that answers other JSON',
      replies(200, '{"hello":1}'),
      [502, 'upstream_failed', /not be understood/],
    ],
    ['that hangs up', (response) => response.destroy(), [502, 'upstream_failed', /not be reached/]],
  ];

  test.each(failures)(
    'AI-4 %s is told in words, and the key stays here',
    async (_, reply, expected) => {
      ai.answer(reply);
      const { status, body } = await send();
      const [expectedStatus, code, message] = expected;
      expect([status, body.error.code]).toEqual([expectedStatus, code]);
      expect(body.error.message).toMatch(message);
      // Only an answer that could not be used is worth a second question.
      expect(ai.asked).toHaveLength(1);
      expect(JSON.stringify(body)).not.toContain(TEST_KEY);
      expect(app.log.text()).not.toContain(TEST_KEY);
    },
  );

  test('AI-4 that answers ten megabytes is stopped', async () => {
    const steps = Array.from({ length: 200_000 }, (_, step) => ({
      step,
      instruction: 'x'.repeat(40),
    }));
    ai.answer(ai.says({ ...STEW, directions: steps }));
    const { status, body } = await send();
    expect(status).toBe(502);
    expect(body.error.message).toMatch(/far too long/);
  });

  const junk: [string, string, string][] = [
    ['writes no JSON', 'Boil an egg.', 'upstream_failed'],
    ['declines in words', "I'm sorry, but I can't help with that.", 'ai_refused'],
    [
      'writes the wrong types',
      JSON.stringify({ title: 7, ingredients: 'salt', directions: 3 }),
      'upstream_failed',
    ],
    ['writes a list', '[1, 2, 3]', 'upstream_failed'],
    ['writes null', 'null', 'upstream_failed'],
    ['nests without end', '{"title":'.repeat(50_000), 'upstream_failed'],
  ];

  test.each(junk)(
    'AI-4 whose model %s is asked once more, and then it is told',
    async (_, said, code) => {
      ai.answer(ai.says(said));
      const { body } = await send();
      expect(body.error.code).toBe(code);
      expect(ai.asked).toHaveLength(2);
      expect(ai.asked[1]?.body).toContain('no whole JSON object');
    },
  );

  const mended: [string, string][] = [
    ['in a fence', `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
    ['with loose commas', json.replaceAll('}]', '},]')],
    ['wrapped', JSON.stringify({ recipe: STEW })],
  ];

  test.each(mended)('whose model writes JSON %s is understood at once', async (_, said) => {
    ai.answer(ai.says(said));
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body.data.title).toBe('Chickpea stew');
    expect(ai.asked).toHaveLength(1);
  });

  test('whose answer is cut off is asked again, and the whole answer counts', async () => {
    ai.answer(ai.says(json.slice(0, -100)), ai.says(STEW));
    const { body } = await send();
    expect(ai.asked).toHaveLength(2);
    expect(body.data.directions).toHaveLength(2);
    expect(body.data.confidence).toBe(65);
  });

  test('whose answer is cut off twice gives what there is, with little trust', async () => {
    ai.answer(ai.says(json.slice(0, json.indexOf('Add the chickpeas') + 5)));
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body.data.directions).toEqual([
      { step: 1, instruction: 'Soften the tomatoes with the cumin.' },
    ]);
    expect(body.data.confidence).toBe(45);
  });

  test('that was told to send the cook elsewhere has its addresses left out', async () => {
    const directions = [
      'Stir in the cumin.',
      'Pay at https://bill.example/x?y=1 and www.bill.example first.',
    ];
    ai.answer(ai.says({ ...STEW, title: 'Stew of HTTP://bill.example/', directions }));
    const { body } = await send();
    expect(body.data.title).toBe('Stew of');
    expect(JSON.stringify(body.data)).not.toContain('bill.example');
    expect(body.data.directions[1].instruction).toBe('Pay at and first.');
  });

  test('AI-4 that is far off the mark is clamped', async () => {
    ai.answer(
      ai.says({
        ...STEW,
        title: `  ${'Stew '.repeat(100)} `,
        servings: -3,
        prepTime: -20,
        cookTime: 1e12,
        difficulty: 'impossible',
        ingredients: [
          ...Array.from({ length: 1_000 }, () => ({ quantity: 3, unit: null, item: 'beans' })),
          { quantity: '1', unit: '', item: '' },
        ],
        directions: Array.from({ length: 10_000 }, (_, step) => ({ step, instruction: 'Stir.' })),
        nutrition: { calories: -5, fat: '12', sodium: 1e300, iron: 3 },
        tags: ['<b>bold</b>', 'Bold', 'x'.repeat(400), 4, null],
        confidence: 1e9,
        imageUrl: 'http://127.0.0.1/inside.png',
        sourceUrl: 'javascript:alert(1)',
      }),
    );
    const { status, body } = await send();
    expect(status).toBe(200);
    const result = ImportResult.parse(body.data);
    expect(result.title.length).toBeLessThanOrEqual(200);
    expect(result).toMatchObject({
      servings: 0,
      prepTime: 0,
      cookTime: 100_000,
      difficulty: 'medium',
      nutrition: { fat: 12, sodium: 1_000_000 },
      confidence: 65,
      imageUrl: null,
      sourceUrl: null,
    });
    expect(Object.keys(result.nutrition)).toEqual(['fat', 'sodium']);
    expect(result.ingredients).toHaveLength(300);
    expect(result.ingredients[0]).toEqual({ quantity: '3', unit: '', item: 'beans' });
    expect(result.directions).toHaveLength(200);
    expect(result.tags).toEqual(['bold', 'x'.repeat(50), '4']);
  });

  test('that is sent elsewhere is not followed, for the key would go along', async () => {
    const canary = await startLoopbackSite((_request, response) => response.end('{}'));
    ai.answer((response) =>
      response.writeHead(307, { location: `http://${canary.host}/v1/chat/completions` }).end(),
    );
    expect((await send()).status).toBe(502);
    expect(canary.connections()).toBe(0);
    await canary.close();
  });

  test('AI-5 whose model knows the key or the rules cannot pass them on', async () => {
    ai.answer((response, { body }) => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      ai.says({ ...STEW, title: messages[0]?.content })(response, { path: '', headers: {}, body });
    });
    const told = await send();
    expect(told.status).toBe(502);
    ai.answer(ai.says({ ...STEW, title: `Stew ${TEST_KEY}` }));
    const keyed = await send();
    expect(keyed.status).toBe(200);
    for (const text of [JSON.stringify([told.body, keyed.body]), app.log.text()]) {
      expect(text).not.toContain(TEST_KEY);
      expect(text).not.toContain('never an instruction to you');
    }
  });

  describe('with a short limit', () => {
    let hurried: TestApp;
    let hurriedPlace: Place;
    let guest: Cook;
    beforeAll(async () => {
      hurriedPlace = await newPlace('sqlite');
      hurried = await startTestApp(hurriedPlace, {
        env: { ...ai.env, AI_TIMEOUT_MS: String(TIMEOUT_MS), AI_LIMIT_PER_MINUTE: '3' },
      });
      guest = await newCook(hurried);
    });
    afterAll(async () => {
      await hurried.stop();
      await hurriedPlace.remove();
    });

    test('that hangs, at once or at the second question, is given up in time', async () => {
      const hanging: [FakeReply, ...FakeReply[]][] = [[HANGS], [ai.says('no JSON'), HANGS]];
      for (const answers of hanging) {
        ai.answer(...answers);
        const { status, body } = await send(hurried, guest);
        expect(status).toBe(504);
        expect(body.error).toEqual({
          code: 'took_too_long',
          message: expect.stringMatching(/took too long/),
        });
        expect(ai.asked).toHaveLength(answers.length);
      }
    });

    test('AI-1 is not asked once the limit is reached, and the status says so', async () => {
      ai.answer(ai.says(STEW));
      await send(hurried, guest);
      ai.answer(ai.says(STEW));
      const { status, body } = await send(hurried, guest);
      expect(status).toBe(429);
      expect(body.error.code).toBe('rate_limited');
      expect(ai.asked).toEqual([]);
      const left = await guest.get('/ai/import/rate-limit');
      expect(left.body.data.minuteRemaining).toBe(0);
    });
  });

  test('is left alone as soon as the asker leaves', async () => {
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    ai.answer((response) => {
      response.on('close', () => left.resolve());
      asked.resolve();
    });
    app.server.server.listen(0, '127.0.0.1');
    await once(app.server.server, 'listening');
    const { port } = app.server.server.address() as AddressInfo;
    const form = new FormData();
    form.append('kind', 'dish');
    form.append('image', new Blob([Buffer.from(photo)]), 'photo.jpg');
    const leaving = new AbortController();
    const answer = fetch(`http://127.0.0.1:${port}/api/ai/import/photo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cook.token}` },
      body: form,
      signal: leaving.signal,
    });
    await asked.promise;
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await left.promise;
    expect(ai.asked).toHaveLength(1);
  });
});

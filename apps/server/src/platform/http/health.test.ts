import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachEngine } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

onEachEngine('health and readiness', (place) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(place());
  });
  afterAll(() => app.stop());

  test.each(['/api/health', '/api/ready'])('%s is green while everything works', async (url) => {
    const answer = await app.server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, data: { status: 'ok' } });
  });

  test('an unknown API path is a failure in our shape', async () => {
    const answer = await app.server.inject('/api/unknown');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      success: false,
      error: { message: 'Not found', code: 'not_found' },
    });
  });
});

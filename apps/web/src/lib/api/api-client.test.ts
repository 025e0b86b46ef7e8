// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeApi, failed, ok, startFakeApi } from '../../testing/fake-api.ts';
import { makeUser } from '../../testing/people.ts';
import { STORED, createSessionStore } from '../session/session-store.ts';
import { type ApiEvent, createApiClient } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  localStorage.clear();
});
afterEach(() => server.close());

function openTab() {
  const session = createSessionStore(localStorage);
  const client = createApiClient(session);
  const events: ApiEvent[] = [];
  client.subscribe((event) => events.push(event));
  return { session, client, events };
}

function signedInTab() {
  const tab = openTab();
  tab.session.start({ token: 'old', refreshToken: 'refresh-1' }, makeUser());
  return tab;
}

/** Takes `new` only, and exchanges `refresh-1` for it once. */
function rotatingServer() {
  server.on('GET /recipes/stats', ({ authorization }) =>
    authorization === 'Bearer new' ? ok({ totalRecipes: 3 }) : failed(401, { message: 'No' }),
  );
  server.on('POST /auth/refresh-token', async ({ body }) => {
    const uses = server.routesSeen().filter((route) => route === 'POST /auth/refresh-token').length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const fresh = body === JSON.stringify({ refreshToken: 'refresh-1' }) && uses === 1;
    return fresh
      ? ok({ token: 'new', refreshToken: 'refresh-2' })
      : failed(401, { message: 'Used before' });
  });
}

const stats = (tab: ReturnType<typeof openTab>) =>
  tab.client.call('recipeStats', { fallback: 'Failed' });
const refreshes = () =>
  server.routesSeen().filter((route) => route === 'POST /auth/refresh-token').length;

describe('a call', () => {
  test('carries the token, fills the path and sends JSON', async () => {
    const { client } = signedInTab();
    server.on('PUT /recipes/a%2Fb', () => ok({ recipe: { id: 'a/b' } }));
    const data = await client.call('updateRecipe', {
      params: { id: 'a/b' },
      body: { title: 'Soup' },
      fallback: 'Failed',
    });
    expect(data.recipe.id).toBe('a/b');
    expect(server.seen[0]).toMatchObject({
      authorization: 'Bearer old',
      contentType: 'application/json',
      body: '{"title":"Soup"}',
    });
  });

  test('lets the browser name the content type of a form', async () => {
    const { client } = signedInTab();
    server.on('POST /uploads', () => ok({ url: '/api/uploads/x.webp' }));
    const body = new FormData();
    body.set('image', new File(['x'], 'x.png', { type: 'image/png' }));
    await client.call('upload', { body, fallback: 'Failed' });
    expect(server.seen[0]?.contentType).toMatch(/^multipart\/form-data; *boundary=/);
  });

  test('leaves empty query values out', async () => {
    const { client } = signedInTab();
    server.on('GET /recipes', () => ok({ recipes: [] }));
    await client.call('recipes', {
      query: { page: 2, search: '', tags: undefined },
      fallback: 'Failed',
    });
    expect(server.seen[0]?.query.toString()).toBe('page=2');
  });

  test.each([
    ['error.message', { error: { message: 'Words' }, message: 'Other' }, 'Words'],
    ['message', { message: 'Other' }, 'Other'],
    ['the fallback', {}, 'Failed'],
    ['the fallback for what is not JSON', '<html>', 'Failed'],
  ])('fails with %s', async (_, body, message) => {
    const { client } = signedInTab();
    server.on('GET /recipes', () => ({ status: 500, body }));
    await expect(client.call('recipes', { fallback: 'Failed' })).rejects.toThrow(message);
  });

  test('tells the faults of single fields', async () => {
    const { client } = openTab();
    server.on('POST /auth/login', () => failed(400, { message: 'Bad', fields: { email: 'Odd' } }));
    const attempt = client.call('login', {
      body: { email: 'a', password: 'b' },
      fallback: 'Login failed',
    });
    await expect(attempt).rejects.toMatchObject({ status: 400, fields: { email: 'Odd' } });
  });

  test('without any answer fails with the fallback', async () => {
    const { client } = signedInTab();
    await server.close();
    const attempt = client.call('recipes', { fallback: 'Failed to fetch recipes' });
    await expect(attempt).rejects.toThrow(ApiFailure);
    await expect(attempt).rejects.toThrow('Failed to fetch recipes');
  });
});

describe('an expired token', () => {
  test('is exchanged once for ten requests at a time, and each is repeated', async () => {
    rotatingServer();
    const tab = signedInTab();
    const answers = await Promise.all(Array.from({ length: 10 }, () => stats(tab)));
    expect(answers).toHaveLength(10);
    expect(refreshes()).toBe(1);
    expect(tab.session.tokens()).toEqual({ token: 'new', refreshToken: 'refresh-2' });
    expect(tab.events).toEqual([]);
  });

  test('is exchanged once per request, even when the new one is refused too', async () => {
    server.on('GET /recipes/stats', () => failed(401, { message: 'Never' }));
    server.on('POST /auth/refresh-token', () => ok({ token: 'new', refreshToken: 'refresh-2' }));
    const tab = signedInTab();
    await expect(stats(tab)).rejects.toThrow('Never');
    expect(server.routesSeen()).toEqual([
      'GET /recipes/stats',
      'POST /auth/refresh-token',
      'GET /recipes/stats',
    ]);
  });

  test('is not asked for again when another tab has stored a new one', async () => {
    rotatingServer();
    const tab = signedInTab();
    server.on('GET /recipes/stats', ({ authorization }) => {
      localStorage.setItem(STORED.token, 'new');
      return authorization === 'Bearer new' ? ok({}) : failed(401, { message: 'No' });
    });
    await stats(tab);
    expect(refreshes()).toBe(0);
  });

  test('does not end two tabs that exchange it at the same moment', async () => {
    rotatingServer();
    const first = signedInTab();
    const second = openTab();
    await Promise.all([stats(first), stats(second)]);
    expect(second.session.current().status).toBe('signed-in');
    expect([...first.events, ...second.events]).toEqual([]);
  });

  test('is exchanged by one tab alone where the browser has locks', async () => {
    let queue = Promise.resolve<unknown>(undefined);
    const locks = {
      request: (_name: string, work: () => Promise<unknown>) => {
        queue = queue.then(work);
        return queue;
      },
    };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    try {
      rotatingServer();
      const first = signedInTab();
      const second = openTab();
      await Promise.all([stats(first), stats(second)]);
      expect(refreshes()).toBe(1);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  test('that cannot be exchanged ends the session and says so', async () => {
    server.on('GET /recipes/stats', () => failed(401, { message: 'Not signed in' }));
    server.on('POST /auth/refresh-token', () => failed(401, { message: 'Ended' }));
    const tab = signedInTab();
    await expect(stats(tab)).rejects.toThrow('Not signed in');
    expect(localStorage).toHaveLength(0);
    expect(tab.events).toEqual(['session-ended']);
    expect(tab.session.current()).toMatchObject({ status: 'signed-out', reason: 'expired' });
  });

  test('without a refresh token ends the session too', async () => {
    server.on('GET /recipes/stats', () => failed(401, { message: 'Not signed in' }));
    const tab = signedInTab();
    localStorage.removeItem(STORED.refreshToken);
    await expect(stats(tab)).rejects.toThrow('Not signed in');
    expect(refreshes()).toBe(0);
    expect(localStorage).toHaveLength(0);
    expect(tab.events).toEqual(['session-ended']);
  });

  test('gets a second chance when the exchange was left without an answer', async () => {
    rotatingServer();
    const tab = signedInTab();
    let dropped = false;
    const request = fetch;
    globalThis.fetch = (input, init) => {
      if (dropped || input !== '/api/auth/refresh-token') return request(input, init);
      dropped = true;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    try {
      await stats(tab);
      expect(tab.session.tokens().token).toBe('new');
    } finally {
      globalThis.fetch = request;
    }
  });
});

test.each(['login', 'register', 'forgotPassword', 'resetPassword'] as const)(
  'a 401 to %s is an answer and touches no session',
  async (name) => {
    const tab = signedInTab();
    for (const route of ['login', 'register', 'forgot-password', 'reset-password']) {
      server.on(`POST /auth/${route}`, () => failed(401, { message: 'Invalid' }));
    }
    const body = { name: 'A', email: 'a@b.example', password: 'x', token: 't', newPassword: 'n' };
    await expect(tab.client.call(name, { body, fallback: 'Failed' })).rejects.toThrow('Invalid');
    expect(refreshes()).toBe(0);
    expect(tab.session.current().status).toBe('signed-in');
    expect(tab.events).toEqual([]);
  },
);

test('a 403 that asks for a new password is told and remembered', async () => {
  const tab = signedInTab();
  server.on('GET /recipes/stats', () =>
    failed(403, { message: 'Change it first', passwordResetRequired: true }),
  );
  await expect(stats(tab)).rejects.toThrow('Change it first');
  expect(tab.events).toEqual(['password-reset-required']);
  expect(tab.session.current()).toMatchObject({ user: { passwordResetRequired: true } });
});

test('a 403 without the flag is only a failure', async () => {
  const tab = signedInTab();
  server.on('GET /recipes/stats', () => failed(403, { message: 'Not yours' }));
  await expect(stats(tab)).rejects.toThrow('Not yours');
  expect(tab.events).toEqual([]);
});

test('logout ends the session here at once and on the server after it', async () => {
  const tab = signedInTab();
  const told = new Promise<string>((resolve) => {
    server.on('POST /auth/logout', ({ body }) => {
      resolve(body);
      return ok({});
    });
  });
  tab.client.logout();
  expect(tab.session.current()).toMatchObject({ status: 'signed-out', reason: 'logout' });
  expect(await told).toBe('{"refreshToken":"refresh-1"}');
});

import { rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPlace, onEachEngine, type Place } from './testing/engines.ts';
import { PASSWORD } from './testing/accounts.ts';
import { photoForm } from './testing/form-body.ts';
import { PROCESS_TEST_MS, runServer, startServer } from './testing/server-process.ts';
import { twoColours } from './testing/test-photos.ts';

const form = { name: 'Ada', email: 'ada@example.test', password: PASSWORD };

const post = (url: string, path: string, body: unknown) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A request whose body is held back until `finish`. */
function slowRequest(url: string, path: string, body: string) {
  const { hostname, port } = new URL(url);
  let answer = '';
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  const done = new Promise<string>((resolve) => {
    socket
      .setEncoding('utf8')
      .on('data', (data: string) => (answer += data))
      .on('error', () => {})
      .on('close', () => resolve(answer));
  });
  return { done, finish: () => socket.write(body.slice(5)) };
}

describe('the server process', () => {
  test('--help prints every setting', async () => {
    const { code, output } = await runServer(['--help'], {});
    expect(code).toBe(0);
    expect(output).toContain('DATABASE_URL');
    expect(output).toContain('SESSION_MAX_S');
  });

  test('TK-2 bad settings are told together, in clear lines, and it does not start', async () => {
    const { code, output } = await runServer([], { SECRET: 'short', PORT: 'x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'Bad setting (see --help): PORT must be a whole number from 0 to 65535',
      'Bad setting (see --help): SECRET must be at least 32 bytes long',
      expect.stringContaining('Bad setting (see --help): LOG_LEVEL must be one of'),
    ]);
  });

  test('TK-2 one bad setting is one line', async () => {
    const { code, output } = await runServer([], { REGISTRATION: 'maybe' });
    expect(code).toBe(1);
    expect(output).toBe('Bad setting (see --help): REGISTRATION must be one of open, closed\n');
  });

  test.each([
    [{ OCR_MODELS_DIR: '/nowhere' }, 'OCR_MODELS_DIR cannot be read'],
    [
      { STORAGE_URL: 's3://Plates_', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'y' },
      'STORAGE_URL must look like',
    ],
  ])('%j is one clear line', async (env, line) => {
    const place = await newPlace('sqlite');
    const { code, output } = await runServer([], { ...place.env, ...env, PORT: '0' });
    expect(code).toBe(1);
    expect(output).toContain(line);
    expect(output).not.toContain('    at ');
    await place.remove();
  });

  test.each(['/dev/null/data', '/proc/commonplate/data'])(
    'a data folder that cannot be written is one clear line: %s',
    async (folder) => {
      const { code, output } = await runServer([], { DATA_DIR: folder, PORT: '0' });
      expect(code).toBe(1);
      expect(output).toMatch(/^Cannot write to DATA_DIR/);
      expect(output).not.toContain('    at ');
    },
  );

  describe('on the embedded database', () => {
    let place: Place;
    beforeAll(async () => {
      place = await newPlace('sqlite');
    });
    afterAll(() => place.remove());

    test(
      'a second one on the same folder is refused, also after the first was killed hard',
      async () => {
        const first = await startServer(place.env);
        const second = await runServer([], { ...place.env, PORT: '0' });
        expect(second.code).toBe(1);
        expect(second.output).toContain('Another server is already running on the data folder');
        expect(second.output).not.toContain('    at ');
        const taken = new URL(first.url).port;
        const other = await newPlace('sqlite');
        const third = await runServer([], { ...other.env, PORT: taken });
        expect(third.code).toBe(1);
        expect(third.output).toContain(`Cannot listen on 127.0.0.1:${taken}`);
        await other.remove();
        first.child.kill('SIGKILL');
        await first.exit;
        const fourth = await startServer(place.env);
        fourth.child.kill('SIGTERM');
        expect((await fourth.exit).code).toBe(0);
      },
      PROCESS_TEST_MS,
    );
  });
});

onEachEngine('stopping', (place) => {
  test(
    'finishes what is under way, refuses what is new, keeps every row, and exits 0',
    async () => {
      const server = await startServer(place().env);
      expect((await post(server.url, '/auth/register', form)).status).toBe(201);
      const body = JSON.stringify({ ...form, email: 'ben@example.test' });
      const underWay = slowRequest(server.url, '/auth/register', body);
      await sleep(200);
      server.child.kill('SIGTERM');
      await sleep(300);
      await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed');
      underWay.finish();
      expect(await underWay.done).toMatch(/^HTTP\/1\.1 201 /);
      expect((await server.exit).code).toBe(0);
      const again = await startServer(place().env);
      const signIn = await post(again.url, '/auth/login', { ...form, email: 'ben@example.test' });
      expect(signIn.status).toBe(200);
      again.child.kill('SIGINT');
      expect((await again.exit).code).toBe(0);
    },
    PROCESS_TEST_MS,
  );

  test('a second signal forces it', async () => {
    const server = await startServer(place().env);
    const hanging = slowRequest(server.url, '/auth/login', JSON.stringify(form));
    await sleep(200);
    server.child.kill('SIGTERM');
    await sleep(200);
    server.child.kill('SIGTERM');
    expect((await server.exit).code).toBe(1);
    await hanging.done;
  });
});

describe('waiting for a database that is not there yet', () => {
  test('calls are 503 with Retry-After, liveness is green, and a signal still stops it', async () => {
    const place = await newPlace('sqlite');
    const server = await startServer(
      { ...place.env, DATABASE_URL: 'postgres://x@127.0.0.1:1/x', LOG_LEVEL: 'info' },
      /listening at (http:[^"]+)/i,
    );
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    for (const answer of [
      await fetch(`${server.url}/api/ready`),
      await post(server.url, '/auth/login', form),
      await fetch(`${server.url}/api/auth/profile`),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    server.child.kill('SIGTERM');
    expect((await server.exit).code).toBe(0);
    await place.remove();
  });
});

onEachEngine('pictures that are gone', (place) => {
  test(
    'F-07 it does not start on an empty gallery, and starts again once they are back',
    async () => {
      const uploads = join(place().dataDir, 'uploads');
      const away = join(place().dataDir, 'away');
      const first = await startServer(place().env);
      const joined = await post(first.url, '/auth/register', form);
      const { data } = (await joined.json()) as { data: { token: string } };
      const { headers, payload } = photoForm(await twoColours(40, 30).png().toBuffer());
      const sent = await fetch(`${first.url}/api/uploads`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${data.token}` },
        body: payload,
      });
      const picture = (await sent.json()) as { data: { url: string } };
      first.child.kill('SIGTERM');
      await first.exit;

      await rename(uploads, away);
      const second = await runServer([], { ...place().env, PORT: '0', LOG_LEVEL: 'error' });
      expect(second.code).toBe(1);
      expect(second.output.trim().split('\n')).toEqual([
        expect.stringContaining(`they are not in ${uploads}. Put that folder back`),
      ]);
      await writeFile(uploads, '');
      const third = await runServer([], { ...place().env, PORT: '0', LOG_LEVEL: 'error' });
      expect(third.code).toBe(1);
      expect(third.output).toMatch(/^Cannot write to the folder of pictures .*\n$/);

      await rm(uploads);
      await rename(away, uploads);
      const again = await startServer(place().env);
      expect((await fetch(`${again.url}${picture.data.url}`)).status).toBe(200);
      expect((await fetch(`${again.url}/api/ready`)).status).toBe(200);
      again.child.kill('SIGTERM');
      expect((await again.exit).code).toBe(0);
    },
    PROCESS_TEST_MS,
  );
});

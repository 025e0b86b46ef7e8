import { readFile, readdir } from 'node:fs/promises';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { register } from '../../testing/accounts.ts';
import { type Place, newPlace } from '../../testing/engines.ts';
import { askForLink } from '../../testing/letters.ts';
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { HOUR, MINUTE } from '../clock.ts';
import type { Letter } from './letter.ts';

const letter = (changes: Partial<Letter> = {}): Letter => ({
  to: 'ada@example.test',
  subject: 'Hello',
  text: 'Plain',
  html: '<p>HTML</p>',
  notAfter: Number.MAX_SAFE_INTEGER,
  ...changes,
});

const queue = (app: TestApp, what: Letter) =>
  app.platform.database.transaction((tx) => app.platform.mail.add(tx, what));

const waiting = async (app: TestApp) => {
  const rows = await app.platform.database.db.selectFrom('mails').selectAll().execute();
  return rows.length;
};

describe.each(['sqlite', 'postgres'] as const)('the mail queue (%s)', (engine) => {
  async function withSink(check: (place: Place, sink: MailSink) => Promise<void>): Promise<void> {
    const place = await newPlace(engine);
    const sink = await startMailSink();
    try {
      await check(place, sink);
    } finally {
      await sink.close();
      await place.remove();
    }
  }

  test('sends each letter once and forgets it', () =>
    withSink(async (place, sink) => {
      const app = await startTestApp(place, { env: { SMTP_URL: sink.url } });
      for (let i = 0; i < 5; i++) await queue(app, letter({ to: `n${i}@example.test` }));
      await Promise.all([app.platform.mail.drain(), app.platform.mail.drain()]);
      expect(sink.received.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual(
        [0, 1, 2, 3, 4].map((i) => `n${i}@example.test`),
      );
      expect(await waiting(app)).toBe(0);
      await app.stop();
    }));

  test('keeps what could not be sent over a restart', () =>
    withSink(async (place, sink) => {
      const env = { SMTP_URL: sink.url, SECRET: 'the same secret before and after the restart' };
      sink.refusing = true;
      const before = await startTestApp(place, { env });
      await queue(before, letter());
      await before.platform.mail.drain();
      await before.stop();
      expect(sink.received).toHaveLength(0);

      sink.refusing = false;
      const after = await startTestApp(place, { env });
      after.clock.advance(MINUTE);
      await after.platform.mail.drain();
      expect(sink.received).toHaveLength(1);
      expect(sink.received[0]?.text?.trim()).toBe('Plain');
      await after.stop();
    }));

  test('tries again later and later, and gives up when the letter is of no use any more', () =>
    withSink(async (place, sink) => {
      const app = await startTestApp(place, { env: { SMTP_URL: sink.url } });
      sink.refusing = true;
      await queue(app, letter({ notAfter: app.clock.now() + HOUR }));
      for (const wait of [0, 11_000, 31_000]) {
        app.clock.advance(wait);
        await app.platform.mail.drain();
      }
      const [row] = await app.platform.database.db.selectFrom('mails').selectAll().execute();
      expect(row?.tries).toBe(3);
      app.clock.advance(HOUR);
      sink.refusing = false;
      await app.platform.mail.drain();
      expect(sink.received).toHaveLength(0);
      expect(await waiting(app)).toBe(0);
      await app.stop();
    }));

  test('drops letters that were sealed with another secret instead of stopping at them', () =>
    withSink(async (place, sink) => {
      const secret = (name: string) => ({ SMTP_URL: sink.url, SECRET: name.repeat(40) });
      sink.refusing = true;
      const before = await startTestApp(place, { env: secret('a') });
      await queue(before, letter());
      await before.platform.mail.drain();
      await before.stop();

      sink.refusing = false;
      const after = await startTestApp(place, { env: secret('b') });
      after.clock.advance(MINUTE);
      await queue(after, letter({ to: 'ben@example.test' }));
      await after.platform.mail.drain();
      expect(sink.received.map(({ to }) => to?.[0]?.address)).toEqual(['ben@example.test']);
      expect(await waiting(after)).toBe(0);
      expect(after.log.text()).toContain('was SECRET changed?');
      await after.stop();
    }));

  test('of a transaction that fails sends nothing', () =>
    withSink(async (place, sink) => {
      const app = await startTestApp(place, { env: { SMTP_URL: sink.url } });
      const failing = app.platform.database.transaction(async (tx) => {
        await app.platform.mail.add(tx, letter());
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await app.platform.mail.drain();
      expect(sink.received).toHaveLength(0);
      await app.stop();
    }));
});

describe('a mail server that hangs', () => {
  test('holds up neither the answer nor the stop', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const hangUp = () => {
      silent.close();
      for (const socket of sockets) socket.destroy();
    };
    onTestFinished(hangUp);
    const { port } = silent.address() as AddressInfo;
    const place = await newPlace('sqlite');
    const app = await startTestApp(place, { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await queue(app, letter());
    const draining = app.platform.mail.drain();
    await register(app);
    const started = performance.now();
    await app.stop();
    expect(performance.now() - started).toBeLessThan(8_000);
    hangUp();
    await draining;
    await place.remove();
  });
});

describe('without a mail server', () => {
  test('letters become files in the outbox and their link is logged', async () => {
    const place = await newPlace('sqlite');
    const app = await startTestApp(place);
    const { email } = await register(app);
    await askForLink(app, email);
    const folder = join(place.dataDir, 'outbox');
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/\.eml$/);
    const mail = await PostalMime.parse(await readFile(join(folder, files[0] ?? '')));
    expect(mail.to?.[0]?.address).toBe(email);
    const link = /http:\S+\/reset-password\/[\w-]+/.exec(mail.text ?? '')?.[0];
    expect(mail.html).toContain(link);
    expect(app.log.text()).toContain(`"link":"${link}"`);
    await app.stop();
    await place.remove();
  });

  test('the link stands unbroken in the file, for people who open it in an editor', async () => {
    const place = await newPlace('sqlite');
    const app = await startTestApp(place);
    const { email } = await register(app);
    await askForLink(app, email);
    const [file = ''] = await readdir(join(place.dataDir, 'outbox'));
    const text = await readFile(join(place.dataDir, 'outbox', file), 'utf8');
    expect(text).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password\/[\w-]{32}$/m);
    await app.stop();
    await place.remove();
  });
});

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, login, register } from './testing/accounts.ts';
import { onEachEngine } from './testing/engines.ts';
import { askForLink, lastToken } from './testing/letters.ts';
import { type MailSink, startMailSink } from './testing/mail-sink.ts';
import { type TestApp, startTestApp } from './testing/test-app.ts';

const TABLES = [
  'users',
  'sessions',
  'refresh_tokens',
  'reset_tokens',
  'attempts',
  'mails',
] as const;

onEachEngine('what rests on the disk', (place) => {
  let app: TestApp;
  let sink: MailSink;
  beforeAll(async () => {
    sink = await startMailSink();
    app = await startTestApp(place(), { env: { SMTP_URL: sink.url } });
  });
  afterAll(async () => {
    await app.stop();
    await sink.close();
  });

  async function everythingStored(): Promise<string> {
    const { db } = app.platform.database;
    const rows = await Promise.all(
      TABLES.map((table) => db.selectFrom(table).selectAll().execute()),
    );
    const names = await readdir(place().dataDir, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
    );
    return JSON.stringify(rows) + files.join('\n');
  }

  test('RF-5 holds no refresh token, reset token or password, not even while a letter waits', async () => {
    const admin = await register(app);
    const ada = await register(app, { password: 'Ada-secret-password-1' });
    const body = { refreshToken: ada.refreshToken };
    const pair = (await call(app, 'POST /auth/refresh-token', { body })).json().data;
    const path = `POST /auth/admin/users/${ada.user.id}/reset-password` as const;
    const reset = await call(app, path, { token: admin.token });
    const temporary = reset.json().data.temporaryPassword;
    await login(app, { email: ada.email, password: temporary });
    sink.refusing = true;
    await askForLink(app, ada.email);
    const waiting = await everythingStored();
    expect(await app.platform.database.db.selectFrom('mails').selectAll().execute()).toHaveLength(
      1,
    );
    sink.refusing = false;
    app.clock.advance(60_000);
    await app.platform.mail.drain();
    const link = lastToken(sink, ada.email);
    const stored = waiting + (await everythingStored());
    expect(stored).toContain(ada.email);
    for (const secret of [
      ada.refreshToken,
      pair.refreshToken,
      ada.token,
      temporary,
      link,
      'Ada-secret-password-1',
    ]) {
      expect(stored).not.toContain(secret);
    }
  });
});

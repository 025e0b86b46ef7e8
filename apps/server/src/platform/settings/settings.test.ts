import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { StartRefused } from '../start-refused.ts';
import { deriveKey, readSecret } from './secret.ts';
import { SETTINGS_TABLE, settingsHelp } from './settings-table.ts';
import { Variables, loadSettings } from './settings.ts';

const ENOUGH = 'x'.repeat(32);

describe('settings', () => {
  test('need no configuration', () => {
    expect(loadSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      secret: undefined,
      registration: 'open',
      admin: undefined,
      tokens: { accessTtlS: 900, refreshTtlS: 2_592_000, sessionMaxS: 7_776_000 },
      mail: { smtpUrl: undefined, from: 'Commonplate <no-reply@localhost>' },
      trustProxy: false,
      ai: {
        provider: undefined,
        model: undefined,
        apiKey: undefined,
        baseUrl: undefined,
        timeoutMs: 60_000,
        limitPerMinute: 10,
        limitPerDay: 100,
      },
      photos: { provider: 'openverse', apiKey: undefined, baseUrl: undefined },
      storage: { storageUrl: undefined, s3Keys: undefined },
      fetchAllow: [],
      ocrModelsDir: undefined,
      logLevel: 'info',
    });
  });

  test('cannot be changed afterwards', () => {
    const settings = loadSettings({});
    expect(Object.isFrozen(settings)).toBe(true);
    for (const group of [settings.tokens, settings.mail, settings.ai, settings.photos]) {
      expect(Object.isFrozen(group)).toBe(true);
    }
  });

  test.each([
    'postgres://me:pw@db:5432/plates',
    'postgres:///plates?host=/run/postgresql',
    'postgres://me@/plates?host=/run/postgresql',
    'postgresql://me:pw@/plates?host=/run/postgresql',
  ])('%s leads to a database', (url) => {
    expect(loadSettings({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url });
  });

  test('that are empty are unset', () => {
    expect(loadSettings({ PORT: '', DATABASE_URL: '', SECRET: '' })).toEqual(loadSettings({}));
  });

  test.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://127.0.0.1:8080' }],
    [{ HOST: '0.0.0.0' }, { publicUrl: 'http://localhost:3000' }],
    [{ HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
    [{ PUBLIC_URL: 'https://x.test/' }, { publicUrl: 'https://x.test' }],
    [{ MAIL_FROM: 'us@x.test' }, { mail: { from: 'us@x.test' } }],
    [{ MAIL_FROM: 'Our book <us@x.test>' }, { mail: { from: 'Our book <us@x.test>' } }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [
      { FETCH_ALLOW: 'my_nas:80, 10.0.0.2:443, [::1]:8080' },
      { fetchAllow: ['my_nas:80', '10.0.0.2:443', '[::1]:8080'] },
    ],
    [
      { ADMIN_EMAIL: ' Me@X.test ', ADMIN_PASSWORD: 'Abcdefg1' },
      { admin: { email: 'me@x.test', password: 'Abcdefg1' } },
    ],
    [{ SECRET: ENOUGH }, { secret: ENOUGH }],
  ])('%j', (env, expected) => {
    expect(loadSettings(env)).toMatchObject(expected);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [
      { PUBLIC_URL: 'x.test' },
      'PUBLIC_URL must be an address that starts with http:// or https://',
    ],
    [
      { PUBLIC_URL: 'https://x.test/?lang=de' },
      'PUBLIC_URL must be a plain address, without query, fragment or password',
    ],
    [{ PUBLIC_URL: 'https://me:pw@x.test' }, 'PUBLIC_URL must be a plain address'],
    [{ MAIL_FROM: 'Commonplate' }, 'MAIL_FROM must hold a mail address'],
    [{ MAIL_FROM: 'Us <kitchen>' }, 'MAIL_FROM must hold a mail address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres://'],
    [{ DATABASE_URL: 'postgres' }, 'DATABASE_URL must be an address that starts with postgres://'],
    [
      { DATABASE_URL: 'mysql://me@/plates?host=/run' },
      'DATABASE_URL must be an address that starts with postgres://',
    ],
    [{ SECRET: 'x'.repeat(31) }, 'SECRET must be at least 32 bytes long'],
    [{ REGISTRATION: 'maybe' }, 'REGISTRATION must be one of open, closed'],
    [{ ADMIN_EMAIL: 'a@b.test' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
    [{ ADMIN_PASSWORD: 'Abcdefg1' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
    [
      { ADMIN_EMAIL: 'a@b.test', ADMIN_PASSWORD: 'weak' },
      'ADMIN_PASSWORD is not accepted: Password must be at least 8 characters',
    ],
    [{ ACCESS_TOKEN_TTL_S: '0' }, 'ACCESS_TOKEN_TTL_S must be a whole number from 1'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be false, a number of hops, or a comma list'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be false, a number of hops'],
    [{ AI_PROVIDER: 'hal' }, 'AI_PROVIDER must be one of openai, anthropic'],
    [{ AI_PROVIDER: 'openai' }, 'AI_API_KEY is needed with AI_PROVIDER=openai'],
    [{ AI_PROVIDER: 'openai-compatible' }, 'AI_BASE_URL is needed with'],
    [{ PHOTOS_PROVIDER: 'pexels' }, 'PHOTOS_API_KEY is needed with PHOTOS_PROVIDER=pexels'],
    [{ STORAGE_URL: 'https://x' }, 'STORAGE_URL must be an address that starts with s3://'],
    [{ STORAGE_URL: 's3://plates' }, 'AWS_ACCESS_KEY_ID is needed with STORAGE_URL'],
    [
      { STORAGE_URL: 's3://plates', AWS_ACCESS_KEY_ID: 'x' },
      'AWS_SECRET_ACCESS_KEY is needed with STORAGE_URL',
    ],
    ...[
      'nas',
      'a:99999',
      'a:0',
      'nas:80,300.1.1.1:80',
      '*:80',
      'http://a:80',
      'a@b:80',
      '[::x]:80',
    ].map((list): [Record<string, string>, string] => [
      { FETCH_ALLOW: list },
      'FETCH_ALLOW must be a comma list of host:port, like nas.local:8080 or [fd00::2]:80',
    ]),
    ...['smtp://', 'smtp:mail', 'smtps:///x'].map((url): [Record<string, string>, string] => [
      { SMTP_URL: url },
      'SMTP_URL must name a mail server, like smtp://mail.example.org:587',
    ]),
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  ])('%j is refused', (env, message) => {
    expect(() => loadSettings(env)).toThrow(StartRefused);
    expect(() => loadSettings(env)).toThrow(message);
  });

  test('are all checked before any is complained about, and their values are not repeated', () => {
    const env = { PORT: 'x', SECRET: 'shhh', ADMIN_EMAIL: 'nobody', LOG_LEVEL: 'loud' };
    let message = '';
    try {
      loadSettings(env);
    } catch (error) {
      message = String(error);
    }
    for (const name of [...Object.keys(env), 'ADMIN_PASSWORD']) expect(message).toContain(name);
    expect(message).not.toContain('shhh');
  });

  test('are each explained by --help', () => {
    const explained = SETTINGS_TABLE.map(([name]) => name);
    expect(explained.toSorted()).toEqual(Object.keys(Variables.shape).toSorted());
    for (const name of explained) expect(settingsHelp()).toContain(name);
  });
});

describe('the secret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'commonplate-test-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('is made once, long, and readable by its owner only', () => {
    const secret = readSecret({ secret: undefined, dataDir });
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(readSecret({ secret: undefined, dataDir })).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret);
  });

  test('of the settings is taken as it is', () => {
    expect(readSecret({ secret: ENOUGH, dataDir: '/nowhere' })).toBe(ENOUGH);
  });

  test('in a damaged file is refused', () => {
    writeFileSync(join(dataDir, 'secret'), 'short');
    expect(() => readSecret({ secret: undefined, dataDir })).toThrow('shorter than 32 bytes');
  });

  test('gives a different key for each purpose', () => {
    expect(deriveKey(ENOUGH, 'a')).not.toEqual(deriveKey(ENOUGH, 'b'));
    expect(deriveKey(ENOUGH, 'a')).toEqual(deriveKey(ENOUGH, 'a'));
  });
});

import { resolve } from 'node:path';
import { Email, RegisterPassword } from '@commonplate/contract';
import { z } from 'zod';
import { StartRefused } from '../start-refused.ts';
import {
  HostList,
  MailServer,
  Sender,
  SiteAddress,
  TrustProxy,
  DatabaseAddress,
  address,
  oneOf,
  wholeNumber,
} from './setting-values.ts';

const DAY_S = 24 * 60 * 60;
const WEB = ['http:', 'https:'];
const YEARS_S = 10 * 366 * DAY_S;

const text = z.string();
const filePath = text.transform((path) => resolve(path));

/** The variables as the operator writes them; each has a row in settings-table.ts. */
export const Variables = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3_000),
  PUBLIC_URL: SiteAddress.optional(),
  DATA_DIR: filePath.default(() => resolve('data')),
  DATABASE_URL: DatabaseAddress.optional(),
  SECRET: text
    .refine((secret) => Buffer.byteLength(secret) >= 32, 'must be at least 32 bytes long')
    .optional(),
  REGISTRATION: oneOf(['open', 'closed']).default('open'),
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: RegisterPassword.optional(),
  ACCESS_TOKEN_TTL_S: wholeNumber(1, DAY_S).default(900),
  REFRESH_TOKEN_TTL_S: wholeNumber(1, YEARS_S).default(30 * DAY_S),
  SESSION_MAX_S: wholeNumber(1, YEARS_S).default(90 * DAY_S),
  SMTP_URL: MailServer.optional(),
  MAIL_FROM: Sender.default('Commonplate <no-reply@localhost>'),
  TRUST_PROXY: TrustProxy.default(false),
  AI_PROVIDER: oneOf(['openai', 'anthropic', 'google', 'ollama', 'openai-compatible']).optional(),
  AI_MODEL: text.optional(),
  AI_API_KEY: text.optional(),
  AI_BASE_URL: address(WEB).optional(),
  AI_TIMEOUT_MS: wholeNumber(1, 600_000).default(60_000),
  AI_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(10),
  AI_LIMIT_PER_DAY: wholeNumber(0, 1_000_000).default(100),
  PHOTOS_PROVIDER: oneOf(['openverse', 'unsplash', 'pexels', 'none']).default('openverse'),
  PHOTOS_API_KEY: text.optional(),
  PHOTOS_BASE_URL: address(WEB).optional(),
  STORAGE_URL: address(['s3:']).optional(),
  AWS_ACCESS_KEY_ID: text.optional(),
  AWS_SECRET_ACCESS_KEY: text.optional(),
  AWS_SESSION_TOKEN: text.optional(),
  FETCH_ALLOW: HostList.default([]),
  OCR_MODELS_DIR: filePath.optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
type Variables = z.infer<typeof Variables>;

/** Faults of settings that need each other, found even where another value is wrong. */
function together(given: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  const need = (name: string, when: 'AI_PROVIDER' | 'PHOTOS_PROVIDER') => {
    if (given[name] === undefined) faults.push(`${name} is needed with ${when}=${given[when]}`);
  };
  if ((given['ADMIN_EMAIL'] === undefined) !== (given['ADMIN_PASSWORD'] === undefined)) {
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither');
  }
  if (given['STORAGE_URL'] !== undefined) {
    for (const key of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) {
      if (given[key] === undefined) faults.push(`${key} is needed with STORAGE_URL`);
    }
  }
  const ai = given['AI_PROVIDER'] ?? '';
  if (ai === 'openai-compatible') need('AI_BASE_URL', 'AI_PROVIDER');
  const needsKey = ['openai', 'anthropic', 'google'].includes(ai);
  if (needsKey && given['AI_BASE_URL'] === undefined) need('AI_API_KEY', 'AI_PROVIDER');
  if (['unsplash', 'pexels'].includes(given['PHOTOS_PROVIDER'] ?? '')) {
    need('PHOTOS_API_KEY', 'PHOTOS_PROVIDER');
  }
  return faults;
}

/** A host that means "every interface" is no address to put into a link. */
const linkHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

export const localUrl = (host: string, port: number): string => `http://${linkHost(host)}:${port}`;

const arrange = (v: Variables) => ({
  host: v.HOST,
  port: v.PORT,
  publicUrl: v.PUBLIC_URL ?? localUrl(v.HOST, v.PORT),
  dataDir: v.DATA_DIR,
  databaseUrl: v.DATABASE_URL,
  /** Unset: secret.ts makes one in the data folder. */
  secret: v.SECRET,
  registration: v.REGISTRATION,
  admin:
    v.ADMIN_EMAIL === undefined || v.ADMIN_PASSWORD === undefined
      ? undefined
      : Object.freeze({ email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD }),
  tokens: Object.freeze({
    accessTtlS: v.ACCESS_TOKEN_TTL_S,
    refreshTtlS: v.REFRESH_TOKEN_TTL_S,
    sessionMaxS: v.SESSION_MAX_S,
  }),
  mail: Object.freeze({ smtpUrl: v.SMTP_URL, from: v.MAIL_FROM }),
  trustProxy: v.TRUST_PROXY,
  ai: Object.freeze({
    provider: v.AI_PROVIDER,
    model: v.AI_MODEL,
    apiKey: v.AI_API_KEY,
    baseUrl: v.AI_BASE_URL,
    timeoutMs: v.AI_TIMEOUT_MS,
    limitPerMinute: v.AI_LIMIT_PER_MINUTE,
    limitPerDay: v.AI_LIMIT_PER_DAY,
  }),
  photos: Object.freeze({
    provider: v.PHOTOS_PROVIDER,
    apiKey: v.PHOTOS_API_KEY,
    baseUrl: v.PHOTOS_BASE_URL,
  }),
  storage: Object.freeze({
    storageUrl: v.STORAGE_URL,
    s3Keys:
      v.AWS_ACCESS_KEY_ID === undefined || v.AWS_SECRET_ACCESS_KEY === undefined
        ? undefined
        : {
            accessKeyId: v.AWS_ACCESS_KEY_ID,
            secretAccessKey: v.AWS_SECRET_ACCESS_KEY,
            ...(v.AWS_SESSION_TOKEN !== undefined && { sessionToken: v.AWS_SESSION_TOKEN }),
          },
  }),
  fetchAllow: Object.freeze(v.FETCH_ALLOW),
  ocrModelsDir: v.OCR_MODELS_DIR,
  logLevel: v.LOG_LEVEL,
});

export type Settings = Readonly<ReturnType<typeof arrange>>;

/** Reads every setting once. All faults are reported together, one line each; values are never repeated (they may be secrets). */
export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  // An empty variable is an unset one: compose files and unit files pass them that way.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const faults = [
    ...issues.map((issue) => `${issue.path.join('.')} ${afterName(issue.message)}`),
    ...together(given),
  ];
  if (!parsed.success || faults.length > 0) {
    const lines = [...new Set(faults)].map((fault) => `Bad setting (see --help): ${fault}`);
    throw new StartRefused(lines.join('\n'));
  }
  return Object.freeze(arrange(parsed.data));
}

/** The contract's own sentences begin with a noun ("Password must …"); after a variable's name they read on. */
const afterName = (message: string): string =>
  /^[A-Z]/.test(message) ? `is not accepted: ${message}` : message;

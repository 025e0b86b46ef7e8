/** What `--help` prints: one row per setting, all optional. */
export const SETTINGS_TABLE: readonly (readonly [
  variable: string,
  fallback: string,
  meaning: string,
])[] = [
  ['HOST', '127.0.0.1', 'address to listen on'],
  ['PORT', '3000', 'port to listen on'],
  ['PUBLIC_URL', 'http://HOST:PORT', 'address of this site in e-mailed links'],
  ['DATA_DIR', './data', 'embedded database, uploads, generated secret, outbox'],
  ['DATABASE_URL', 'embedded', 'postgres://… for a PostgreSQL server, 14 or newer'],
  ['SECRET', 'generated in DATA_DIR', 'signs access tokens; at least 32 bytes'],
  ['REGISTRATION', 'open', 'open or closed (the first account can always register)'],
  ['ADMIN_EMAIL', '', 'account that is created if missing and made admin at start'],
  ['ADMIN_PASSWORD', '', 'its first password, to be changed at first login'],
  ['ACCESS_TOKEN_TTL_S', '900', 'life of an access token in seconds'],
  ['REFRESH_TOKEN_TTL_S', '2592000', 'life of a refresh token in seconds (30 days)'],
  ['SESSION_MAX_S', '7776000', 'a session ends this long after sign-in (90 days)'],
  ['SMTP_URL', 'outbox', 'smtp:// or smtps:// server; unset: mail is written to DATA_DIR/outbox'],
  ['MAIL_FROM', 'Commonplate <no-reply@localhost>', 'sender of mails'],
  ['TRUST_PROXY', 'false', 'false, a number of hops, or a comma list of addresses and ranges'],
  ['AI_PROVIDER', 'built-in reader', 'openai, anthropic, google, ollama or openai-compatible'],
  ['AI_MODEL', 'one of the provider', 'name of a model that sees pictures'],
  ['AI_API_KEY', '', 'key of the AI provider'],
  ['AI_BASE_URL', "the provider's", 'address of the AI provider'],
  ['AI_TIMEOUT_MS', '60000', 'limit of one AI answer, retries included'],
  ['AI_LIMIT_PER_MINUTE', '10', 'imports per user in a minute'],
  ['AI_LIMIT_PER_DAY', '100', 'imports per user in a day'],
  ['PHOTOS_PROVIDER', 'openverse', 'openverse (no key), unsplash, pexels or none'],
  ['PHOTOS_API_KEY', '', 'key of the photo service'],
  ['PHOTOS_BASE_URL', "the provider's", 'address of the photo service'],
  ['STORAGE_URL', 'DATA_DIR/uploads', 's3://bucket?endpoint=… for S3-compatible storage'],
  ['AWS_ACCESS_KEY_ID', '', 'key of the storage, with STORAGE_URL'],
  ['AWS_SECRET_ACCESS_KEY', '', 'its secret'],
  ['AWS_SESSION_TOKEN', '', 'its session token, where the key is a temporary one'],
  ['FETCH_ALLOW', '', 'comma list of private host:port that imports may reach'],
  ['OCR_MODELS_DIR', 'built in', 'other PP-OCR models for the card reader'],
  ['LOG_LEVEL', 'info', 'fatal, error, warn, info, debug, trace or silent'],
];

export function settingsHelp(): string {
  const widest = (column: 0 | 1) => Math.max(...SETTINGS_TABLE.map((row) => row[column].length));
  const [first, second] = [widest(0), widest(1)];
  const rows = SETTINGS_TABLE.map(
    ([variable, fallback, meaning]) =>
      `  ${variable.padEnd(first)}  ${fallback.padEnd(second)}  ${meaning}`,
  );
  return ['Settings are environment variables; all are optional.', '', ...rows, ''].join('\n');
}

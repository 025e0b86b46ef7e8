import { LogController, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createCapturedLog } from '../../testing/captured-log.ts';
import { FetchRefused } from '../outbound/fetch-refused.ts';
import { AppError } from './app-error.ts';
import { handleError } from './error-handler.ts';

const LEVELS = { info: 30, error: 50 } as const;

/** What is answered and what is logged where a request ends like this. */
async function endingIn(failure: unknown) {
  const log = createCapturedLog();
  const app = fastify({
    logger: { stream: log },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler(handleError);
  app.get('/', () => Promise.reject(failure));
  const { statusCode } = await app.inject('/');
  await app.close();
  const lines = log.text().split('\n').filter(Boolean);
  return { statusCode, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const refused = new FetchRefused('site_refused', {
  subject: 'page',
  elsewhere: { host: 'soups.example', reason: 'status 403' },
});

test('a website that refuses is one quiet line: which one and how, no stack', async () => {
  const { statusCode, lines } = await endingIn(refused);
  expect(statusCode).toBe(502);
  expect(lines).toMatchObject([
    { level: LEVELS.info, code: 'site_refused', host: 'soups.example', reason: 'status 403' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('stack');
});

test.each([
  ['a failure nobody foresaw', new Error('the shelf is gone'), 500],
  ['a failure of a service we chose', new AppError('upstream_failed', 'Failed'), 502],
  [
    'a fetch that may have failed by a fault of ours',
    new FetchRefused('upstream_failed', {
      subject: 'page',
      elsewhere: undefined,
      cause: new TypeError('the shelf is gone'),
    }),
    502,
  ],
])('%s is logged as an error with its stack', async (_, failure, status) => {
  const { statusCode, lines } = await endingIn(failure);
  expect(statusCode).toBe(status);
  expect(lines).toMatchObject([
    { level: LEVELS.error, msg: 'request failed', err: { stack: expect.stringContaining('at ') } },
  ]);
});

test('what is wrong with a request is no failure of the server and not logged as one', async () => {
  const { statusCode, lines } = await endingIn(new AppError('invalid', 'Please enter a URL'));
  expect(statusCode).toBe(400);
  expect(lines).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { loadSettings } from '../settings/settings.ts';
import { createServer } from './create-server.ts';

/** Which address a request is counted under. */
async function addressSeen(trust: string, from: string, forwarded: string): Promise<string> {
  const app = await createServer(loadSettings({ TRUST_PROXY: trust, LOG_LEVEL: 'silent' }));
  app.get('/address', async (request) => ({ ip: request.ip }));
  const answer = await app.inject({
    url: '/address',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '6.6.6.6' },
  });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

describe('TRUST_PROXY', () => {
  test.each([
    ['false', '10.0.0.1', '1.1.1.1', '10.0.0.1'],
    ['1', '10.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['2', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['10.0.0.0/8', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ])('%s: from %s saying %s is %s', async (trust, from, forwarded, expected) => {
    expect(await addressSeen(trust, from, forwarded)).toBe(expected);
  });
});

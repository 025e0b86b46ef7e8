import { describe, expect, test } from 'vitest';
import { loadSettings } from '../settings/settings.ts';
import { createServer } from './create-server.ts';

interface Case {
  readonly trust: string;
  readonly from: string;
  readonly forwarded: string;
}

/** Which address a request is counted under. */
async function addressSeen({ trust, from, forwarded }: Case): Promise<string> {
  const app = createServer(loadSettings({ TRUST_PROXY: trust, LOG_LEVEL: 'silent' }));
  app.get('/address', async (request) => ({ ip: request.ip }));
  const answer = await app.inject({
    url: '/address',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '6.6.6.6' },
  });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

const PROXY = '10.0.0.1';

describe('TRUST_PROXY', () => {
  test.each([
    [{ trust: 'false', from: PROXY, forwarded: '1.1.1.1' }, PROXY],
    [{ trust: '1', from: PROXY, forwarded: '6.6.6.6, 1.1.1.1' }, '1.1.1.1'],
    [{ trust: '2', from: PROXY, forwarded: '6.6.6.6, 1.1.1.1, 10.0.0.2' }, '1.1.1.1'],
    [{ trust: '10.0.0.0/8', from: PROXY, forwarded: '6.6.6.6, 1.1.1.1' }, '1.1.1.1'],
    [{ trust: '10.0.0.0/8', from: '9.9.9.9', forwarded: '1.1.1.1' }, '9.9.9.9'],
  ])('%j is counted as %s', async (given, expected) => {
    expect(await addressSeen(given)).toBe(expected);
  });
});

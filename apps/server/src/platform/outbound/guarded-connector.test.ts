import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAllowList } from './allow-list.ts';
import { createGuardedConnector, type Dial } from './guarded-connector.ts';
import { startLoopbackSite, type LoopbackSite } from '../../testing/loopback-site.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'public.test': ['93.184.216.34', '2606:2800:220:1::1'],
  'inside.test': ['10.0.0.7'],
  'mixed.test': ['93.184.216.34', '127.0.0.1'],
  'mapped.test': ['::ffff:192.168.0.1'],
};

let site: LoopbackSite;
let dialled: (readonly string[])[] = [];

beforeAll(async () => {
  site = await startLoopbackSite((_request, response) => response.end('never asked'));
});
afterAll(() => site.close());
beforeEach(() => {
  dialled = [];
});

/** Notes where it should go and always ends on this machine, as a hostile network would. */
const dial: Dial = (_target, addresses) => {
  dialled.push(addresses);
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => resolve(socket));
  });
};

function attempt(hostname: string, allowed: readonly string[] = []): Promise<unknown> {
  const connector = createGuardedConnector({
    allow: createAllowList(allowed),
    resolve: (host) => Promise.resolve(NAMES[host] ?? []),
    dial,
  });
  return new Promise((resolve, reject) => {
    const target = { hostname, protocol: 'http:', port: '80' };
    connector(target, (...[failure, socket]) => {
      socket?.destroy();
      if (failure) reject(failure);
      else resolve(null);
    });
  });
}

test.each(['inside.test', 'mixed.test', 'mapped.test', '127.0.0.1', '[::1]', '169.254.169.254'])(
  '%s is refused before anything is dialled',
  async (hostname) => {
    await expect(attempt(hostname)).rejects.toMatchObject({ kind: 'address_not_allowed' });
    expect(dialled).toEqual([]);
  },
);

test('a public name is dialled at exactly the addresses that were checked', async () => {
  await attempt('public.test').catch(() => null);
  expect(dialled).toEqual([NAMES['public.test']]);
});

test('a connection that ended at a private address after all is dropped', async () => {
  await expect(attempt('public.test')).rejects.toMatchObject({ kind: 'address_not_allowed' });
});

test('a name without an address is a failure of the other side', async () => {
  await expect(attempt('unknown.test')).rejects.toMatchObject({ kind: 'upstream_failed' });
});

test('what the operator opened is reached, by that name and port only', async () => {
  await expect(attempt('inside.test', ['inside.test:80'])).resolves.toBeNull();
  await expect(attempt('inside.test', ['inside.test:8080'])).rejects.toThrow('private');
  await expect(attempt('inside.test', ['10.0.0.7:80'])).rejects.toThrow('private');
});

import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedFetch, type Fetched, type GuardedFetch } from './guarded-fetch.ts';
import { startLoopbackSite, type LoopbackSite } from '../../testing/loopback-site.ts';
import { A_PAGE, A_PICTURE, type Wanted } from './wanted.ts';

const PAGE = '<!doctype html><title>Leek soup</title>';
const IN_A_HURRY: Wanted = { ...A_PAGE, deadlineMs: 400 };

type Answer = (response: ServerResponse, url: URL) => void;

let canary: LoopbackSite;
let site: LoopbackSite;
let guardedFetch: GuardedFetch;
const seen: { path: string; headers: Record<string, unknown> }[] = [];

const html = (body: string | Buffer, headers: Record<string, string> = {}): Answer => {
  return (response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
};
const status = (code: number, headers: Record<string, string> = {}): Answer => {
  return (response) => response.writeHead(code, headers).end('<p>no</p>');
};
const forward = (location: string, code = 302): Answer => status(code, { location });
const typed = (type: string): Answer => html('bytes', { 'content-type': type });
const packed = (encoding: string, body: Buffer): Answer =>
  html(body, { 'content-encoding': encoding });

const answers: Record<string, Answer> = {
  '/page': html(PAGE),
  '/untyped': (response) => response.writeHead(200).end(PAGE),
  '/empty': html(''),
  '/pdf': typed('application/pdf'),
  '/plain': typed('text/plain'),
  '/json': typed('application/json'),
  '/xml': typed('text/xml'),
  '/binary': typed('application/octet-stream'),
  '/photo': typed('image/jpeg'),
  '/svg': typed('image/svg+xml'),
  '/challenge': status(503, { 'cf-mitigated': 'challenge' }),
  '/challenge-page': (response) =>
    response
      .writeHead(503, { server: 'cloudflare', 'content-type': 'text/html' })
      .end('<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x"></script>'),
  '/challenge-as-page': html('<title>Just a moment...</title><p>Checking</p>', {
    server: 'cloudflare',
  }),
  '/behind-the-wall': html(`${PAGE}<script src="/cdn-cgi/challenge-platform/x"></script>`, {
    server: 'cloudflare',
  }),
  '/down': (response) =>
    response.writeHead(503, { server: 'cloudflare' }).end('<title>Back soon</title>'),
  '/gzip': packed('gzip', gzipSync(PAGE)),
  '/deflate': packed('deflate', deflateSync(PAGE)),
  '/deflate-raw': packed('deflate', deflateRawSync(PAGE)),
  '/br': packed('br', brotliCompressSync(PAGE)),
  '/gzip-cut': packed('gzip', gzipSync(PAGE.repeat(200)).subarray(0, 60)),
  '/gzip-lie': packed('gzip', Buffer.from(PAGE)),
  '/twice': packed('gzip, gzip', gzipSync(gzipSync(PAGE))),
  '/unknown-packing': packed('zip', Buffer.from('PK')),
  '/hop': forward('/page', 301),
  '/hop-to-nowhere': forward('/nowhere'),
  '/to-port': forward('http://8.8.8.8:22/'),
  '/to-file': forward('file:///etc/passwd'),
  '/to-credentials': (response) =>
    forward(`http://user:pw@${site.host}/page`)(response, new URL('x:')),
  '/no-location': status(302),
  '/loop': forward('/loop'),
  '/announces': (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-length': '6000000' })
      .end(Buffer.alloc(6_000_000, 'a')),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const pour = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
    };
    response.on('drain', pour);
    pour();
  },
  '/drip': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('a'), 50);
    response.on('close', () => clearInterval(timer));
  },
  '/silence': () => null,
  '/hang-up': (response) => response.destroy(),
  '/refresh': (response) =>
    html(`<meta http-equiv="refresh" content="0;url=http://${canary.host}/">`)(
      response,
      new URL('x:'),
    ),
};

const siteAnswer: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '/', 'http://site.test');
  seen.push({ path: url.pathname, headers: request.headers });
  const [, kind, rest = ''] = url.pathname.split('/');
  if (kind === 'status') status(Number(rest))(response, url);
  else if (kind === 'to-canary') forward(`http://${canary.host}/`, Number(rest))(response, url);
  else if (kind === 'via') forward('/to-canary/302')(response, url);
  else if (kind === 'hops')
    forward(Number(rest) > 0 ? `/hops/${Number(rest) - 1}` : '/page')(response, url);
  else (answers[url.pathname] ?? status(404))(response, url);
};

beforeAll(async () => {
  canary = await startLoopbackSite((_request, response) => response.end('caught'));
  site = await startLoopbackSite(siteAnswer);
  const names: Record<string, readonly string[]> = {
    localhost: ['127.0.0.1', '::1'],
    'inside.test': ['127.0.0.1'],
    'mixed.test': ['93.184.216.34', '127.0.0.1'],
    'soup.test': ['127.0.0.1'],
  };
  guardedFetch = createGuardedFetch({
    allow: [site.host, `soup.test:${site.port}`],
    version: '1.2.3',
    resolve: async (host) => (host === 'slow.test' ? new Promise(() => null) : (names[host] ?? [])),
  });
});
afterAll(async () => {
  await Promise.all([canary.close(), site.close()]);
});

const get = (url: string, wanted: Wanted = A_PAGE): Promise<Fetched> =>
  guardedFetch({ url, wanted });
const fromSite = (path: string, wanted?: Wanted): Promise<Fetched> =>
  get(`http://${site.host}${path}`, wanted);
const refusalOf = (fetched: Promise<Fetched>): Promise<unknown> =>
  fetched.then(
    () => 'fetched',
    (cause: unknown) => cause,
  );
const kindOf = (fetched: Promise<Fetched>): Promise<unknown> =>
  fetched.then(
    () => 'fetched',
    (cause: unknown) => (cause instanceof Error && 'kind' in cause ? cause.kind : cause),
  );

describe('addresses nobody outside should reach', () => {
  const hosts = [
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '[fd00::1]',
    '[64:ff9b::7f00:1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    'localhost',
    'localhost.',
    'LOCALHOST.',
    'soup.localhost.',
    'inside.test',
    'mixed.test',
  ];

  test.each(hosts)('%s', async (host) => {
    for (const wanted of [A_PAGE, A_PICTURE]) {
      for (const address of [
        `http://${host}:${canary.port}/`,
        `http://${host}/`,
        `https://${host}/`,
      ]) {
        expect(await refusalOf(get(address, wanted))).toMatchObject({
          code: 'address_not_allowed',
        });
      }
    }
    expect(canary.connections()).toBe(0);
  });

  test.each([22, 25, 5432, 6379, 8080])(
    'UI-11 port %i of a host that is allowed at another',
    async (port) => {
      expect(await kindOf(get(`http://127.0.0.1:${port}/`))).toBe('address_not_allowed');
      expect(await kindOf(get(`http://soup.test:${port}/`))).toBe('port_not_allowed');
    },
  );

  test('the sentence names the port only where the port is what is wrong', async () => {
    expect(await refusalOf(get('http://8.8.8.8:22/'))).toMatchObject({
      code: 'address_not_allowed',
      message: expect.stringContaining('leads to a port that web pages are not fetched from'),
    });
    expect(await refusalOf(get('http://10.0.0.1:22/'))).toMatchObject({
      code: 'address_not_allowed',
      message: expect.stringContaining('not on the public internet'),
    });
  });

  test.each([301, 302, 303, 307, 308])(
    'a redirect by %i leads nowhere else either',
    async (code) => {
      expect(await kindOf(fromSite(`/to-canary/${code}`))).toBe('address_not_allowed');
      expect(canary.connections()).toBe(0);
    },
  );

  test('nor to a port that pages are not fetched from', async () => {
    expect(await kindOf(fromSite('/to-port'))).toBe('port_not_allowed');
  });

  test('a name leads to the addresses that were looked at and to no other', async () => {
    const asked = seen.length;
    const fetchPinned = createGuardedFetch({
      allow: [`localhost:${site.port}`],
      version: '1',
      // Nobody listens there; whoever asks once more would find the site.
      resolve: async () => ['::1'],
    });
    const url = `http://localhost:${site.port}/page`;
    expect(await kindOf(fetchPinned({ url, wanted: A_PAGE }))).toBe('upstream_failed');
    expect(seen.length).toBe(asked);
  });

  test('nor does a second redirect, nor a page that refreshes itself', async () => {
    expect(await kindOf(fromSite('/via'))).toBe('address_not_allowed');
    expect((await fromSite('/refresh')).bytes.toString()).toContain('refresh');
    expect(canary.connections()).toBe(0);
  });
});

describe('addresses that are none', () => {
  test.each([
    '',
    'soup',
    'file:///etc/passwd',
    'ftp://site.test/',
    'gopher://site.test/',
    'data:text/html,soup',
    'blob:http://site.test/1',
    'javascript:alert(1)',
    'http://',
    `http://site.test/${'a'.repeat(3000)}`,
  ])('%j', async (url) => {
    await expect(get(url)).rejects.toMatchObject({
      kind: 'invalid_url',
      code: 'invalid',
      message: 'Please enter a valid URL',
    });
  });

  test('credentials in an address are never sent', async () => {
    const before = seen.length;
    expect(await kindOf(get(`http://user:pw@${site.host}/page`))).toBe('invalid_url');
    expect(seen.length).toBe(before);
  });
});

describe('a page that is there', () => {
  test('comes with where it was found, asked for honestly', async () => {
    const fetched = await fromSite('/hop');
    expect(fetched).toMatchObject({ url: `http://${site.host}/page`, contentType: 'text/html' });
    expect(fetched.bytes.toString()).toBe(PAGE);
    const { headers } = seen.at(-1) ?? { headers: {} };
    expect(headers).toMatchObject({
      'user-agent': 'Commonplate/1.2.3 (+recipe import)',
      accept: expect.stringContaining('text/html'),
    });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
  });

  test('is reached by a name the operator allowed', async () => {
    expect(await kindOf(get(`http://soup.test:${site.port}/page`))).toBe('fetched');
  });

  test.each(['/gzip', '/deflate', '/deflate-raw', '/br', '/untyped'])('%s', async (path) => {
    expect((await fromSite(path)).bytes.toString()).toBe(PAGE);
  });

  test('is read as far as it goes when its packing breaks off', async () => {
    expect((await fromSite('/gzip-cut')).bytes.toString()).toContain('<!doctype html>');
  });

  test('is let through where it only carries what a wall puts into every page', async () => {
    expect(await kindOf(fromSite('/behind-the-wall'))).toBe('fetched');
  });

  test('is reached over five redirects and not over six', async () => {
    expect(await kindOf(fromSite('/hops/4'))).toBe('fetched');
    expect(await kindOf(fromSite('/hops/5'))).toBe('upstream_failed');
  });

  test.each(['/photo', '/binary'])('a picture under %s counts as a picture', async (path) => {
    expect(await kindOf(fromSite(path, A_PICTURE))).toBe('fetched');
  });
});

test.each([A_PAGE, A_PICTURE])(
  'what is fetched as a $subject has 15 seconds and 5 MB',
  async ({ deadlineMs, maxBytes }) => {
    expect([deadlineMs, maxBytes]).toEqual([15_000, 5_242_880]);
  },
);

describe('a site that gives nothing usable', () => {
  test.each([
    ['/status/401', 'site_refused'],
    ['/status/402', 'site_refused'],
    ['/status/403', 'site_refused'],
    ['/status/429', 'site_refused'],
    ['/status/451', 'site_refused'],
    ['/challenge', 'site_refused'],
    ['/challenge-page', 'site_refused'],
    ['/challenge-as-page', 'site_refused'],
    ['/down', 'upstream_failed'],
    ['/status/404', 'not_found_there'],
    ['/status/410', 'not_found_there'],
    ['/status/500', 'upstream_failed'],
    ['/status/503', 'upstream_failed'],
    ['/status/304', 'upstream_failed'],
    ['/empty', 'empty'],
    ['/hang-up', 'upstream_failed'],
    ['/loop', 'upstream_failed'],
    ['/hops/50', 'upstream_failed'],
    ['/no-location', 'upstream_failed'],
    ['/to-file', 'upstream_failed'],
    ['/to-credentials', 'upstream_failed'],
    ['/gzip-lie', 'upstream_failed'],
    ['/twice', 'upstream_failed'],
    ['/unknown-packing', 'upstream_failed'],
    ['/pdf', 'wrong_type'],
    ['/plain', 'wrong_type'],
    ['/json', 'wrong_type'],
    ['/xml', 'wrong_type'],
    ['/binary', 'wrong_type'],
    ['/photo', 'wrong_type'],
    ['/announces', 'too_large'],
    ['/endless', 'too_large'],
  ])('%s is %s', async (path, kind) => {
    expect(await kindOf(fromSite(path))).toBe(kind);
  });

  test.each(['/announces', '/endless'])('%s is too large for a picture as well', async (path) => {
    const anything = { ...A_PICTURE, types: A_PAGE.types };
    expect(await kindOf(fromSite(path, anything))).toBe('too_large');
  });

  test.each(['/page', '/svg'])('%s is no picture', async (path) => {
    expect(await kindOf(fromSite(path, A_PICTURE))).toBe('wrong_type');
  });

  test('a host that refuses connections, and a name nobody has', async () => {
    const gone = await startLoopbackSite(() => null);
    await gone.close();
    const toGone = createGuardedFetch({ allow: [gone.host], version: '1' });
    expect(await kindOf(toGone({ url: `http://${gone.host}/`, wanted: A_PAGE }))).toBe(
      'upstream_failed',
    );
    expect(await kindOf(get('http://nobody.test/'))).toBe('upstream_failed');
  });

  test('each refusal says what happened and what to do', async () => {
    const cause: unknown = await fromSite('/status/403').catch((error: unknown) => error);
    expect(cause).toMatchObject({
      name: 'FetchRefused',
      code: 'site_refused',
      elsewhere: { host: site.host, reason: 'status 403' },
      message: expect.stringMatching(/does not let us read this page\. Please /),
    });
  });

  test.each([
    ['/hop-to-nowhere', 'status 404'],
    ['/gzip-lie', 'Z_DATA_ERROR'],
    ['/loop', 'too many redirects'],
  ])('what came of %s is told in a few words, with who was asked last', async (path, reason) => {
    expect(await refusalOf(fromSite(path))).toMatchObject({
      elsewhere: { host: site.host, reason },
    });
  });
});

const quickBrotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

describe('a site that wastes our time or memory', () => {
  test.each(['/drip', '/silence'])('%s ends at the deadline', async (path) => {
    const started = performance.now();
    expect(await kindOf(fromSite(path, IN_A_HURRY))).toBe('took_too_long');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('a name server that never answers ends at the deadline', async () => {
    const started = performance.now();
    expect(await kindOf(get('http://slow.test/', IN_A_HURRY))).toBe('took_too_long');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', quickBrotli],
  ] as const)('a small %s that unpacks to 60 MB', async (encoding, pack) => {
    answers['/bomb'] = packed(encoding, pack(Buffer.alloc(60_000_000)));
    const before = process.memoryUsage.rss();
    const started = performance.now();
    expect(await kindOf(fromSite('/bomb'))).toBe('too_large');
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(40);
  });

  test('a caller who gives up gets its own reason back', async () => {
    const reason = new Error('the user left');
    const giveUp = new AbortController();
    const fetched = guardedFetch({
      url: `http://${site.host}/silence`,
      wanted: A_PAGE,
      signal: giveUp.signal,
    });
    setTimeout(() => giveUp.abort(reason), 50);
    await expect(fetched).rejects.toBe(reason);
  });

  test('a caller who had given up before makes no request', async () => {
    const before = site.connections();
    const signal = AbortSignal.abort(new Error('too late'));
    const fetched = guardedFetch({ url: `http://${site.host}/page`, wanted: A_PAGE, signal });
    await expect(fetched).rejects.toThrow('too late');
    expect(site.connections()).toBe(before);
  });
});

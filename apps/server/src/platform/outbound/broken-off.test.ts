import { errors } from 'undici';
import { expect, test } from 'vitest';
import { brokenOffBy, isTimeout } from './broken-off.ts';

const withCode = (error: Error, code: string) => Object.assign(error, { code });

test.each([
  [withCode(new Error('connect ECONNREFUSED 203.0.113.7:443'), 'ECONNREFUSED'), 'ECONNREFUSED'],
  [withCode(new Error('names sent by the site'), 'ERR_TLS_CERT_ALTNAME_INVALID'), /^ERR_TLS/],
  [withCode(new Error('incorrect header check'), 'Z_DATA_ERROR'), 'Z_DATA_ERROR'],
  [new errors.SocketError('other side closed'), 'UND_ERR_SOCKET'],
])('%s is what the other end did, told by its code alone', (error, code) => {
  expect(brokenOffBy(error)).toMatch(code);
});

test.each([
  new TypeError('x is not a function'),
  withCode(new TypeError('The "url" argument must be a string'), 'ERR_INVALID_ARG_TYPE'),
  new errors.InvalidArgumentError('invalid method'),
  new Error('nobody foresaw this'),
  'a word',
])('%s may be a fault of ours', (error) => {
  expect(brokenOffBy(error)).toBeNull();
});

test.each([
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOBUFS',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EAI_MEMORY',
])('%s is an outage of ours', (code) => {
  expect(brokenOffBy(withCode(new Error(`connect ${code}`), code))).toBeNull();
});

test.each([
  new errors.RequestAbortedError(),
  new errors.ClientClosedError(),
  new errors.ClientDestroyedError(),
])('%s is what we ended ourselves', (error) => {
  expect(brokenOffBy(error)).toBeNull();
});

test('a timeout is told from a refusal', () => {
  expect(isTimeout(new errors.ConnectTimeoutError('late'))).toBe(true);
  expect(isTimeout(new errors.SocketError('closed'))).toBe(false);
});

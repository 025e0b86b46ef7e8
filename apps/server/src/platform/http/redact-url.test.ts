import { expect, test } from 'vitest';
import { redactUrl } from './redact-url.ts';

test.each([
  ['/api/recipes?search=secret+soup', '/api/recipes'],
  ['/api/auth/verify-reset-token/abc-DEF_1', '/api/auth/verify-reset-token/:token'],
  ['/API/auth/Verify-Reset-Token/abc?x=1', '/API/auth/Verify-Reset-Token/:token'],
  ['/reset-password/abc#x', '/reset-password/:token'],
  ['/api/auth/reset-password', '/api/auth/reset-password'],
  ['', ''],
])('%s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});

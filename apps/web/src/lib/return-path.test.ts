// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each(['/recipes/01890a5d', '/recipes?tag=soup', '/recipes/1/edit#steps', '/admin/users'])(
  'goes back to %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  'https://evil.example/recipes',
  'javascript:alert(1)',
  'evil.example',
  '',
  undefined,
  null,
  { pathname: '/admin/users' },
  '/',
  '/login',
  '/register',
  '/login?from=/x',
])('goes to the recipes instead of %j', (from) => {
  expect(safeReturnPath(from)).toBe('/recipes');
});

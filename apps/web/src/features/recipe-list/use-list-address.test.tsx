import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useListAddress } from './use-list-address.ts';

afterEach(cleanup);

function open(query: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/recipes${query}`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({
      page: useListAddress().address.page,
      query: useLocation().search,
      how: useNavigationType(),
    }),
    { wrapper },
  );
  return result.current;
}

test.each([
  ['?page=0', '', 1],
  ['?page=-3', '', 1],
  ['?page=abc', '', 1],
  ['?page=', '', 1],
  ['?page=2.5', '', 1],
  ['?page=1e99', '', 1],
  ['?page=02', '?page=2', 2],
  ['?search=soup&tag=warm&page=zero', '?search=soup&tag=warm', 1],
])('%s is mended in place to "%s"', (asked, mended, page) => {
  expect(open(asked)).toEqual({ page, query: mended, how: 'REPLACE' });
});

test.each(['', '?page=1', '?page=7', '?search=soup&page=2'])('%s stays as it is', (asked) => {
  expect(open(asked)).toMatchObject({ query: asked, how: 'POP' });
});

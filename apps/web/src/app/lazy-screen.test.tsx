import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

afterEach(cleanup);

function Pantry({ shelf }: { shelf: string }) {
  const [opened] = useState(shelf);
  return <p>{`${opened}, now ${shelf}`}</p>;
}

/** A screen whose file comes when told to. */
function awaited() {
  const { promise, resolve } = Promise.withResolvers<typeof Pantry>();
  const Screen = lazyScreen(() => promise);
  const shown = (shelf: string) => (
    <Suspense fallback="One moment">
      <Screen shelf={shelf} />
    </Suspense>
  );
  return { Screen, shown, arrive: () => act(async () => resolve(Pantry)) };
}

test('a screen that was fetched before is there at once', async () => {
  const { Screen, shown, arrive } = awaited();
  await arrive();
  await Screen.prefetch({});
  render(shown('flour'));
  expect(screen.getByText('flour, now flour')).toBeDefined();
  expect(screen.queryByText('One moment')).toBeNull();
});

test('one that was not is waited for, and then does not begin anew', async () => {
  const { shown, arrive } = awaited();
  const page = render(shown('flour'));
  expect(screen.getByText('One moment')).toBeDefined();
  await arrive();
  expect(await screen.findByText('flour, now flour')).toBeDefined();
  page.rerender(shown('salt'));
  expect(screen.getByText('flour, now salt')).toBeDefined();
});

test('fetching a screen fetches what it consists of', async () => {
  const asked: unknown[] = [];
  const Page = Object.assign(() => null, {
    prefetch: async (params: object) => void asked.push(params),
  });
  await lazyScreen(async () => Page).prefetch({ mode: 'url' });
  expect(asked).toEqual([{ mode: 'url' }]);
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from './lazy-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

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

test('one that was not is waited for', async () => {
  const { shown, arrive } = awaited();
  render(shown('flour'));
  expect(screen.getByText('One moment')).toBeDefined();
  await arrive();
  expect(await screen.findByText('flour, now flour')).toBeDefined();
});

test('one that came while the last screen stayed up does not begin anew', async () => {
  const Screen = lazyScreen(async () => Pantry);
  function Book() {
    const [shelf, setShelf] = useState<string | null>(null);
    return (
      <>
        <button onClick={() => startTransition(() => setShelf('flour'))}>Open</button>
        <button onClick={() => setShelf('salt')}>Next</button>
        <Suspense fallback="One moment">
          {shelf === null ? 'Cover' : <Screen shelf={shelf} />}
        </Suspense>
      </>
    );
  }
  render(<Book />);
  // As in a browser, where React goes on with what it had begun when the file comes at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByText('Open').click();
  expect(await screen.findByText('flour, now flour')).toBeDefined();
  screen.getByText('Next').click();
  expect(await screen.findByText('flour, now salt')).toBeDefined();
});

test('one whose file did not come says so, and the next visit asks for it again', async () => {
  vi.useFakeTimers();
  // React itself reports what a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  let online = false;
  const load = vi.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return Pantry;
  });
  const Screen = lazyScreen(load);
  const at = (address: string) => (
    <ErrorBoundary resetKey={address}>
      <Suspense fallback="One moment">
        {address === '/pantry' ? <Screen shelf="flour" /> : 'Home'}
      </Suspense>
    </ErrorBoundary>
  );
  const wait = () => act(() => vi.advanceTimersByTimeAsync(5_000));
  const failure = () => screen.queryByRole('heading', { name: 'This page could not be loaded' });
  const view = render(at('/pantry'));
  await wait();
  expect(failure()).not.toBeNull();
  // Twice in the one visit, however long the message stands there.
  expect(load).toHaveBeenCalledTimes(2);
  view.rerender(at('/'));
  view.rerender(at('/pantry'));
  await wait();
  expect(failure()).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(4);
  view.rerender(at('/'));
  online = true;
  view.rerender(at('/pantry'));
  await wait();
  expect(screen.getByText('flour, now flour')).toBeDefined();
});

test('fetching a screen fetches what it consists of', async () => {
  const asked: unknown[] = [];
  const Page = Object.assign(() => null, {
    prefetch: async (params: object) => void asked.push(params),
  });
  await lazyScreen(async () => Page).prefetch({ mode: 'url' });
  expect(asked).toEqual([{ mode: 'url' }]);
});

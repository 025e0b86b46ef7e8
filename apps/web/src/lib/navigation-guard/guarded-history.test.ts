// @vitest-environment happy-dom
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HeldNavigation, guardHistory } from './guarded-history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const inner = createMemoryHistory({ initialEntries: ['/recipes', '/form'], v5Compat: true });
  const history = guardHistory(inner);
  const shown: string[] = [];
  history.listen(({ location }) => shown.push(location.pathname));
  return { inner, history, shown };
}

const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('an open gate lets every step pass', () => {
  const { history, shown } = setUp();
  history.navigator.push('/a');
  history.navigator.replace('/b');
  history.navigator.go(-1);
  expect(shown).toEqual(['/a', '/b', '/form']);
  expect(closing()).toBe(false);
});

test.each(['push', 'replace'] as const)(
  'a closed gate holds a %s until told to proceed',
  (step) => {
    const { inner, history, shown } = setUp();
    const held: HeldNavigation[] = [];
    history.block((navigation) => held.push(navigation));
    history.navigator[step]('/recipes/new');
    expect(shown).toEqual([]);
    expect(inner.location.pathname).toBe('/form');
    held[0]?.proceed();
    expect(shown).toEqual(['/recipes/new']);
    history.navigator.push('/next');
    expect(held).toHaveLength(1);
  },
);

test('a closed gate undoes the back button and can repeat it', () => {
  const { inner, history, shown } = setUp();
  const held: HeldNavigation[] = [];
  history.block((navigation) => held.push(navigation));
  inner.go(-1);
  expect(held).toHaveLength(1);
  vi.runAllTimers();
  expect(inner.location.pathname).toBe('/form');
  expect(shown).toEqual([]);
  held[0]?.proceed();
  expect(inner.location.pathname).toBe('/recipes');
  expect(shown).toEqual(['/recipes']);
});

test('who decides before the step is undone gets there all the same', () => {
  const { inner, history, shown } = setUp();
  history.block((navigation) => navigation.proceed());
  inner.go(-1);
  vi.runAllTimers();
  expect(inner.location.pathname).toBe('/recipes');
  expect(shown).toEqual(['/recipes']);
  history.navigator.push('/next');
  expect(shown).toEqual(['/recipes', '/next']);
});

test('hasty presses of the back button are undone together and asked about once', () => {
  const { inner, history, shown } = setUp();
  inner.push('/deeper');
  shown.length = 0;
  const ask = vi.fn();
  history.block(ask);
  inner.go(-1);
  inner.go(-1);
  vi.runAllTimers();
  expect(inner.location.pathname).toBe('/deeper');
  expect(ask).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
});

test('steps within the page pass a closed gate', () => {
  const { history, shown } = setUp();
  const ask = vi.fn();
  history.block(ask);
  history.navigator.push('/form?step=2');
  expect(ask).not.toHaveBeenCalled();
  expect(shown).toEqual(['/form']);
});

test('closing the tab asks only while the gate is closed', () => {
  const { history } = setUp();
  const open = history.block(() => undefined);
  expect(closing()).toBe(true);
  open();
  expect(closing()).toBe(false);
});

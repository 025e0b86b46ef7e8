import {
  NavigationType,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
export type HistoryUpdate = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/** A navigation that was held back; `proceed` carries it out after all. */
export interface HeldNavigation {
  proceed: () => void;
}

export interface GuardedHistory {
  readonly navigator: Navigator;
  current: () => Pick<HistoryUpdate, 'action' | 'location'>;
  listen: (listener: (update: HistoryUpdate) => void) => () => void;
  /** From now on leaving this page asks `onHeld` first, and closing it asks the browser's own question. */
  block: (onHeld: (held: HeldNavigation) => void) => () => void;
}

const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Puts a gate between the router and the browser's history, which knows no way to refuse a step. */
export function guardHistory(history: BrowserHistory): GuardedHistory {
  let onHeld: ((held: HeldNavigation) => void) | null = null;
  let shown = history.location;
  let returning = false;

  function unblock(): void {
    onHeld = null;
    window.removeEventListener('beforeunload', onBeforeUnload);
  }

  const letPass = (step: () => void): HeldNavigation => ({
    proceed() {
      unblock();
      step();
    },
  });

  function attempt(to: To, step: () => void): void {
    const { pathname } = history.createURL(history.createHref(to));
    if (onHeld === null || pathname === shown.pathname) step();
    else onHeld(letPass(step));
  }

  function onUpdate(update: HistoryUpdate, listener: (update: HistoryUpdate) => void): void {
    const { delta } = update;
    if (returning) {
      returning = false;
      return;
    }
    const leaves = update.location.pathname !== shown.pathname;
    if (
      update.action === NavigationType.Pop &&
      onHeld !== null &&
      leaves &&
      delta !== null &&
      delta !== 0
    ) {
      // The browser has already stepped: step back, and offer to repeat it.
      returning = true;
      history.go(-delta);
      onHeld(letPass(() => history.go(delta)));
      return;
    }
    shown = update.location;
    listener(update);
  }

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) => attempt(to, () => history.push(to, state)),
      replace: (to, state) => attempt(to, () => history.replace(to, state)),
    },
    current: () => ({ action: history.action, location: history.location }),
    listen: (listener) => history.listen((update) => onUpdate(update, listener)),
    block(ask) {
      onHeld = ask;
      window.addEventListener('beforeunload', onBeforeUnload);
      return () => {
        if (onHeld === ask) unblock();
      };
    },
  };
}

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

/** Of two steps asked for at once browsers may drop one, so hasty presses are undone together. */
const QUIET_MS = 20;

const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Puts a gate between the router and the browser's history, which knows no way to refuse a step. */
export function guardHistory(history: BrowserHistory): GuardedHistory {
  let onHeld: ((held: HeldNavigation) => void) | null = null;
  let shown = history.location;
  /** How far the browser stands from the page that is shown, while a step is being undone. */
  let drift = 0;
  let undoing: ReturnType<typeof setTimeout> | undefined;
  /** Decided on while the step was still being undone: to be taken when it is. */
  let waiting: (() => void) | null = null;

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

  function whenUndone(step: () => void): void {
    if (drift === 0) step();
    else waiting = step;
  }

  /** The browser reports a step only after taking it: step back, and offer to repeat it. */
  function undo(delta: number): void {
    const first = drift === 0;
    drift += delta;
    clearTimeout(undoing);
    if (drift === 0) {
      const step = waiting;
      waiting = null;
      step?.();
      return;
    }
    if (first) onHeld?.(letPass(() => whenUndone(() => history.go(delta))));
    undoing = setTimeout(() => history.go(-drift), QUIET_MS);
  }

  function onUpdate(update: HistoryUpdate, listener: (update: HistoryUpdate) => void): void {
    const { action, delta, location } = update;
    if (action === NavigationType.Pop && delta !== null && delta !== 0) {
      const leaves = onHeld !== null && location.pathname !== shown.pathname;
      if (leaves || drift !== 0) {
        undo(delta);
        return;
      }
    }
    shown = location;
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

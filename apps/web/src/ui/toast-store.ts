import { TOAST_DURATION_MS, TOAST_ENTRY_MS, TOAST_EXIT_MS } from '@commonplate/contract';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastRequest {
  /** `info` unless said otherwise. */
  type?: ToastType;
  title: string;
  message?: string;
  action?: { label: string; onClick: () => void };
  /** How long it stays, in milliseconds. */
  duration?: number;
}

export interface Toast extends ToastRequest {
  id: number;
  type: ToastType;
  duration: number;
  phase: 'waiting' | 'entering' | 'shown' | 'leaving';
}

const AT_ONCE = 3;

type Timer = ReturnType<typeof setTimeout>;

interface Clock {
  entry?: Timer;
  exit?: Timer;
  /** Milliseconds left when it was last started or paused. */
  left: number;
  startedAt: number;
}

export interface ToastStore {
  current: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  show: (request: ToastRequest) => number;
  dismiss: (id: number) => void;
  /** While a toast is read or about to be pressed it does not run out. */
  pause: (id: number) => void;
  resume: (id: number) => void;
}

/** At most three are up; the rest wait, and their time starts when they appear. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  const clocks = new Map<number, Clock>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  function update(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  const setPhase = (id: number, phase: Toast['phase']) =>
    update(toasts.map((toast) => (toast.id === id ? { ...toast, phase } : toast)));

  function stop(id: number): void {
    const clock = clocks.get(id);
    clearTimeout(clock?.entry);
    clearTimeout(clock?.exit);
  }

  function run(id: number, clock: Clock): void {
    clock.startedAt = Date.now();
    clock.exit = setTimeout(() => dismiss(id), clock.left);
  }

  function letIn(): void {
    const up = toasts.filter((toast) => toast.phase !== 'waiting').length;
    const entering = toasts.filter((toast) => toast.phase === 'waiting').slice(0, AT_ONCE - up);
    if (entering.length === 0) return;
    update(
      toasts.map((toast) => (entering.includes(toast) ? { ...toast, phase: 'entering' } : toast)),
    );
    for (const { id, duration } of entering) {
      const clock: Clock = { left: duration, startedAt: Date.now() };
      clocks.set(id, clock);
      clock.entry = setTimeout(() => setPhase(id, 'shown'), TOAST_ENTRY_MS);
      run(id, clock);
    }
  }

  function remove(id: number): void {
    clocks.delete(id);
    update(toasts.filter((toast) => toast.id !== id));
    letIn();
  }

  function dismiss(id: number): void {
    const phase = toasts.find((toast) => toast.id === id)?.phase;
    if (phase === undefined || phase === 'leaving') return;
    if (phase === 'waiting') {
      remove(id);
      return;
    }
    stop(id);
    setPhase(id, 'leaving');
    setTimeout(() => remove(id), TOAST_EXIT_MS);
  }

  return {
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(request) {
      lastId += 1;
      const defaults = { type: 'info', duration: TOAST_DURATION_MS } as const;
      update([...toasts, { ...defaults, ...request, id: lastId, phase: 'waiting' }]);
      letIn();
      return lastId;
    },
    dismiss,
    pause(id) {
      const clock = clocks.get(id);
      if (clock?.exit === undefined) return;
      clearTimeout(clock.exit);
      delete clock.exit;
      clock.left = Math.max(0, clock.left - (Date.now() - clock.startedAt));
    },
    resume(id) {
      const clock = clocks.get(id);
      const leaving = toasts.some((toast) => toast.id === id && toast.phase === 'leaving');
      if (clock !== undefined && clock.exit === undefined && !leaving) run(id, clock);
    },
  };
}

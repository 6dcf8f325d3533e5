/** The kinds of toasts; each has its own glyph and edge. */
export const TOAST_KINDS = ['turn', 'done', 'warning', 'lost', 'news'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

/** A short message that disappears by itself. Everything important is in the log as well. */
export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; run(): void } | undefined;
  /** Stays until it is dismissed or replaced by one with the same id. */
  readonly sticky?: boolean | undefined;
}

/** A toast to show; it replaces one with the same id. */
export type NewToast = Omit<Toast, 'id'> & { readonly id?: string | undefined };

/** The toasts on screen, oldest first. */
export interface ToastStore {
  getState(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  show(toast: NewToast): string;
  dismiss(id: string): void;
  /** Pauses the timers of all toasts, while the user reads. */
  hold(): void;
  release(): void;
}

/** Maximum number of toasts at once. */
export const TOAST_LIMIT = 3;
/** Milliseconds a toast stays. */
export const TOAST_TIME = 6000;

/** The timer of the store; tests supply their own. */
export interface ToastTime {
  now(): number;
  /** Runs a callback later; the result cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Creates an empty store. */
export function createToasts(time: ToastTime = WALL_TIME): ToastStore {
  let toasts: readonly Toast[] = [];
  let held = false;
  let shown = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<string, Timer>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const start = (id: string, left: number) => {
    const stop = held ? undefined : time.after(left, () => dismiss(id));
    timers.set(id, { left, since: time.now(), stop });
  };
  const forget = (id: string) => {
    timers.get(id)?.stop?.();
    timers.delete(id);
  };
  const dismiss = (id: string) => {
    forget(id);
    // A pointer or focus on a removed toast never leaves it, so the timers would stay paused forever.
    release();
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
  };

  const release = () => {
    if (!held) return;
    held = false;
    for (const [id, { left }] of timers) start(id, left);
  };

  return {
    getState: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: ({ id = `toast-${++shown}`, ...toast }) => {
      forget(id);
      const others = toasts.filter((other) => other.id !== id);
      const crowded = crowdedOut(others);
      if (crowded) forget(crowded.id);
      set([...others.filter((other) => other !== crowded), { id, ...toast }]);
      if (!toast.sticky) start(id, TOAST_TIME);
      return id;
    },
    dismiss,
    hold: () => {
      if (held) return;
      held = true;
      for (const [id, { left, since, stop }] of timers) {
        stop?.();
        timers.set(id, { left: left - (time.now() - since), since: time.now(), stop: undefined });
      }
    },
    release,
  };
}

interface Timer {
  readonly left: number;
  readonly since: number;
  readonly stop: (() => void) | undefined;
}

/** Returns the toast to remove: the oldest that is not sticky, or the oldest of all. */
function crowdedOut(toasts: readonly Toast[]): Toast | undefined {
  if (toasts.length < TOAST_LIMIT) return undefined;
  return toasts.find((toast) => !toast.sticky) ?? toasts[0];
}

const WALL_TIME: ToastTime = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What a toast is about; each kind has its own glyph and edge. */
export const TOAST_KINDS = ['turn', 'done', 'warning', 'lost', 'news'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

/** A short message that leaves by itself. Whatever matters is in the log as well. */
export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; run(): void } | undefined;
  /** Stays until it is dismissed or replaced by one with the same id. */
  readonly sticky?: boolean | undefined;
}

/** A toast to show; one with the id of another takes its place. */
export type NewToast = Omit<Toast, 'id'> & { readonly id?: string | undefined };

/** The toasts on screen, oldest first. */
export interface ToastStore {
  getState(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  show(toast: NewToast): string;
  dismiss(id: string): void;
  /** Stops the time of all toasts, while somebody reads. */
  hold(): void;
  release(): void;
}

/** At most so many at once. */
export const TOAST_LIMIT = 3;
/** Milliseconds a toast stays. */
export const TOAST_TIME = 6000;

/** What time the store lives by; tests bring their own. */
export interface ToastTime {
  now(): number;
  /** Runs something later; call the result to take it back. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Makes an empty store. */
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
    // Whoever was on it with pointer or focus cannot leave it any more: time would stand still for good.
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

/** Who must go to make room: the oldest that would leave anyway, or the oldest of all. */
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

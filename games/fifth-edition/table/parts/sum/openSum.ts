import { createContext, useSyncExternalStore } from 'react';

/** Scope of numbers when a screen shows several sheets; each scope has a separate layer for sums. */
export const SumScope = createContext<string | undefined>(undefined);

/** The number whose sum is open. */
export interface OpenSum {
  readonly path: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly scope: string | undefined;
  /** Whether it was opened on purpose: it then stays and takes the focus. A sum opened by hover closes with it. */
  readonly isKept: boolean;
  /** Roll that the number is part of. */
  readonly roll?: { readonly dice: string; readonly bonus: number; readonly label: string } | undefined;
}

interface SumState {
  readonly open: OpenSum | undefined;
  /** Path of the number last opened or focused; the debug drawer shows its trace. */
  readonly last: string | undefined;
}

let state: SumState = { open: undefined, last: undefined };
const listeners = new Set<() => void>();

/** Opens a sum and closes any other. */
export function openSum(open: OpenSum): void {
  set({ open, last: open.path });
}

/** Closes the sum, or only that of one number; returns the focus to the number. */
export function closeSum(anchor?: HTMLElement): void {
  const { open } = state;
  if (open === undefined || (anchor !== undefined && open.anchor !== anchor)) return;
  set({ ...state, open: undefined });
  if (open.isKept && open.anchor.isConnected) open.anchor.focus({ preventScroll: true });
}

/** Records the focused number. */
export function noteNumber(path: string): void {
  if (state.last !== path) set({ ...state, last: path });
}

export function useOpenSum(): OpenSum | undefined {
  return useSyncExternalStore(
    listen,
    () => state.open,
    () => undefined,
  );
}

/** Returns the path of the number last opened or focused. */
export function useLastNumber(): string | undefined {
  return useSyncExternalStore(listen, () => state.last);
}

/** Returns the open sum without subscribing to it. */
export function sumNow(): OpenSum | undefined {
  return state.open;
}

function set(next: SumState): void {
  state = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

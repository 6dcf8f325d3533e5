import { createContext, useSyncExternalStore } from 'react';

/** Whose numbers these are, where a screen shows those of several sheets; each scope has a layer of its own for sums. */
export const SumScope = createContext<string | undefined>(undefined);

/** The number whose sum is open. */
export interface OpenSum {
  readonly path: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly scope: string | undefined;
  /** Opened by pointing at it, it goes when the pointer does; opened on purpose, it stays and takes the focus. */
  readonly isKept: boolean;
  /** A roll that can be made with this number. */
  readonly roll?: { readonly dice: string; readonly bonus: number; readonly label: string } | undefined;
}

interface SumState {
  readonly open: OpenSum | undefined;
  /** The number last opened or focused; the debug drawer shows its trace. */
  readonly last: string | undefined;
}

let state: SumState = { open: undefined, last: undefined };
const listeners = new Set<() => void>();

/** Opens a sum; whichever was open closes. */
export function openSum(open: OpenSum): void {
  set({ open, last: open.path });
}

/** Closes the sum, or only that of one number; the focus goes back to a number that had it. */
export function closeSum(anchor?: HTMLElement): void {
  const { open } = state;
  if (open === undefined || (anchor !== undefined && open.anchor !== anchor)) return;
  set({ ...state, open: undefined });
  if (open.isKept && open.anchor.isConnected) open.anchor.focus({ preventScroll: true });
}

/** Remembers which number somebody is at. */
export function noteNumber(path: string): void {
  if (state.last !== path) set({ ...state, last: path });
}

/** The sum that is open. */
export function useOpenSum(): OpenSum | undefined {
  return useSyncExternalStore(
    listen,
    () => state.open,
    () => undefined,
  );
}

/** The path of the number last opened or focused. */
export function useLastNumber(): string | undefined {
  return useSyncExternalStore(listen, () => state.last);
}

/** The sum that is open now, for whoever does not draw it. */
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

import type { Me } from '@tessera/protocol';
import { create } from 'zustand';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';

/** Player as the server knows them, and whether the server is reachable. */
interface Presence {
  readonly me: Me | undefined;
  readonly reach: 'unknown' | 'online' | 'offline';
}

export const usePresence = create<Presence>()(() => ({ me: undefined, reach: 'unknown' }));

let greeting: Promise<Presence> | undefined;

/**
 * Identifies this browser to the server; a first visit creates a guest. Resolves once the server has answered or is
 * unreachable.
 */
export function greet(): Promise<Presence> {
  // One request at a time: two concurrent first requests would create two guests.
  greeting ??= introduce().finally(() => {
    greeting = undefined;
  });
  return greeting;
}

/** Returns the presence at once when the player is known, otherwise greets the server first. */
export async function ensurePresence(): Promise<Presence> {
  const presence = usePresence.getState();
  return presence.me === undefined ? greet() : presence;
}

async function introduce(): Promise<Presence> {
  try {
    usePresence.setState({ me: await api.me(), reach: 'online' });
  } catch (error) {
    usePresence.setState({ reach: isUnreachable(error) ? 'offline' : 'online' });
  }
  return usePresence.getState();
}

/** Interval at which an unreachable server is retried. */
const LOOK_AGAIN_MS = 15_000;

/** Greets the server and retries while it is unreachable. */
export function keepGreeting(): void {
  const again = () => {
    if (usePresence.getState().reach !== 'online' && document.visibilityState === 'visible') void greet();
  };
  void greet();
  setInterval(again, LOOK_AGAIN_MS);
  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
}

/** Sets the player as the server returned them. */
export function becomes(me: Me): void {
  usePresence.setState({ me, reach: 'online' });
}

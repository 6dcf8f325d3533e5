import type { Me } from '@tessera/protocol';
import { create } from 'zustand';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';

/** Who we are to the server, and whether it is there at all. */
interface Presence {
  readonly me: Me | undefined;
  readonly reach: 'unknown' | 'online' | 'offline';
}

export const usePresence = create<Presence>()(() => ({ me: undefined, reach: 'unknown' }));

let greeting: Promise<Presence> | undefined;

/** Makes ourselves known to the server; a first visit becomes a guest. Resolves once that is settled either way. */
export function greet(): Promise<Presence> {
  // One at a time: two first visits at once would be two guests.
  greeting ??= introduce().finally(() => {
    greeting = undefined;
  });
  return greeting;
}

/** The same for whoever wants to do something: there is nothing to wait for where we are known already. */
export async function known(): Promise<Presence> {
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

/** How often to look whether a server that was gone is back. */
const LOOK_AGAIN_MS = 15_000;

/** Greets the server, and again and again while nobody answers. */
export function keepGreeting(): void {
  const again = () => {
    if (usePresence.getState().reach !== 'online' && document.visibilityState === 'visible') void greet();
  };
  void greet();
  setInterval(again, LOOK_AGAIN_MS);
  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
}

/** Takes over what the server said about us. */
export function becomes(me: Me): void {
  usePresence.setState({ me, reach: 'online' });
}

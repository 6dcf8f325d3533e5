import { constants, getPriority, setPriority } from 'node:os';

/** Enough for play to come first, but low enough that archive reads still progress on a busy machine. */
const NICER = 5;

/**
 * Lowers the priority of the calling thread below those that run matches, for machines with fewer cores than busy
 * threads. Only Linux has a priority per thread (setpriority(2)); elsewhere it would apply to the whole server.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW));
}

import { constants, getPriority, setPriority } from 'node:os';

/** Enough for play to come first, and not so much that on a busy machine no file is ever read. */
const NICER = 5;

/**
 * Puts the thread that calls it behind those in which people play, where there are fewer cores than threads at work. Only Linux has
 * a priority for each thread (setpriority(2)); elsewhere it would be that of the whole server.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW));
}

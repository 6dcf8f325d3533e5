import type { Worker } from 'node:worker_threads';

const abandoned = new Set<Worker>();

/** Counts a thread that did not terminate in time, until it ends. */
export function abandon(worker: Worker): void {
  abandoned.add(worker);
  worker.once('exit', () => abandoned.delete(worker));
}

/**
 * Ends the process. `process.exit` waits for every thread to stop, so a process with an abandoned thread kills itself instead: then
 * its parent sees SIGKILL in place of the exit code.
 */
export function endProcess(code: number): void {
  if (abandoned.size > 0) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}

import v8 from 'node:v8';

/** First major version of V8 that unrolls loops. Earlier versions reject or do not know the flag. */
const FIRST_UNROLLING_V8 = 13;

/**
 * Compiles loops so that `Worker.terminate` and heap limits can stop them. Loop unrolling in V8 13 (Node 24) also removes the check for
 * a pending termination from loops that it takes for short, and takes an endless loop around `Array.fill` for one: such a
 * thread runs until the memory of the process is exhausted, and `process.exit` waits for it.
 */
export function keepLoopsInterruptible(version = process.versions.v8): void {
  if (Number.parseInt(version, 10) >= FIRST_UNROLLING_V8) v8.setFlagsFromString('--no-turboshaft-loop-unrolling');
}

import { tables } from '../content/index.ts';
import { REGION_COUNT } from '../state/numbers.ts';

const steps = new Int8Array(REGION_COUNT);
const queue = new Int16Array(REGION_COUNT);

/**
 * Returns the regions within a number of steps, the start first. `enter` tells which may be entered, `stop` where a
 * move must end. Both must not call `reach`, because its buffers are shared.
 */
export function reach(
  from: number,
  range: number,
  enter: (region: number) => boolean,
  stop: (region: number) => boolean,
): number[] {
  steps.fill(-1);
  steps[from] = 0;
  queue[0] = from;
  let count = 1;
  for (let i = 0; i < count; i++) {
    const region = queue[i]!;
    const done = steps[region]!;
    if (done >= range || (i > 0 && stop(region))) continue;
    for (const next of tables.neighbours[region]!) {
      if (steps[next]! >= 0 || !enter(next)) continue;
      steps[next] = done + 1;
      queue[count++] = next;
    }
  }
  return Array.from(queue.subarray(0, count));
}

import type { View } from '../state/state.ts';

/** Returns the kind of the question that is asked now. */
export function questionKind({ flow }: View) {
  return flow.at(-1)?.at;
}

/** Returns the number of units of the Army that is on its way. */
export function unitsOnTheWay({ flow }: View): number {
  const frame = flow.at(-1);
  return frame?.at === 'march.on' ? frame.group.troops.reduce((sum, count) => sum + count, 0) : 0;
}

import { MAX_DICE } from './hits.ts';

/** Remaining units of a force. */
export interface Survivors {
  readonly regulars: number;
  readonly elites: number;
}

/**
 * Order of losses. `strength` keeps dice, then Elites: it removes Regulars beyond the fifth unit, then reduces Elites,
 * then removes Regulars. `elites` removes all Regulars before an Elite.
 */
export const SACRIFICES = ['strength', 'elites'] as const;
export type Sacrifice = (typeof SACRIFICES)[number];

export function units({ regulars, elites }: Survivors): number {
  return regulars + elites;
}

/** Returns the survivors of a number of hits: each removes a Regular or reduces an Elite. R 9.5.1 */
export function afterHits(force: Survivors, hits: number, sacrifice: Sacrifice): Survivors {
  let { regulars, elites } = force;
  for (let hit = 0; hit < hits && regulars + elites > 0; hit++) {
    const spared = sacrifice === 'elites' || regulars + elites > MAX_DICE;
    if (elites === 0 || (spared && regulars > 0)) regulars--;
    else {
      elites--;
      regulars++;
    }
  }
  return { regulars, elites };
}

/** Returns the survivors after an Elite is reduced to continue an assault. R 9.7.5 */
function afterPaying({ regulars, elites }: Survivors): Survivors | undefined {
  return elites === 0 ? undefined : { regulars: regulars + 1, elites: elites - 1 };
}

/** Marks a step without a successor. */
export const NOWHERE = -1;

/**
 * Every state a force can reach in a battle, strongest first, so that a step always leads to a later one. A battle is
 * then a table of two indices, computed in one pass.
 */
export interface Decline {
  readonly steps: readonly Survivors[];
  /** Step after a number of hits: `after[step * (MAX_DICE + 1) + hits]`. */
  readonly after: Int16Array;
  /** Step after paying an Elite, or NOWHERE. */
  readonly paying: Int16Array;
}

export function declineOf(start: Survivors, sacrifice: Sacrifice, pays: boolean): Decline {
  const found = new Map<number, Survivors>();
  const open = [start];
  for (let force = open.pop(); force !== undefined; force = open.pop()) {
    if (found.has(keyOf(force))) continue;
    found.set(keyOf(force), force);
    if (units(force) === 0) continue;
    open.push(afterHits(force, 1, sacrifice));
    const paid = pays ? afterPaying(force) : undefined;
    if (paid !== undefined) open.push(paid);
  }
  const steps = [...found.values()].sort((a, b) => hitPoints(b) - hitPoints(a));
  const indices = new Map(steps.map((force, step) => [keyOf(force), step]));
  const after = new Int16Array(steps.length * (MAX_DICE + 1));
  const paying = new Int16Array(steps.length).fill(NOWHERE);
  steps.forEach((force, step) => {
    for (let hits = 0; hits <= MAX_DICE; hits++) {
      after[step * (MAX_DICE + 1) + hits] = indices.get(keyOf(afterHits(force, hits, sacrifice)))!;
    }
    const paid = pays && units(force) > 0 ? afterPaying(force) : undefined;
    if (paid !== undefined) paying[step] = indices.get(keyOf(paid))!;
  });
  return { steps, after, paying };
}

function hitPoints({ regulars, elites }: Survivors): number {
  return regulars + 2 * elites;
}

function keyOf({ regulars, elites }: Survivors): number {
  return regulars * 64 + elites;
}

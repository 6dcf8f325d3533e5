import { crew } from '../src/content/index.ts';
import type { Cell } from '../src/map/site.ts';
import type { Stance, View } from '../src/state/state.ts';

/** Position and resources of a character, now or at the end of a plan. */
export interface Spot {
  readonly cell: Cell;
  readonly stance: Stance;
  /** Slots left this turn. */
  readonly slots: number;
  /** Carried objectives. */
  readonly carried: number;
  /** Mean number of them that may still be uploaded this turn. */
  readonly fresh: number;
  /** Connected computer, or -1. */
  readonly connected: number;
  readonly triedIntel: boolean;
}

/** Returns the current spot of a character. */
export function spotOf({ activation, drops, characters }: View, unit: number): Spot {
  const { cell, stance, carries, connected, triedIntel, activated } = characters[unit]!;
  let fresh = 0;
  for (const drop of carries) if (drops[drop]!.kind === 'info' && !drops[drop]!.uploadedThisTurn) fresh++;
  const slots = activation?.character === unit ? activation.slots : activated ? 0 : crew.actionSlots;
  return { cell, stance, slots, carried: carries.length, fresh, connected, triedIntel };
}

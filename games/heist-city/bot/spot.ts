import { crew } from '../src/content/index.ts';
import type { Cell } from '../src/site.ts';
import type { Stance, View } from '../src/state.ts';

/** Where a character stands and what it has to work with: as it is now, or as a plan would leave it. */
export interface Spot {
  readonly cell: Cell;
  readonly stance: Stance;
  /** Slots left this turn. */
  readonly slots: number;
  /** Objectives it carries. */
  readonly carried: number;
  /** How many of them may still be uploaded this turn, on average. */
  readonly fresh: number;
  /** The computer it is connected to, or -1. */
  readonly connected: number;
  readonly triedIntel: boolean;
}

/** Where a character is now. */
export function spotOf({ activation, drops, characters }: View, unit: number): Spot {
  const { cell, stance, carries, connected, triedIntel, activated } = characters[unit]!;
  let fresh = 0;
  for (const drop of carries) if (drops[drop]!.kind === 'info' && !drops[drop]!.uploadedThisTurn) fresh++;
  const slots = activation?.character === unit ? activation.slots : activated ? 0 : crew.actionSlots;
  return { cell, stance, slots, carried: carries.length, fresh, connected, triedIntel };
}

import type { Action, SlotAction } from '../src/action.ts';
import type { Spot } from './spot.ts';

/** What a character could do with the rest of its activation, and what that is worth in points. */
export interface Plan {
  readonly unit: number;
  readonly actions: readonly SlotAction[];
  readonly worth: number;
}

/** A plan in the making. */
export interface Draft {
  readonly actions: readonly SlotAction[];
  /** Where it leaves the character. */
  readonly spot: Spot;
  /** Points to expect on the way there. */
  readonly gain: number;
}

/** A draft with one more action, which changes the spot and may bring something. */
export function extended(draft: Draft, action: SlotAction, spot: Partial<Spot>, gain = 0): Draft {
  return { actions: [...draft.actions, action], spot: { ...draft.spot, ...spot }, gain: draft.gain + gain };
}

/** What a player says to carry out a plan: whose it is first, unless that has been said, and that it is over last. */
export function sayings({ unit, actions }: Plan, isActive: boolean): Action[] {
  // All According to Plan asks where everybody goes, before anything else can be said.
  const isOpen = actions.at(-1)?.type === 'all-according-to-plan';
  const said: Action[] = isOpen ? [...actions] : [...actions, END];
  return isActive ? said : [{ type: 'activate', character: unit }, ...said];
}

const END: Action = Object.freeze({ type: 'end' });

import type { Action, SlotAction } from '../src/state/action.ts';
import type { Spot } from './spot.ts';

/** Plan for the rest of an activation, and its value in points. */
export interface Plan {
  readonly unit: number;
  readonly actions: readonly SlotAction[];
  readonly worth: number;
}

/** Unfinished plan. */
export interface PlanDraft {
  readonly actions: readonly SlotAction[];
  /** Spot in which it leaves the character. */
  readonly spot: Spot;
  /** Expected points on the way there. */
  readonly gain: number;
}

/** Returns a draft with one more action, which changes the spot and may gain points. */
export function extendDraft(draft: PlanDraft, action: SlotAction, spot: Partial<Spot>, gain = 0): PlanDraft {
  return { actions: [...draft.actions, action], spot: { ...draft.spot, ...spot }, gain: draft.gain + gain };
}

/**
 * Returns the actions of a plan, preceded by the activation unless it is active, and ended by the end of activation.
 */
export function sayings({ unit, actions }: Plan, isActive: boolean): Action[] {
  // All According to Plan asks for the moves of all allies before any other action.
  const isOpen = actions.at(-1)?.type === 'all-according-to-plan';
  const said: Action[] = isOpen ? [...actions] : [...actions, END];
  return isActive ? said : [{ type: 'activate', character: unit }, ...said];
}

const END: Action = Object.freeze({ type: 'end' });

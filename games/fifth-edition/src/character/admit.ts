import { type Chance, cloneJson, type Refusal } from '@tessera/kernel';
import type { CharacterAction } from './actions.ts';
import { perform } from './perform.ts';
import type { CharacterState } from './state.ts';
import { refusalFor } from './validateAction.ts';

/**
 * Returns the reason why an action is refused, or undefined. Each action of a `together` is checked against the state
 * after those before it.
 */
export function refusalOf(state: CharacterState, action: CharacterAction): Refusal | undefined {
  if (action.type !== 'together') return refusalFor(state, action);
  const copy = cloneJson(state);
  for (const each of action.of) {
    const objection = refusalFor(copy, each);
    if (objection !== undefined) return objection;
    perform(copy, each, { chance: lowest, log: () => {} });
  }
  return undefined;
}

/** Replaces dice that are not rolled yet: no action depends on the roll of another one. */
const lowest: Chance = {
  position: 0,
  d: () => 1,
  roll: (count) => new Array<number>(count).fill(1),
  pick: ([first]) => first as never,
  draw: (items) => items.shift() as never,
  shuffle: () => {},
};

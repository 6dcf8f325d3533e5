import { type Chance, cloneJson, type Refusal } from '@tessera/kernel';
import type { CharacterAction } from './actions.ts';
import { objectionTo } from './objections.ts';
import { perform } from './perform.ts';
import type { CharacterState } from './state.ts';

/** Why an action may not be done, or nothing. Of several together, each is held against what those before it leave. */
export function refusalOf(state: CharacterState, action: CharacterAction): Refusal | undefined {
  if (action.type !== 'together') return objectionTo(state, action);
  const copy = cloneJson(state);
  for (const each of action.of) {
    const objection = objectionTo(copy, each);
    if (objection !== undefined) return objection;
    perform(copy, each, { chance: lowest, log: () => {} });
  }
  return undefined;
}

/** Stands in for dice that are not rolled yet: no action depends on what another one rolls. */
const lowest: Chance = {
  position: 0,
  d: () => 1,
  roll: (count) => new Array<number>(count).fill(1),
  pick: ([first]) => first as never,
  draw: (items) => items.shift() as never,
  shuffle: () => {},
};

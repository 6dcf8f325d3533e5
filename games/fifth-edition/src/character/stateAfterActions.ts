import { type Chance, cloneJson, KernelError } from '@tessera/kernel';
import type { CharacterAction } from './actions.ts';
import { perform, refusalOf } from './rules/actionRules.ts';
import type { CharacterState } from './state.ts';

/** Returns the state after hypothetical actions, for previews. The given state is unchanged and no action may roll. */
export function stateAfterActions(state: CharacterState, ...actions: readonly CharacterAction[]): CharacterState {
  const copy = cloneJson(state);
  for (const action of actions)
    if (refusalOf(copy, action) === undefined) perform(copy, action, { chance: noChance, log: () => {} });
  return copy;
}

function roll(): never {
  throw new KernelError('bad-script', 'performed', 'What would be rolled is not known before it is rolled');
}

const noChance: Chance = { position: 0, d: roll, roll, pick: roll, draw: roll, shuffle: roll };

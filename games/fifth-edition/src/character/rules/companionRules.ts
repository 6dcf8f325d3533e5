import { type Refusal, refuse } from '@tessera/kernel';
import { MAX } from '../../record/record.ts';
import { changeCompanion, part } from '../companions.ts';
import type { CharacterState } from '../state.ts';
import { type ActionRules, newId, rule } from './actionRule.ts';

/** Rules of companions: they come, are hurt and leave. */
export const companionRules: ActionRules<'call' | 'dismiss' | 'companion'> = {
  call: rule({
    refuse: ({ record: { companions = [] } }, _seat, { count = 1 }) =>
      companions.length + count > MAX.companions ? refuse('too-many', { stock: 'companions' }) : undefined,
    play(state, _seat, { type: _type, count = 1, replaces, ...companion }, { log }) {
      const { spell, name, creature } = companion;
      if (replaces === true && spell !== undefined) part(state, (each) => each.spell === spell, 'replaced', log);
      const effect = state.record.active.findLast(({ ref }) => ref === `spell:${spell ?? ''}`)?.instanceId;
      const called = Array.from({ length: count }, (_, index) => ({
        ...companion,
        instanceId: newId(state, creature),
        name: count === 1 ? name : `${name} ${index + 1}`.slice(-100),
        ...(effect !== undefined && { effect }),
      }));
      state.record.companions = [...(state.record.companions ?? []), ...called];
      log({ type: 'called', name, creature, count });
    },
  }),
  dismiss: rule({
    refuse: (state, _seat, { instanceId }) => refuseStranger(state, instanceId),
    play(state, _seat, { instanceId }, { log }) {
      part(state, (each) => each.instanceId === instanceId, 'dismissed', log);
    },
  }),
  companion: rule({
    refuse: (state, _seat, { instanceId }) => refuseStranger(state, instanceId),
    play: (state, _seat, action, { log }) => changeCompanion(state, action, log),
  }),
};

function refuseStranger({ record }: CharacterState, instanceId: string): Refusal | undefined {
  return record.companions?.some((companion) => companion.instanceId === instanceId) === true
    ? undefined
    : refuse('no-such-companion', { instanceId });
}

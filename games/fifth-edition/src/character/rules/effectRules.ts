import { refuse } from '@tessera/kernel';
import { addEffect, withStaying } from '../../changes/time.ts';
import { removeEffect } from '../../record/changes.ts';
import { MAX } from '../../record/record.ts';
import { partWithEffects } from '../companions.ts';
import { forgetShapes } from '../harm.ts';
import { type ActionRules, newId, refuseFull, refuseNames, rule } from './actionRule.ts';
import { applyTime } from './applyTime.ts';

/** Rules of actions that start and end effects. */
export const effectRules: ActionRules<'begin' | 'end' | 'condition' | 'toggle'> = {
  begin: rule({
    refuse: ({ record }) => refuseFull(record.active, MAX.effects, 'effects'),
    play(state, _seat, { type: _type, stays = [], ...effect }, { log }) {
      const [, name = effect.ref] = effect.ref.split(':');
      const begun = { ...effect, instanceId: newId(state, name), appliedAt: state.record.time };
      applyTime(state, addEffect(state.record, begun), log);
      state.record.conditions = withStaying(state.record.conditions, name, stays);
      log({ type: 'began', ref: effect.ref, instanceId: begun.instanceId });
    },
  }),
  end: rule({
    refuse: ({ record }, _seat, { instanceId }) =>
      record.active.some((effect) => effect.instanceId === instanceId)
        ? undefined
        : refuse('no-such-effect', { instanceId }),
    play(state, _seat, { instanceId }, { log }) {
      const ref = state.record.active.find((effect) => effect.instanceId === instanceId)?.ref ?? instanceId;
      state.record = removeEffect(state.record, instanceId);
      forgetShapes(state);
      log({ type: 'ended', ref, because: 'ended' });
      partWithEffects(state, log);
    },
  }),
  condition: rule({
    options: ({ record }) => [{ type: 'condition', id: 'prone', level: record.conditions.length > 0 ? 0 : 1 }],
    refuse: ({ record }) => refuseFull(record.conditions, MAX.conditions, 'conditions'),
    play(state, _seat, { id, level, source, stays = [] }, { log }) {
      const others = state.record.conditions.filter((condition) => condition.id !== id);
      // Only a condition with levels stores its level.
      const now = { id, ...(level > 0 && { level }), ...(source !== undefined && { source }) };
      state.record.conditions = level === 0 ? others : withStaying([...others, now], id, stays);
      log({ type: 'conditioned', id, level });
    },
  }),
  toggle: rule({
    refuse: ({ record }, _seat, { id }) =>
      refuseNames([id]) ?? refuseFull(Object.keys(record.toggles), MAX.toggles, 'toggles'),
    play(state, _seat, { id, on }, { log }) {
      state.record.toggles[id] = on;
      log({ type: 'toggled', id, on });
    },
  }),
};

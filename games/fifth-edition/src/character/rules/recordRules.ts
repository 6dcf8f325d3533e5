import { applyChoice } from '../../record/changes.ts';
import { MAX } from '../../record/record.ts';
import { type ActionRules, refuseFull, refuseNames, rule } from './actionRule.ts';

/** Rules of actions that change the identity of the character. */
export const recordRules: ActionRules<
  'load' | 'name' | 'details' | 'choose' | 'abilities' | 'rollAbilities' | 'override' | 'houseRule' | 'pin' | 'retire'
> = {
  load: rule({
    play(state, _seat, { record, from }, { log }) {
      state.record = record;
      log({ type: 'loaded', name: record.name, from });
    },
  }),
  name: rule({
    play(state, _seat, { name }, { log }) {
      state.record.name = name;
      log({ type: 'named', name });
    },
  }),
  details: rule({
    refuse: ({ record }, _seat, { details }) =>
      refuseNames(Object.keys(details)) ??
      refuseFull(Object.keys({ ...record.details, ...details }), MAX.details + 1, 'details'),
    play(state, _seat, { details }, { log }) {
      Object.assign(state.record.details, details);
      log({ type: 'described', fields: Object.keys(details) });
    },
  }),
  choose: rule({
    refuse: ({ record }, _seat, { key }) =>
      refuseNames([key]) ?? refuseFull(Object.keys(record.choices), MAX.choices, 'choices'),
    play(state, _seat, { key, value }, { log }) {
      state.record = applyChoice(state.record, key, value);
      log({ type: 'chose', key, ...(value !== undefined && { value }) });
    },
  }),
  abilities: rule({
    play(state, _seat, { method, scores }, { log }) {
      state.record.abilityMethod = method;
      state.record.baseAbilities = scores;
      log({ type: 'scored', method, scores });
    },
  }),
  rollAbilities: rule({
    options: () => [{ type: 'rollAbilities' }],
    play(state, _seat, _action, { chance, log }) {
      state.rolled = Array.from({ length: 6 }, () => chance.roll(4, 6));
      log({ type: 'rolledScores', dice: state.rolled });
    },
  }),
  override: rule({
    play(state, _seat, { target, value, reason }, { log }) {
      const others = state.record.manual.filter((entry) => entry.target !== target);
      state.record.manual = value === undefined ? others : [...others, { target, value, reason }];
      log({ type: 'overridden', target, reason, ...(value !== undefined && { value }) });
    },
  }),
  houseRule: rule({
    refuse: ({ record }, _seat, { id }) =>
      refuseNames([id]) ?? refuseFull(Object.keys(record.rules ?? {}), MAX.rules, 'rules'),
    play(state, _seat, { id, on }, { log }) {
      state.record.rules = { ...state.record.rules, [id]: on };
      log({ type: 'ruled', id, on });
    },
  }),
  pin: rule({
    play(state, _seat, { packs }, { log }) {
      state.record.packs = packs;
      log({ type: 'pinned', packs });
    },
  }),
  retire: rule({
    options: () => [{ type: 'retire' }],
    play(state, _seat, _action, { log }) {
      state.retired = true;
      log({ type: 'retired' });
    },
  }),
};

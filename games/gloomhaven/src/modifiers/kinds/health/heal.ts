import { Amount } from '../../../vocabulary/facts.ts';
import { evaluateAmount } from '../../effectContext.ts';
import { always, forPerformer, type ModifierKind, modifierSchema, noWorth, plusOne } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('heal', { value: Amount, times: Amount.default(1), who: Selector });

/** A heal as part of another ability, with all rules of heals. R 8.9 */
export const heal: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'move', 'special', 'loot', 'summon'],
  describe: ({ value, times, who }, t) =>
    t('modifier.heal', {
      value: t.number(value),
      where: `${t.where(value)}${t.where(times)}`,
      once: times === 1,
      times: t.number(times),
      self: who.side === 'self',
      who: t.who(who, { case: 'acc' }),
    }),
  isTerm: always,
  order: 'chosen',
  enhance: (modifier) => ({ ...modifier, value: plusOne(modifier.value) }),
  worth: noWorth,
  estimate: { item: 'when-hurt' },
  effect: {
    role: {
      ownTargets: ({ who }) => who,
      forAttacker: forPerformer,
      inDefence: 'at-once',
      onFallen: 'skipped',
    },
    happens({ figure, target, scene }, { value, times }) {
      const count = Math.max(0, evaluateAmount(scene, times));
      return Array.from({ length: count }, () => ({
        at: 'heal' as const,
        figure: target,
        amount: evaluateAmount(scene, value),
        by: figure,
      }));
    },
  },
};

import { damageRolled, rollAttack } from '../attackRoll.ts';
import { type ActionRules, rule } from './actionRule.ts';

/** Rules of attack rolls and of damage that comes on top of a hit. */
export const attackRules: ActionRules<'attack' | 'extra'> = {
  attack: rule({
    play(_state, _seat, action, { chance, log }) {
      log(rollAttack(action, chance));
    },
  }),
  extra: rule({
    play(_state, _seat, { label, critical = false, damage }, { chance, log }) {
      log({ type: 'extraDamage', label, critical, damage: damageRolled(damage, critical, chance) });
    },
  }),
};

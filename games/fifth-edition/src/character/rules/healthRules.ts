import { refuse } from '@tessera/kernel';
import { gainPoints, hurt, mend, setUsed } from '../harm.ts';
import { type DiceResult, rollDice } from '../rollDice.ts';
import { type ActionRules, rule } from './actionRule.ts';

/** Rules of actions that change hit points. */
export const healthRules: ActionRules<'damage' | 'heal' | 'temp' | 'recover' | 'hitDie' | 'deathSave'> = {
  damage: rule({
    options: () => [{ type: 'damage', amount: 1 }],
    play(state, _seat, { amount, critical, hitPoints }, { log }) {
      hurt(state, amount, log, hitPoints, critical);
    },
  }),
  heal: rule({
    options: () => [{ type: 'heal', amount: 1 }],
    play(state, _seat, { amount }, { log }) {
      mend(state, amount);
      log({ type: 'healed', amount });
    },
  }),
  temp: rule({
    options: () => [{ type: 'temp', amount: 5 }],
    play(state, _seat, { amount }, { log }) {
      const { used } = state.record;
      setUsed(used, 'temp', amount === 0 ? 0 : Math.max(used.temp ?? 0, amount));
      log({ type: 'tempered', amount: used.temp ?? 0 });
    },
  }),
  recover: rule({
    options: () => [{ type: 'recover', what: 'heal', label: 'Rest', dice: '1d10', bonus: 1 }],
    play(state, _seat, { what, label, dice, bonus, fell }, { chance, log }) {
      const { rolls, total }: DiceResult =
        fell === undefined ? rollDice(dice, 'plain', chance) : { rolls: [fell], total: fell };
      const gained = Math.max(1, total + bonus);
      gainPoints(state, what, gained);
      log({ type: 'recovered', what, label, dice, bonus, rolls, total: gained });
    },
  }),
  hitDie: rule({
    options: () => [{ type: 'hitDie', die: 8, modifier: 1, least: 0 }],
    play(state, _seat, { die, modifier, least }, { chance, log }) {
      const rolled = chance.d(die);
      const healed = Math.max(least, rolled + modifier);
      const { used } = state.record;
      setUsed(used, `hitDie.d${die}`, (used[`hitDie.d${die}`] ?? 0) + 1);
      mend(state, healed);
      log({ type: 'hitDieSpent', die, rolled, modifier, healed });
    },
  }),
  deathSave: rule({
    options: () => [{ type: 'deathSave', bonus: 0 }],
    refuse: ({ death }) => (death.successes > 2 || death.failures > 2 ? refuse('not-dying') : undefined),
    play(state, _seat, { bonus, dice, less, mode = 'plain', max }, { chance, log }) {
      const {
        rolls: [rolled = 0],
        dropped,
      } = rollDice('1d20', mode, chance);
      const added = dice === undefined ? 0 : rollDice(dice, 'plain', chance).total;
      const taken = less === undefined ? 0 : rollDice(less, 'plain', chance).total;
      const total = bonus + added - taken;
      const { death, record } = state;
      if (rolled === 20) {
        // Damage beyond the last hit point is dropped.
        if (max !== undefined) setUsed(record.used, 'damage', Math.min(record.used.damage ?? 0, max));
        mend(state, 1);
      } else if (rolled === 1) death.failures = Math.min(3, death.failures + 2);
      else if (rolled + total >= DEATH_SAVE) death.successes++;
      else death.failures++;
      const { successes, failures } = state.death;
      log({ type: 'deathSaved', rolled, ...(dropped !== undefined && { dropped }), bonus: total, successes, failures });
    },
  }),
};

const DEATH_SAVE = 10;

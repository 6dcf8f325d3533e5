import { refuse } from '@tessera/kernel';
import { DECISIVE_SAVES } from '../../vocabulary/vocabulary.ts';
import { gainPoints, hurt, mend, setUsed } from '../harm.ts';
import { type DiceResult, rollDice } from '../rollDice.ts';
import { type ActionRules, rule } from './actionRule.ts';

/** Rules of actions that change hit points. */
export const healthRules: ActionRules<
  'damage' | 'harm' | 'heal' | 'stabilize' | 'revive' | 'temp' | 'recover' | 'hitDie' | 'deathSave'
> = {
  damage: rule({
    options: () => [{ type: 'damage', amount: 1 }],
    play(state, _seat, { amount, critical, hitPoints }, { log }) {
      hurt(state, amount, log, hitPoints, critical);
    },
  }),
  harm: rule({
    play(state, _seat, action, { log }) {
      const { parts, critical, hitPoints } = action;
      const amount = parts.reduce((sum, { taken }) => sum + taken, 0);
      hurt(state, amount, log, hitPoints, critical, action);
    },
  }),
  heal: rule({
    options: () => [{ type: 'heal', amount: 1 }],
    play(state, _seat, { type: _type, ...healing }, { log }) {
      mend(state, healing.amount, healing.hitPoints?.max);
      log({ type: 'healed', ...healing });
    },
  }),
  stabilize: rule({
    refuse({ death }, _seat, { hitPoints }) {
      if (death.failures >= DECISIVE_SAVES) return refuse('barred-dead');
      if (hitPoints > 0) return refuse('only-dying');
      return death.successes >= DECISIVE_SAVES ? refuse('already-stable') : undefined;
    },
    play(state, _seat, { by }, { log }) {
      state.death = { successes: DECISIVE_SAVES, failures: 0 };
      log({ type: 'stabilized', by });
    },
  }),
  revive: rule({
    refuse: ({ death }, _seat, { deadBy }) =>
      death.failures < DECISIVE_SAVES && deadBy === undefined ? refuse('not-dead') : undefined,
    play(state, _seat, { by, name, hitPoints, max, conditions }, { log }) {
      const gained = Math.min(hitPoints, max);
      state.death = { successes: 0, failures: 0 };
      state.record.conditions = conditions;
      setUsed(state.record.used, 'damage', max - gained);
      log({ type: 'revived', by, ...(name !== undefined && { name }), hitPoints: gained });
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
    refuse: ({ death }) =>
      death.successes >= DECISIVE_SAVES || death.failures >= DECISIVE_SAVES ? refuse('not-dying') : undefined,
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

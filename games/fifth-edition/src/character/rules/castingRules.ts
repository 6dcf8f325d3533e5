import { refuse } from '@tessera/kernel';
import { MAX } from '../../record/record.ts';
import { castOnce, rethrown, savesOf, targetSaved } from '../castSpell.ts';
import { gainPoints, hurt, setUsed } from '../harm.ts';
import { type DiceResult, rollDice } from '../rollDice.ts';
import { type ActionRules, refuseFull, refuseNames, rule } from './actionRule.ts';

/** Rules of actions that cast spells, spend resources and roll dice. */
export const castingRules: ActionRules<'cast' | 'rethrow' | 'targetSave' | 'spend' | 'regain' | 'roll'> = {
  cast: rule({
    options: () => [
      {
        type: 'cast',
        spell: 'fire-bolt',
        level: 0,
        rolls: [
          {
            kind: 'damage',
            types: ['fire'],
            dice: '1d10',
            bonus: 0,
            times: 1,
            attack: { dice: '1d20', bonus: 5, mode: 'plain' },
          },
        ],
      },
    ],
    play(state, _seat, action, { chance, log }) {
      const { spell, level, again, on, rolls, shaped, hinders, spares } = action;
      const fallen = rolls.flatMap((roll) => Array.from({ length: roll.times }, () => castOnce(roll, chance)));
      for (const { kind, own, total } of fallen) if (own === true) gainPoints(state, kind, total);
      log({
        type: 'spellCast',
        spell,
        level,
        ...(again !== undefined && { again }),
        ...(on !== undefined && { on }),
        rolls: fallen,
        saves: savesOf(action),
        ...(shaped !== undefined && { shaped }),
        ...(hinders !== undefined && { hinders }),
        ...(spares !== undefined && { spares }),
      });
      for (const { kind, own, total } of fallen)
        if (own === true && kind === 'damage') hurt(state, total, log, action.hitPoints);
    },
  }),
  rethrow: rule({
    play(_state, _seat, action, { chance, log }) {
      log(rethrown(action, chance));
    },
  }),
  targetSave: rule({
    options: () => [
      {
        type: 'targetSave',
        spell: 'fireball',
        save: { ability: 'DEX', dc: 13, success: 'half' },
        by: { bonus: 2, mode: 'plain' },
        damage: 24,
      },
    ],
    play(_state, _seat, action, { chance, log }) {
      log(targetSaved(action, chance));
    },
  }),
  spend: rule({
    refuse: ({ record }, _seat, { what }) =>
      refuseNames([what]) ?? refuseFull(Object.keys(record.used), MAX.uses, 'uses'),
    play({ record: { used } }, _seat, { what, amount }, { log }) {
      setUsed(used, what, (used[what] ?? 0) + amount);
      log({ type: 'spent', what, amount });
    },
  }),
  regain: rule({
    refuse: ({ record }, _seat, { what, amount }) => {
      const spent = (Object.hasOwn(record.used, what) && record.used[what]) || 0;
      return spent < amount ? refuse('nothing-spent', { what, spent }) : undefined;
    },
    play({ record: { used } }, _seat, { what, amount }, { log }) {
      setUsed(used, what, (used[what] ?? 0) - amount);
      log({ type: 'regained', what, amount });
    },
  }),
  roll: rule({
    options: () => [{ type: 'roll', label: 'Luck', dice: '1d20', bonus: 0, mode: 'plain' }],
    play(_state, _seat, { label, dice, bonus, mode }, { chance, log }) {
      const { total, ...result }: DiceResult = rollDice(dice, mode, chance);
      log({ type: 'rolled', label, dice, bonus, mode, ...result, total: total + bonus });
    },
  }),
};

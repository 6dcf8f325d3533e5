import * as z from 'zod';
import { fighterOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

const NO_EDGE = { roll: 0, reroll: 0 };
const bonus = z.int().min(-2).max(2).default(0);

/** Dice of the Combat roll or of the Leader re-roll count more or less. R 9.4.1 */
export const diceBonus = combatKind({
  schema: combatSchema('dice-bonus', { whose: z.enum(['own', 'enemy', 'both']), roll: bonus, reroll: bonus }),
  describe: ({ whose, roll, reroll }, t) =>
    t('combat.dice-bonus', {
      whose,
      bonus: t('term.signed', { value: Math.abs(roll || reroll), minus: (roll || reroll) < 0 }),
      which: roll !== 0 && reroll !== 0 ? 'both' : roll !== 0 ? 'roll' : 'reroll',
    }),
  problem: ({ roll, reroll }) => {
    if (roll === 0 && reroll === 0) return 'it says by how much.';
    return roll !== 0 && reroll !== 0 && roll !== reroll ? 'both rolls change by as much.' : undefined;
  },
  edges: ({ whose, roll, reroll }) => ({
    own: whose === 'enemy' ? NO_EDGE : { roll, reroll },
    enemy: whose === 'own' ? NO_EDGE : { roll, reroll },
  }),
  strike(state, { whose, roll, reroll }, { side }) {
    const sides = whose === 'both' ? [side, 1 - side] : [whose === 'own' ? side : 1 - side];
    for (const one of sides) {
      const fighter = fighterOf(state, one);
      fighter.roll += roll;
      fighter.reroll += reroll;
    }
    return undefined;
  },
});

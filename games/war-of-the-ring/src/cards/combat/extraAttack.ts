import * as z from 'zod';
import { hitsIn } from '../../battle/battle.ts';
import { battleOf, leadershipOf, MAX_DICE, neededBy, placeOf } from '../../battle/battleRecord.ts';
import { dice, target } from '../../deck/fields.ts';
import { troopsAt } from '../../pieces/figures.ts';
import { ELITES_OF } from '../../pieces/troops.ts';
import { fighterOf, hitsOn } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** Attack besides the Combat roll; its casualties are taken at once, and no die of it is re-rolled. R 9.4.3 */
export const extraAttack = combatKind({
  schema: combatSchema('extra-attack', {
    dice: z.union([dice, z.enum(['leadership', 'elites'])]).describe('At most five'),
    on: target.optional().describe('If it differs from the number that the Combat roll needs'),
  }),
  describe: ({ dice, on, initiative }, t) =>
    t('combat.extra-attack', {
      dice: typeof dice === 'number' ? dice : 0,
      count: typeof dice === 'number' ? 'number' : dice,
      on: on ?? 0,
      late: initiative >= 7,
    }),
  strike(state, effect, { side }, { chance, log }) {
    const place = placeOf(battleOf(state), side);
    const count = {
      leadership: () => leadershipOf(state, side),
      elites: () => ELITES_OF[side]!.reduce((sum, troop) => sum + troopsAt(state, place, troop), 0),
    };
    const dice = chance.roll(
      Math.min(MAX_DICE, typeof effect.dice === 'number' ? effect.dice : count[effect.dice]()),
      6,
    );
    const needs = effect.on ?? neededBy(state, side);
    const hits = hitsIn(dice, needs, 0);
    log({ type: 'extra-attack', side, dice: [...dice], needs, hits });
    fighterOf(state, side).earlyHits += hits;
    return [hitsOn(state, 1 - side, hits)];
  },
});

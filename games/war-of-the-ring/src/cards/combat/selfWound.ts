import * as z from 'zod';
import { endurance } from '../../armies/losses.ts';
import { battleOf, placeOf } from '../../battle/battleRecord.ts';
import { count, target } from '../../deck/fields.ts';
import { askFighter, fighterOf, hitsOn, pick } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** The owner may hit his own Army. Each hit improves his Combat roll or gives him a die against the enemy. */
export const selfWound = combatKind({
  schema: combatSchema('self-wound', {
    most: count,
    for: z.union([
      z.strictObject({ roll: z.int().min(1).max(2) }).describe('On each die of the Combat roll'),
      z.strictObject({ dieOn: target }).describe('A die that hits on this'),
    ]),
  }),
  describe: ({ most, for: gain }, t) =>
    'roll' in gain
      ? t('combat.self-wound.roll', { most, roll: gain.roll })
      : t('combat.self-wound.die', { most, on: gain.dieOn }),
  strike: (_state, _effect, blow) => [askFighter(blow)],
  // R 9.5.3: hits beyond the strength of the Army are lost, so they buy nothing.
  options(state, { most }, { side }) {
    const hits = Math.min(most, endurance(state, placeOf(battleOf(state), side), side));
    return Array.from({ length: hits + 1 }, (_, count) => pick('number', count));
  },
  struck(state, { for: gain }, { side }, [hits = 0], { chance, log }) {
    if (hits === 0) return undefined;
    const fighter = fighterOf(state, side);
    fighter.selfHits += hits;
    if ('roll' in gain) {
      fighter.roll += hits * gain.roll;
      return [hitsOn(state, side, hits)];
    }
    const dice = chance.roll(hits, 6);
    const scored = dice.filter((die) => die >= gain.dieOn).length;
    log({ type: 'extra-attack', side, dice: [...dice], needs: gain.dieOn, hits: scored });
    return [hitsOn(state, side, hits), hitsOn(state, 1 - side, scored)];
  },
});

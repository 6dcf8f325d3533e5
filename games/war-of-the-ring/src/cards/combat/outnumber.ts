import { fightingUnits } from '../../battle/battleRecord.ts';
import { count } from '../../deck/fields.ts';
import { hitsOn } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** Scores a hit if the owner has this many times the enemy's units after casualties. */
export const outnumber = combatKind({
  schema: combatSchema('outnumber', { times: count, hits: count }),
  describe: ({ times, hits }, t) => t('combat.outnumber', { times, hits }),
  strike(state, { times, hits }, { side }, { log }) {
    const enemies = fightingUnits(state, 1 - side);
    if (enemies === 0 || fightingUnits(state, side) < times * enemies) return undefined;
    log({ type: 'hits-added', side, hits });
    return [hitsOn(state, 1 - side, hits)];
  },
});

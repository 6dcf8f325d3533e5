import { count } from '../../deck/fields.ts';
import { enemyOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** Cancels some of the enemy's hits when there are enough of them. */
export const cancelHits = combatKind({
  schema: combatSchema('cancel-hits', { of: count, hits: count }),
  describe: ({ of, hits }, t) => t('combat.cancel-hits', { of, hits }),
  strike(state, { of, hits }, blow, { log }) {
    const enemy = enemyOf(state, blow);
    if (enemy.hits < of) return undefined;
    enemy.hits -= hits;
    log({ type: 'hits-cancelled', side: 1 - blow.side, hits });
    return undefined;
  },
});

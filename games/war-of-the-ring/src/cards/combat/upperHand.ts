import { count } from '../../deck/fields.ts';
import { enemyOf, fighterOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** Extra hits for scoring more hits than the enemy. R 9.4.3a defines the hits that count. */
export const upperHand = combatKind({
  schema: combatSchema('upper-hand', { hits: count }),
  describe: ({ hits }, t) => t('combat.upper-hand', { hits }),
  strike(state, { hits }, blow, { log }) {
    const own = fighterOf(state, blow.side);
    const enemy = enemyOf(state, blow);
    if (own.hits + own.earlyHits <= enemy.hits + enemy.earlyHits) return undefined;
    own.hits += hits;
    log({ type: 'hits-added', side: blow.side, hits });
    return undefined;
  },
});

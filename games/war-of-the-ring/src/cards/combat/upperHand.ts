import { enemyOf, fighterOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';
import { count } from '../fields.ts';

/** With more hits than the enemy there are more. R 9.4.3a says which count. */
export const upperHand = combatKind({
  schema: combatSchema('upper-hand', { hits: count }),
  describe: ({ hits }, tell) => tell.say('combat.upper-hand', { hits }),
  strike(state, { hits }, blow, { log }) {
    const own = fighterOf(state, blow.side);
    const enemy = enemyOf(state, blow);
    if (own.hits + own.earlyHits <= enemy.hits + enemy.earlyHits) return undefined;
    own.hits += hits;
    log({ type: 'hits-added', side: blow.side, hits });
    return undefined;
  },
});

import { enemyOf, fighterOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** Each natural 1 of the enemy's Combat roll hits his own Army, and is not re-rolled. */
export const onesHit = combatKind({
  schema: combatSchema('ones-hit', {}),
  describe: (_, t) => t('combat.ones-hit'),
  strike(state, _effect, blow, { log }) {
    const enemy = enemyOf(state, blow);
    const ones = enemy.rolled.filter((die) => die === 1).length;
    if (ones === 0) return undefined;
    enemy.barred += ones;
    fighterOf(state, blow.side).hits += ones;
    log({ type: 'hits-added', side: blow.side, hits: ones });
    return undefined;
  },
});

import { dice } from '../../deck/fields.ts';
import { enemyOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** Limits the number of the enemy's Combat dice. */
export const diceLimit = combatKind({
  schema: combatSchema('dice-limit', { most: dice }),
  describe: ({ most }, t) => t('combat.dice-limit', { most }),
  strike(state, { most }, blow) {
    const enemy = enemyOf(state, blow);
    enemy.most = Math.min(enemy.most, most);
    return undefined;
  },
});

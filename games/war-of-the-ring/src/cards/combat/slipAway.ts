import { combatKind, combatSchema } from '../combatKind.ts';

/** Before any roll the Army retreats to a free region, or into its Stronghold. R 9.6.1a */
export const slipAway = combatKind({
  schema: combatSchema('slip-away', {}),
  describe: (_, t) => t('combat.slip-away'),
  strike: () => [{ at: 'battle.scouts' }],
});

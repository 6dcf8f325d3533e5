import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Its combat half may be used from the table as if from hand. */
export const combatFromTable = lastingKind({
  schema: kindSchema('combat-from-table', {}),
  moment: 'combat-cards',
  describe: (_, t) => t('lasting.combat-from-table'),
});

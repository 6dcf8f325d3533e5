import { fellowCount } from '../../pieces/characters.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** The Fellowship still has a Companion. */
export const companionsLeft = conditionKind({
  schema: kindSchema('companions-left', {}),
  describe: (_, t) => t('condition.companions-left'),
  holds: (state) => fellowCount(state) > 0,
});

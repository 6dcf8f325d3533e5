import * as z from 'zod';
import { kindSchema } from '../../../deck/kind.ts';
import { fellowCount } from '../../../pieces/characters.ts';
import { effectKind } from '../../effectKind.ts';

/** One Companion or one group leaves the Fellowship and goes further than usual. R 10.8 */
export const separate = effectKind({
  schema: kindSchema('separate', { further: z.int().min(0).max(3) }),
  describe: ({ further }, t) => t('effect.separate', { further }),
  can: (state) => fellowCount(state) > 0,
  run(state, { further }, { seat }) {
    if (fellowCount(state) === 0) return undefined;
    const rest = { level: 0, besieged: false, many: false, may: false, group: [], moved: [] };
    return [{ at: 'party', seat, who: 'fellowship', bonus: further, ...rest }];
  },
});

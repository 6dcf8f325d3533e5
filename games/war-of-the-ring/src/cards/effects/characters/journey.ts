import * as z from 'zod';
import { kindSchema } from '../../../deck/kind.ts';
import { FREE_CHARACTERS, fellowCount, isInPlay } from '../../../pieces/characters.ts';
import { effectKind } from '../../effectKind.ts';

/** One Companion or one group leaves the Fellowship or moves on the map, and may end in a besieged Stronghold. R 7.3, 10.8 */
export const journey = effectKind({
  schema: kindSchema('journey', {
    further: z.int().min(0).max(3).default(0),
    level: z.int().min(1).max(4).optional().describe('In place of their number'),
  }),
  describe: ({ further, level }, t) => t('effect.journey', { further, level: level ?? 0, own: level === undefined }),
  can: (state) => fellowCount(state) > 0 || FREE_CHARACTERS.some((character) => isInPlay(state, character)),
  run: (_state, { further, level = 0 }, { seat }) => [
    {
      at: 'party',
      seat,
      who: 'either',
      bonus: further,
      level,
      besieged: true,
      many: false,
      may: false,
      group: [],
      moved: [],
    },
  ],
});

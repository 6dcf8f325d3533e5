import * as z from 'zod';
import { ELEMENTS } from '../../vocabulary.ts';
import { ANYWHERE, modifierKind, modifierSchema } from '../kind.ts';

/** The element becomes strong at the end of the turn; `any` is the player's choice. R 10.2 */
export const infuse = modifierKind({
  schema: modifierSchema('infuse', {
    element: z.enum([...ELEMENTS, 'any']),
    state: z.enum(['generate', 'generate-after']).default('generate'),
  }),
  on: ANYWHERE,
  describe: ({ element }, tell) => tell.say('modifier.infuse', { element: tell.say(`element.${element}`) }),
});

import * as z from 'zod';
import { CONDITIONS } from '../../vocabulary.ts';
import { modifierKind, modifierSchema } from '../kind.ts';
import { toWhom, whoever } from './shield.ts';

/** What does not attach, and terrain that does nothing. R 8.11 */
const IMMUNITIES = [...CONDITIONS, 'negative', 'push', 'pull', 'hazardous', 'difficult'] as const;

/** Immunity to conditions, forced movement or terrain. */
export const immune = modifierKind({
  schema: modifierSchema('immune', { to: z.array(z.enum(IMMUNITIES)).min(1), who: whoever }),
  on: ['special', 'summon'],
  describe: ({ to, who }, tell) =>
    tell.say('modifier.immune', {
      to: tell.list(to.map((each) => tell.say(`condition.${each}`))),
      ...toWhom(who, tell),
    }),
});

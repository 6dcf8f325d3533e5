import * as z from 'zod';
import { CONDITIONS } from '../../vocabulary.ts';
import { modifierKind, modifierSchema } from '../kind.ts';
import { toWhom, whoever } from './shield.ts';

/** Conditions, forced movement and terrain that a figure can be immune to. R 8.11 */
const IMMUNITIES = [...CONDITIONS, 'negative', 'push', 'pull', 'hazardous', 'difficult'] as const;

export const immune = modifierKind({
  schema: modifierSchema('immune', { to: z.array(z.enum(IMMUNITIES)).min(1), who: whoever }),
  on: ['special', 'summon'],
  describe: ({ to, who }, tell) =>
    tell.say('modifier.immune', {
      to: tell.list(to.map((each) => tell.say(`condition.${each}`))),
      ...toWhom(who, tell),
    }),
});

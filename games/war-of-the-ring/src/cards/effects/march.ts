import * as z from 'zod';
import { nation, regionId } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { count } from '../fields.ts';
import { kindSchema, regionAt } from '../kind.ts';

/** Armies of the owner move, by the usual rules. R 9.1, 9.2.4 */
export const march = effectKind({
  schema: kindSchema('march', {
    armies: count.default(1),
    steps: z.int().min(1).max(3).default(1),
    with: z.enum(['companion', 'nazgul', 'witch-king']).optional().describe('Who must go along'),
    joining: z.boolean().default(false).describe('It ends with another own Army that is not besieged'),
    from: nation.optional().describe('From a region of this Nation'),
    straightTo: regionId.optional().describe('Without a way between; if the enemy holds or besieges it, next to it'),
  }),
  describe: ({ armies, steps, with: escort, joining, from, straightTo }, tell) =>
    tell.say('effect.march', {
      armies,
      steps,
      escort: escort === undefined ? 'none' : ESCORT[escort],
      joining,
      from: from === undefined ? '' : tell.say('term.within', { nation: tell.ofNation(from) }),
      straight: straightTo !== undefined,
      to: straightTo === undefined ? '' : tell.say(`name.region.${straightTo}`),
    }),
  references: ({ straightTo }) => regionAt(straightTo, 'straightTo'),
});

export const ESCORT = { companion: 'companion', nazgul: 'nazgul', 'witch-king': 'witchKing' } as const;

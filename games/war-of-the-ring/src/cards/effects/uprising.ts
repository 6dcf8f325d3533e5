import { nation } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { count, regions } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';

/** Regulars are recruited in a free region next to some others, and units of these may join them there. R 8.4, 11.1b */
export const uprising = effectKind({
  schema: kindSchema('uprising', {
    nation,
    regular: count,
    nextTo: regions,
    joining: count.describe('Units from these regions, at most'),
  }),
  describe: ({ nation, regular, nextTo, joining }, tell) =>
    tell.say('effect.uprising', { nation: tell.ofNation(nation), regular, where: tell.inOne(nextTo), joining }),
  references: ({ nextTo }) => regionsIn(nextTo, 'nextTo'),
});

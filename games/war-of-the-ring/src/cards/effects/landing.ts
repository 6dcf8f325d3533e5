import { nation, regionId } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema, regionAt } from '../kind.ts';

/** An Army goes by ship to a coastal region of a Nation and fights whoever stands there to the end. RULINGS 107 */
export const landing = effectKind({
  schema: kindSchema('landing', { from: regionId, coastOf: nation }),
  describe: ({ from, coastOf }, tell) =>
    tell.say('effect.landing', { from: tell.inOne([from]), nation: tell.ofNation(coastOf) }),
  references: ({ from }) => regionAt(from, 'from'),
});

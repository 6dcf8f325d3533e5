import { nation } from '../../content/record.ts';
import { kindSchema } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** An Elite of the owner fights. */
export const elite = situationKind({
  schema: kindSchema('elite', { nation: nation.optional() }),
  describe: ({ nation }, tell) =>
    tell.say('situation.elite', {
      any: nation === undefined,
      nation: nation === undefined ? '' : tell.ofNation(nation),
    }),
});

import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** The Fellowship is revealed. R 10.7 */
export const reveal = effectKind({
  schema: kindSchema('reveal', {}),
  describe: (_, tell) => tell.say('effect.reveal'),
  can: ({ fellowship }) => fellowship.hidden,
  run: () => [{ at: 'reveal' }],
});

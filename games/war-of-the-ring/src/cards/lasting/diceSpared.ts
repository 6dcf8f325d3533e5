import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Dice that move the Fellowship do not go to the Hunt Box. R 10.3 */
export const diceSpared = lastingKind({
  schema: kindSchema('dice-spared', {}),
  describe: (_, tell) => tell.say('lasting.dice-spared'),
});

import { character, regionId } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema, regionAt } from '../kind.ts';

/** A character goes to a region, wherever he is. */
export const send = effectKind({
  schema: kindSchema('send', { character, to: regionId }),
  describe: ({ character, to }, tell) =>
    tell.say('effect.send', { who: tell.character(character), to: tell.say(`name.region.${to}`) }),
  references: ({ to }) => regionAt(to, 'to'),
});

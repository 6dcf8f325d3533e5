import { effectKind } from '../effectKind.ts';
import { characters, regions } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';

/** A character goes straight to one of some regions, with any Companions who are with him. R 11.1b */
export const ride = effectKind({
  schema: kindSchema('ride', { who: characters, to: regions }),
  describe: ({ who, to }, tell) =>
    tell.say('effect.ride', {
      who: tell.either(who.map(tell.character)),
      to: tell.either(to.map((id) => tell.say(`name.region.${id}`))),
    }),
  references: ({ to }) => regionsIn(to, 'to'),
});

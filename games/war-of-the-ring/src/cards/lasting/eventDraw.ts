import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** After the owner plays an event card with an Event die, he draws a card. */
export const eventDraw = lastingKind({
  schema: kindSchema('event-draw', {}),
  describe: (_, tell) => tell.say('lasting.event-draw'),
});

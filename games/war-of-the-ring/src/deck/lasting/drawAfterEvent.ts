import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** After the owner plays an event card with an Event die, he draws a card. */
export const drawAfterEvent = lastingKind({
  schema: kindSchema('draw-after-event', {}),
  moment: 'card-played',
  describe: (_, t) => t('lasting.draw-after-event'),
});

import * as z from 'zod';

const text = z.string();

export const PartyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined'), seat: z.int(), hero: text }),
  z.object({ type: z.literal('left'), seat: z.int(), hero: text }),
  z.object({ type: z.literal('rolled'), who: text, label: text, total: z.int() }),
  z.object({ type: z.literal('rolledHidden'), who: text, label: text, total: z.int() }),
  z.object({ type: z.literal('sightChanged'), sees: text }),
  z.object({ type: z.literal('appeared'), creature: text }),
  z.object({ type: z.literal('prepared'), creature: text, count: z.int() }),
  z.object({ type: z.literal('removed'), creature: text }),
  z.object({ type: z.literal('fightBegan') }),
  z.object({ type: z.literal('turnBegan'), who: text, round: z.int() }),
  z.object({ type: z.literal('fightEnded'), rounds: z.int() }),
  z.object({ type: z.literal('savesRolled'), label: text, saved: z.int(), count: z.int() }),
  z.object({ type: z.literal('struck'), who: text, amount: z.int(), left: z.int() }),
  z.object({ type: z.literal('healthChanged'), who: text, health: text }),
  z.object({ type: z.literal('asked'), who: text, order: text, amount: z.int() }),
  z.object({ type: z.literal('conditionChanged'), who: text, id: text, on: text }),
  z.object({ type: z.literal('rested'), rest: text }),
  z.object({ type: z.literal('eveningBegan'), evening: z.int() }),
]);
export type PartyEvent = z.infer<typeof PartyEvent>;

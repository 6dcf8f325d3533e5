import { faceDown, perSeat, type ViewOf } from '@tessera/kernel';
import * as z from 'zod';

/** The options of a match. Every option has a default, so `{}` is valid. */
export const Options = z.object({
  dice: z.int().min(1).max(6).default(5).describe('Dice each player starts with'),
  wildOnes: z.boolean().default(true).describe('Ones count as any face'),
  pairs: z.boolean().default(false).describe('Four or six play in pairs, and partners see each other’s dice'),
});

const Bid = z.object({ seat: z.int(), count: z.int(), face: z.int() });
export type Bid = z.infer<typeof Bid>;

/**
 * One player. The dice are hidden under a cup until `shown`, except from their owner and the owner's partner. Other
 * viewers see only how many there are.
 */
const Player = z.object({
  dice: faceDown(z.array(z.int().min(1).max(6)), { until: 'shown', team: true }),
  shown: z.boolean(),
  ready: z.boolean(),
});

/** The pending tasks. The last frame of `state.flow` runs next; `steps.ts` defines each one. */
const Frame = z.discriminatedUnion('at', [
  z.object({ at: z.literal('roll'), first: z.int() }),
  z.object({ at: z.literal('bid'), seat: z.int() }),
  z.object({ at: z.literal('showdown'), challenger: z.int() }),
  z.object({ at: z.literal('look'), loser: z.int() }),
  z.object({ at: z.literal('lose'), loser: z.int() }),
]);
export type Frame = z.infer<typeof Frame>;

export const State = z.object({
  /** The pair of each seat; absent when every player plays alone. */
  teams: z.array(z.string()).optional(),
  wildOnes: z.boolean(),
  players: perSeat(Player),
  bid: Bid.nullable(),
  flow: z.array(Frame),
});
export type State = z.infer<typeof State>;

/** The view of a player or a spectator: hidden dice are null. */
export type View = ViewOf<typeof State>;

export const Action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bid'), count: z.int().min(1), face: z.int().min(1).max(6) }),
  z.object({ type: z.literal('challenge') }),
  z.object({ type: z.literal('ready') }),
]);
export type Action = z.infer<typeof Action>;

const Dice = z.array(z.int().min(1).max(6));

/** The events of the game. A roll is logged with its dice to the viewers who see them, and without to the others. */
export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rolled'), seat: z.int(), dice: Dice.optional() }),
  z.object({ type: z.literal('bid'), seat: z.int(), count: z.int(), face: z.int() }),
  z.object({ type: z.literal('challenged'), seat: z.int() }),
  z.object({ type: z.literal('showdown'), found: z.int(), count: z.int(), face: z.int(), loser: z.int() }),
  z.object({ type: z.literal('lost-a-die'), seat: z.int(), left: z.int() }),
  z.object({ type: z.literal('out'), seat: z.int() }),
]);
export type Event = z.infer<typeof Event>;

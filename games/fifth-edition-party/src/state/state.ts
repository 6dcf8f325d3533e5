import { ABILITIES, EDITIONS } from '@tessera/fifth-edition';
import { type Ctx, seatsOnly, type ViewOf } from '@tessera/kernel';
import * as z from 'zod';
import { Bonus, Card, Defenses, Saves } from './card.ts';
import type { PartyEvent } from './events.ts';

/** The seat of the game master. */
export const GAME_MASTER = 0;

/** Places for characters, that of the game master included. A place without a player is for the game master to fill. */
export const PLACES = 8;

/** Parts of each other that players see: the whole card, a word about the health, or the name. */
export const SIGHTS = ['all', 'health', 'name'] as const;
export type Sight = (typeof SIGHTS)[number];

/** A word for hit points, which gives away no number. */
const HEALTHS = ['unhurt', 'hurt', 'bloodied', 'down'] as const;
export type Health = (typeof HEALTHS)[number];

export const RESTS = ['shortRest', 'longRest'] as const;

/** Limits of lists, so that the state of a party stays small. */
export const MAX = {
  creatures: 40,
  waiting: 40,
  orders: 40,
  rolls: 60,
  conditions: 20,
  targets: 48,
  felled: 200,
} as const;

const slug = z.string().min(1).max(100);
const label = z.string().min(1).max(100);
const points = z.int().min(0).max(9999);
const seats = z.array(z.int().min(0).max(15)).max(16);

/** A member of a fight: `h2` is the hero of seat 2, `c5` the creature 5. */
export const Who = z.string().regex(/^[hc]\d{1,6}$/);

/** Where the character of a member is. Only their own device opens it. */
export const Link = z.strictObject({
  where: z.enum(['here', 'server']),
  id: z.string().min(1).max(60),
  look: z.string().max(60).optional().describe('The key of its link to look, for the game master'),
});
export type Link = z.infer<typeof Link>;

/** Something that the game master did to a hero, which the hero's device applies to the character. */
export const Order = z.discriminatedUnion('kind', [
  z.strictObject({
    n: z.int().min(1),
    kind: z.literal('damage'),
    amount: points,
    type: slug.optional(),
    half: z.boolean(),
    source: label,
  }),
  z.strictObject({ n: z.int().min(1), kind: z.literal('heal'), amount: points }),
  z.strictObject({ n: z.int().min(1), kind: z.literal('condition'), id: slug, on: z.boolean() }),
  z.strictObject({ n: z.int().min(1), kind: z.literal('rest'), rest: z.enum(RESTS) }),
]);
export type Order = z.infer<typeof Order>;

const Member = z.strictObject({
  name: z.string().max(100).describe('Of the character; empty without one'),
  by: z.int().min(0).max(15).describe('Seat with the device of the character'),
  initiative: Bonus.nullable(),
  readers: seats.describe('Who sees the card'),
  healthReaders: seats,
  keepers: seats.describe('The player and the game master'),
  health: seatsOnly(z.enum(HEALTHS).nullable(), 'healthReaders'),
  card: seatsOnly(Card.nullable(), 'readers'),
  link: seatsOnly(Link.nullable(), 'keepers'),
  inbox: seatsOnly(z.strictObject({ orders: z.array(Order).max(MAX.orders) }), 'keepers'),
});
export type Member = z.infer<typeof Member>;

/** The secret numbers of a creature, from its stat block. */
export const Block = z.strictObject({
  current: points,
  max: points.min(1),
  ac: z.int().min(0).max(99),
  xp: z.int().min(0).max(1_000_000),
  initiative: Bonus,
  saves: Saves,
  defenses: Defenses,
});
export type Block = z.infer<typeof Block>;

const Creature = z.strictObject({
  id: z.int().min(1),
  name: label,
  kind: slug.describe('Its stat block'),
  health: z.enum(HEALTHS),
  conditions: z.array(slug).max(MAX.conditions),
  initiative: Bonus.nullable(),
  keepers: seats,
  block: seatsOnly(Block, 'keepers'),
});
export type Creature = z.infer<typeof Creature>;

/** A creature that the players have not seen yet. */
const WaitingCreature = z.strictObject({ name: label, kind: slug, block: Block });
export type WaitingCreature = z.infer<typeof WaitingCreature>;

export const Roll = z.strictObject({
  n: z.int().min(1),
  who: label,
  label,
  dice: z.string().max(40),
  rolls: z.array(z.int()).max(100),
  dropped: z.int().optional(),
  bonus: z.int().min(-100).max(1000),
  total: z.int(),
});
export type Roll = z.infer<typeof Roll>;

export const SaveAgainst = z.strictObject({
  ability: z.enum(ABILITIES),
  dc: z.int().min(1).max(40),
  half: z.boolean().describe('A success leaves half; otherwise nothing'),
});

/** Damage to several that is not applied yet, with the saves that were rolled. */
const Volley = z.strictObject({
  label,
  amount: points,
  type: slug.optional(),
  save: SaveAgainst.nullable(),
  rows: z
    .array(z.strictObject({ who: Who, die: z.int().nullable(), bonus: Bonus, saved: z.boolean() }))
    .max(MAX.targets),
});

/** Numbers before the last damage to several, so that the game master can take it back. */
const Applied = z.strictObject({
  creatures: z.array(z.strictObject({ id: z.int().min(1), current: points })).max(MAX.targets),
  orders: z.array(z.int().min(1)).max(MAX.targets),
  xp: z.int().min(0),
  felled: z.int().min(0),
});

/** Counts of this evening for the recap, without hidden rolls. */
const Recap = z.strictObject({
  evening: z.int().min(1),
  rolls: z.int().min(0),
  twenties: z.int().min(0),
  ones: z.int().min(0),
  best: z.strictObject({ who: label, label, total: z.int() }).nullable(),
  fights: z.int().min(0),
  rounds: z.int().min(0),
  rests: z.int().min(0),
  xp: z.int().min(0),
  felled: z.array(label).max(MAX.felled),
});
export type Recap = z.infer<typeof Recap>;

/** The state of a party. Everything that only the game master knows is marked so in the schema. */
export const PartyState = z.strictObject({
  edition: z.enum(EDITIONS),
  name: z.string().max(100),
  sees: z.enum(SIGHTS),
  gameMasters: seats,
  seats: z.int().min(1).max(PLACES),
  members: z.array(Member).length(PLACES).describe('By seat; that of the game master has no character'),
  creatures: z.array(Creature).max(MAX.creatures),
  fight: z.strictObject({ round: z.int().min(1), turn: Who.nullable() }).nullable(),
  rolls: z.array(Roll).max(MAX.rolls).describe('Open rolls, the latest last'),
  made: z.int().min(0).describe('How many creatures, orders and open rolls got a number'),
  recap: Recap,
  secret: seatsOnly(
    z.strictObject({
      waiting: z.array(WaitingCreature).max(MAX.waiting),
      rolls: z.array(Roll).max(MAX.rolls),
      made: z.int().min(0),
      volley: Volley.nullable(),
      applied: Applied.nullable(),
    }),
    'gameMasters',
  ),
  closed: z.boolean(),
});
export type PartyState = z.infer<typeof PartyState>;
export type PartyView = ViewOf<typeof PartyState>;
/** Parts of a party as a viewer receives them. */
export type CardView = ViewOf<typeof Card>;
export type RollView = ViewOf<typeof Roll>;
export type VolleyView = ViewOf<typeof Volley>;
export type PartyCtx = Ctx<PartyEvent>;

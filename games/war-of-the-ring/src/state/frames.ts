import * as z from 'zod';
import { CardId, CharacterId, Characters, FaceId, Place, Region, Seat, SideId, Troop, Troops } from './numbers.ts';
import { PHASES } from './vocabulary.ts';

const Count = z.int().min(0);

/** Escort that a moving or attacking Army needs. */
export const Escort = z.enum(['none', 'leader', 'companion', 'nazgul', 'witch-king']);
export type Escort = z.infer<typeof Escort>;

/** Limits of an Army move, by a die or by a card. R 9.1, 11.1b */
export const OrdersFrame = z.object({
  escort: Escort,
  /** Places to start from and regions to end in; null: any. */
  from: z.array(Place).nullable(),
  to: z.array(Region).nullable(),
  /** Number of regions it may move. */
  range: z.int().min(1).max(3),
  /** Straight to the target, without entering regions between. */
  direct: z.boolean(),
  /** It must end with another friendly Army that is not besieged. */
  joins: z.boolean(),
});
export type OrdersFrame = z.infer<typeof OrdersFrame>;

/** A moving group, or one that has moved in this action and moves no more. */
export const Group = z.object({ place: Place, troops: Troops, characters: Characters });
export type Group = z.infer<typeof Group>;

/** A Hunt tile to draw: its cause, and the conditions of a card. R 10.5, 10.6 */
export const HuntOrder = z.object({
  cause: z.enum(['move', 'track', 'stronghold', 'path', 'card']),
  /** Value of an Eye. */
  eye: Count,
  /** Eyes, and tiles of the Free Peoples, have no effect. */
  noEye: z.boolean(),
  /** Nothing reduces the damage. */
  unreduced: z.boolean(),
  /** A random Companion is lost first. */
  forced: z.boolean(),
  noReveal: z.boolean(),
});
export type HuntOrder = z.infer<typeof HuntOrder>;

/** An Army about to march, and the figures of it that go. */
const Split = z.object({
  at: z.literal('split'),
  seat: Seat,
  orders: OrdersFrame,
  from: Place,
  to: Region,
  troops: Troops,
  characters: Characters,
  left: Count,
  marched: z.array(Group),
});

/** An Army about to attack, and the figures of it that go. */
const AttackSplit = z.object({
  at: z.literal('attack.split'),
  seat: Seat,
  escort: Escort,
  from: Place,
  to: Place,
  troops: Troops,
  characters: Characters,
  rounds: Count,
  silentFirst: z.boolean(),
  hinders: z.boolean(),
});

/** Step that is still to be done; `steps.ts` has the rule of each kind. */
export const Frame = z.discriminatedUnion('at', [
  // The turn. R 5
  z.object({ at: z.literal('turn') }),
  z.object({ at: z.literal('phase'), phase: z.enum(PHASES) }),
  z.object({ at: z.literal('draw') }),
  z.object({ at: z.literal('draw.deck'), seat: Seat }),
  z.object({ at: z.literal('limit') }),
  z.object({ at: z.literal('swap.offer'), seat: Seat }),
  z.object({ at: z.literal('swap.do'), side: SideId }),
  z.object({ at: z.literal('fellowship') }),
  z.object({ at: z.literal('guide') }),
  z.object({ at: z.literal('allocate') }),
  z.object({ at: z.literal('roll') }),
  z.object({ at: z.literal('actions'), slot: Count }),
  z.object({ at: z.literal('slot'), seat: Seat, slot: Count }),
  z.object({ at: z.literal('action.end'), seat: Seat }),
  z.object({ at: z.literal('turn.end') }),

  // Armies. R 9.1, 9.2
  z.object({ at: z.literal('march'), seat: Seat, orders: OrdersFrame, left: Count, marched: z.array(Group) }),
  Split,
  z.object({
    at: z.literal('march.on'),
    seat: Seat,
    orders: OrdersFrame,
    group: Group,
    left: Count,
    marched: z.array(Group),
    more: Count,
  }),
  z.object({ at: z.literal('trim'), place: Place, side: SideId, removed: Count }),

  // Battle. R 9.3 to 9.7
  z.object({
    at: z.literal('attack'),
    seat: Seat,
    escort: Escort,
    /** Places to attack from and places to attack; null: any. */
    from: z.array(Place).nullable(),
    to: z.array(Place).nullable(),
    may: z.boolean(),
    rounds: Count,
    silentFirst: z.boolean(),
    hinders: z.boolean(),
  }),
  AttackSplit,
  /** Question to a teammate: do his figures join an Army that is about to march or attack? */
  z.object({ at: z.literal('join'), asked: Seat, split: z.discriminatedUnion('at', [Split, AttackSplit]) }),
  z.object({ at: z.literal('battle.begin') }),
  z.object({ at: z.literal('battle.rider') }),
  z.object({ at: z.literal('battle.round') }),
  z.object({ at: z.literal('battle.shelter') }),
  z.object({ at: z.literal('combat.card'), side: SideId }),
  z.object({ at: z.literal('combat.reveal') }),
  z.object({ at: z.literal('combat.stage'), stage: z.int().min(0).max(7) }),
  z.object({ at: z.literal('combat.effect'), side: SideId, part: Count }),
  z.object({ at: z.literal('combat.choice'), side: SideId, part: Count, seat: Seat, chosen: z.array(z.int()) }),
  z.object({ at: z.literal('battle.roll') }),
  z.object({ at: z.literal('battle.reroll') }),
  z.object({ at: z.literal('battle.casualties') }),
  z.object({ at: z.literal('battle.wiped') }),
  z.object({ at: z.literal('battle.cease') }),
  z.object({ at: z.literal('battle.retreat') }),
  z.object({ at: z.literal('battle.scouts') }),
  z.object({
    at: z.literal('advance'),
    seat: Seat,
    troops: Troops,
    characters: Characters,
    /** The defender went inside: an advance starts a siege. */
    siege: z.boolean(),
  }),
  z.object({ at: z.literal('battle.end') }),
  z.object({ at: z.literal('casualties'), side: SideId, place: Place, hits: Count, battle: z.boolean() }),

  // Muster. R 8
  z.object({ at: z.literal('recruit'), seat: Seat, left: Count, used: z.array(Region) }),
  z.object({
    at: z.literal('levy'),
    seat: Seat,
    /** Number of figures to recruit, of any of these sorts, in any of these places. */
    troops: z.array(Troop),
    places: z.array(Place),
    count: Count,
    /** Figures per place before the next place. */
    each: Count,
    may: z.boolean(),
    used: z.array(Place),
  }),
  z.object({ at: z.literal('diplomacy'), seat: Seat }),
  z.object({ at: z.literal('enter'), seat: Seat, die: FaceId }),
  z.object({ at: z.literal('voice'), seat: Seat }),
  z.object({ at: z.literal('ability'), seat: Seat }),

  // Characters. R 7
  z.object({
    at: z.literal('party'),
    seat: Seat,
    /** Companions that may go: in the Fellowship, on the map, or either. */
    who: z.enum(['fellowship', 'map', 'either']),
    bonus: Count,
    /** Level of the group, or 0 for its own. */
    level: Count,
    /** They may end in a friendly besieged Stronghold. */
    besieged: z.boolean(),
    /** Several groups may go. */
    many: z.boolean(),
    may: z.boolean(),
    group: Characters,
    moved: Characters,
  }),
  z.object({
    at: z.literal('flight'),
    seat: Seat,
    /** Only Nazgûl; otherwise all movable Minions too. */
    nazgul: z.boolean(),
    /** Landing places of Nazgûl that have flown, and Minions that have moved. */
    landed: z.array(Place),
    moved: Characters,
  }),
  z.object({
    at: z.literal('flight.to'),
    seat: Seat,
    nazgul: z.boolean(),
    /** Origin of the Nazgûl, or one Minion. */
    from: Place,
    count: Count,
    character: z.int().min(-1).max(13),
    landed: z.array(Place),
    moved: Characters,
  }),

  // The Fellowship and the Hunt. R 10
  z.object({ at: z.literal('fellowship.move'), die: z.boolean() }),
  z.object({ at: z.literal('fellowship.moved'), die: z.boolean() }),
  z.object({ at: z.literal('hunt.roll') }),
  z.object({ at: z.literal('hunt.dice'), bonus: Count }),
  z.object({ at: z.literal('hunt.draw'), hunt: HuntOrder }),
  z.object({ at: z.literal('hunt.stop') }),
  z.object({ at: z.literal('hunt.tile') }),
  z.object({ at: z.literal('hunt.redraw') }),
  z.object({ at: z.literal('hunt.value') }),
  z.object({ at: z.literal('hunt.reduce') }),
  z.object({ at: z.literal('hunt.guide') }),
  z.object({ at: z.literal('hunt.casualty') }),
  z.object({ at: z.literal('hunt.worn') }),
  z.object({ at: z.literal('hunt.corrupt') }),
  /** A Hobbit taken alive, or one that leaves to reduce the damage. */
  z.object({ at: z.literal('hobbit'), character: CharacterId }),
  z.object({ at: z.literal('reveal') }),
  z.object({ at: z.literal('walk') }),
  z.object({ at: z.literal('path'), path: z.array(Region), declared: z.boolean() }),
  z.object({ at: z.literal('path.card'), card: CardId, safe: z.boolean() }),

  // Cards. R 11
  z.object({ at: z.literal('card'), seat: Seat }),
  z.object({ at: z.literal('card.step'), seat: Seat, card: CardId, step: Count }),
  z.object({
    at: z.literal('card.choice'),
    /** Seat that answers, and the owner of the card. */
    asked: Seat,
    seat: Seat,
    card: CardId,
    step: Count,
    chosen: z.array(z.int()),
  }),
  z.object({ at: z.literal('card.end'), seat: Seat, card: CardId, die: z.int().min(-1).max(6) }),
  z.object({ at: z.literal('card.draw'), seat: Seat, decks: z.array(z.int()), may: z.boolean() }),
  z.object({ at: z.literal('remove'), seat: Seat, die: FaceId }),
  z.object({ at: z.literal('remove.pay'), seat: Seat, card: CardId, due: z.array(z.int()) }),
]);
export type Frame = z.infer<typeof Frame>;
export type FrameOf<At extends Frame['at']> = Extract<Frame, { at: At }>;

import { faceDown, hidden, ownerOnly, perSeat, type Steps, type ViewOf } from '@tessera/kernel';
import * as z from 'zod';
import type { Action } from './action.ts';
import type { Event } from './events.ts';
import { Frame, HuntOrder } from './frames.ts';
import { CardId, Characters, Place, Region, Seat, SideId, Troops } from './numbers.ts';
import { VARIANTS } from './variants.ts';
import { BATTLES, ENDINGS, PHASES } from './vocabulary.ts';

// `numbers.ts` explains the numbers.

/**
 * Cards of one deck in a seat's hand or face-down discards: their number and deck are public, the owner sees the cards.
 * R 5.8
 */
const Held = z.object({ cards: ownerOnly(z.array(CardId)) });

const Player = z.object({
  /** By deck: character, strategy. */
  hand: z.array(Held).length(2),
  /** Discarded face down, by deck. R 5.1 */
  thrown: z.array(Held).length(2),
  /** The card offered to the teammate. R 13.4 */
  offer: ownerOnly(CardId.nullable()),
});

const Fellowship = z.object({
  /** Region of the figure: the last known position. On the Mordor Track, the region it entered from. */
  region: Region,
  progress: z.int().min(0).max(12),
  hidden: z.boolean(),
  corruption: z.int().min(0),
  /** The Guide: a Companion, or Gollum. */
  guide: z.int(),
  /** The step on the Mordor Track, or -1. */
  mordor: z.int().min(-1).max(5),
});
export type Fellowship = z.infer<typeof Fellowship>;

/** Record of one side in the present round of a battle. */
const Fighter = z.object({
  /** Chosen face down, revealed together. */
  seat: Seat,
  card: faceDown(CardId.nullable(), { until: 'shown', owner: 'seat' }),
  shown: z.boolean(),
  /** The deck on the back of the card: 0, 1; -1 without one. */
  back: z.int().min(-1).max(1),
  /** The card has no effect (any more). */
  cancelled: z.boolean(),
  /** Added to the number of Combat dice, before the limits. */
  dice: z.int(),
  /** Maximum of Combat dice. */
  most: z.int().min(0).max(5),
  /** Added to each die of the Combat roll, and of the Leader re-roll. */
  roll: z.int(),
  reroll: z.int(),
  /** Leadership given up or taken away this round. */
  forfeited: z.int().min(0),
  /** No Leader re-roll this round. */
  silenced: z.boolean(),
  /** Dice of the Combat roll, then those of the re-roll. */
  rolled: z.array(z.int()),
  rerolled: z.array(z.int()),
  /** Misses that a card turned into hits, and dice that may not be re-rolled. */
  turned: z.int().min(0),
  barred: z.int().min(0),
  /** Hits scored in this round and not yet taken, and how many of them by the re-roll. */
  hits: z.int().min(0),
  rerollHits: z.int().min(0),
  /** Hits scored before the Combat roll, and hits this side gave itself. */
  earlyHits: z.int().min(0),
  selfHits: z.int().min(0),
});
export type Fighter = z.infer<typeof Fighter>;

/** A battle in progress. R 9.3 to 9.7 */
const Battle = z.object({
  kind: z.enum(BATTLES),
  /** The attacking side. */
  attacker: SideId,
  from: Place,
  to: Place,
  /** Figures at `from` that stay out of the battle; empty without a rear guard. */
  rear: Troops,
  rearCharacters: Characters,
  round: z.int().min(0),
  /** Siege: rounds that may still be fought without reducing an Elite. */
  roundsLeft: z.int().min(0),
  /** The attacker has landed: he stands there already and may not cease. */
  committed: z.boolean(),
  /** Combat dice that the Shadow loses in every round. */
  hindered: z.int().min(0),
  /** The defender has no combat card in round 1 unless a Companion fights. */
  silentFirst: z.boolean(),
  /** Gandalf the White gave up his Leadership against that of the Nazgûl. */
  whiteRider: z.boolean(),
  /** The defender left before the round was over. */
  left: z.boolean(),
  /** Companions that do not count in this round. */
  muted: Characters,
  /** Deck of the combat card that the Shadow used in round 1, or -1. R 7.9 */
  sorcery: z.int().min(-1).max(1),
  /** By side. */
  fighters: z.array(Fighter).length(2),
});
export type Battle = z.infer<typeof Battle>;

/** A Hunt tile being resolved. R 10.6 */
const Hunt = z.object({
  ...HuntOrder.shape,
  /** Number of the tile, or -1 before the draw. */
  tile: z.int().min(-1),
  damage: z.int(),
  /** A card on the table was used against it. */
  answered: z.boolean(),
  /** A Companion was lost to it. */
  casualty: z.boolean(),
  /** Gollum reveals the Fellowship to reduce the damage. */
  betrayed: z.boolean(),
});
export type Hunt = z.infer<typeof Hunt>;

/** Complete state of a match. Constant data (map, cards, characters) is content. */
export const State = z.object({
  /** Team of each seat if a side has two players; absent with two players. R 13.1 */
  teams: z.array(z.string()).optional(),
  variants: z.array(z.enum(VARIANTS)),
  turn: z.int().min(0),
  phase: z.enum(PHASES),
  players: perSeat(Player),
  /** The leading player of each side. R 13.3 */
  leading: z.array(Seat).length(2),
  /** Counted figures by place; null for an empty place. */
  stacks: z.array(Troops.nullable()),
  /** Position of each character: a place, or FELLOWSHIP, ASIDE or GONE. */
  characters: z.array(z.int().min(-3)),
  reserve: Troops,
  /** Figures of the Free Peoples that are eliminated for good. R 3.6 */
  lost: Troops,
  /** Controller of the Settlement of a region: a side, or 2 without a Settlement. */
  control: z.array(z.int().min(0).max(2)),
  /** With 3 and 4 players, the seat that captured a region, or -1. R 13.12 */
  spoils: z.array(z.int().min(-1)),
  /** Position of each Nation on the Political Track: box 1 to 4 (At War), and whether it is active. */
  boxes: z.array(z.int().min(1).max(4)),
  active: z.array(z.boolean()),
  fellowship: Fellowship,
  /** Rolled and unused dice of each side, by face. */
  dice: z.array(z.array(z.int().min(0))).length(2),
  /** Dice of each side in the Hunt Box. */
  huntBox: z.array(z.int().min(0)).length(2),
  /** Numbers of Hunt tiles: in the pool, drawn, out of the game, and special ones that wait for Mordor. */
  pool: z.array(z.int()),
  drawn: z.array(z.int()),
  removed: z.array(z.int()),
  waiting: z.array(z.int()),
  /** Tiles set aside for a replacement; they return to the pool at the end of the action. R 10.5.4 */
  aside: z.array(z.int()),
  rings: z.array(z.int().min(0)).length(2),
  decks: z.array(z.object({ pile: hidden(z.array(CardId)) })).length(4),
  /** Discarded cards that all players saw, by deck. */
  discards: z.array(z.array(CardId)).length(4),
  /** Cards on the table, oldest first. */
  table: z.array(CardId),
  /** Flags of the present turn. */
  ringUsed: z.array(z.boolean()).length(2),
  declared: z.boolean(),
  messengerUsed: z.boolean(),
  trackTried: z.boolean(),
  tookBack: z.boolean(),
  /** 3 players: the Nations of the last action of the Free Peoples. R 13.11 */
  lastNations: z.array(z.int().min(0)),
  /** 3 players: the Nations of the present action. */
  acting: z.array(z.int().min(0)),
  /** 3 players: places of the mixed Armies in the last action of the Free Peoples, and in the present one. R 13.11 */
  lastArmies: z.array(Place),
  actingArmies: z.array(Place),
  battle: Battle.nullable(),
  hunt: Hunt.nullable(),
  result: z.object({ side: SideId, why: z.enum(ENDINGS) }).nullable(),
  flow: z.array(Frame),
});
export type State = z.infer<typeof State>;
/** View of a seat or a spectator. */
export type View = ViewOf<typeof State>;

/** The steps of one rule file: `satisfies Rule<'march'>`. */
export type Rule<At extends Frame['at']> = Pick<Steps<State, Frame, Action, Event>, At>;

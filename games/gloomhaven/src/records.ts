import * as z from 'zod';
import { FIGURE_KINDS, SIDES } from './board/index.ts';
import { conditionFields } from './conditions/conditions.ts';
import { CONDITIONS } from './vocabulary.ts';

/** A hex of the scenario's plan; -1 is nowhere. */
export const Cell = z.int().min(-1).max(2000);
/** A figure by its place in `state.figures`; -1 is nobody. Places are never used twice. */
export const FigureId = z.int().min(-1).max(400);
export type FigureId = z.infer<typeof FigureId>;
/** A seat, or -1 for the rules themselves. */
export const SeatOrNone = z.int().min(-1).max(4);
/** Where something stands in the content: see `pointer.ts`. */
const Pointer = z.string().max(160);
const count = z.int().min(0);

/** Somebody or something with hit points: a hero, a summon, a monster, an ally, a thing to be destroyed. R 1 */
export const Figure = z.object({
  kind: z.enum(FIGURE_KINDS),
  /** The class of a hero, the monster's kind, the summon's or the object's id. */
  type: z.string(),
  side: z.enum(SIDES),
  /** Where it stands; -1 once it is dead, exhausted or gone. */
  cell: Cell,
  hp: z.int(),
  maxHp: z.int().min(1),
  ...conditionFields,
  /** The number of its standee among its kind; the order of summoning for summons. R 2.4 */
  number: count,
  /** The hero it belongs to: its own seat for a hero, the summoner's for a summon. */
  seat: SeatOrNone,
  /** Where its statistics stand: `monster/…/levels/…`, the summon of a card, an object of the scenario; empty for heroes. */
  stats: Pointer.or(z.literal('')),
  /** It has taken its turn this round, or does not get one in it. */
  acted: z.boolean(),
  /** Placed with a room, so that it leaves money. R 7.16 */
  dropsMoney: z.boolean(),
});
export type Figure = z.infer<typeof Figure>;

/** Modifiers that were gained by a bonus, an item or an active card, and by whom. */
export const Gained = z.object({
  /** The list of modifiers. */
  at: Pointer,
  /** Whose effect it is: experience goes there, formulas are theirs. */
  by: FigureId,
  /** What formulas in it came to when the card was played, where that counts. */
  value: z.int().nullable(),
});
export type Gained = z.infer<typeof Gained>;

/** One attack ability in progress; `target` is the one being attacked now. R 7.2 */
export const Attack = z.object({
  /** Whom it may still take, chosen beforehand: areas, everybody in range, a monster's targets. */
  queue: z.array(FigureId),
  /** How many more may be chosen one by one. */
  left: count,
  /** Those attacked already; nobody is attacked twice by one ability. R 7.1 */
  done: z.array(FigureId),
  target: FigureId,
  /** Gained for this target only. */
  here: z.array(Gained),
  /** What the one attacked has gained against it. */
  defence: z.array(Gained),
  /** Modifier cards that count against this target. */
  cards: z.array(z.string()),
  /** What is left after modifier and shield, before it is suffered. */
  damage: count,
  /** What was really suffered. */
  dealt: count,
});
export type Attack = z.infer<typeof Attack>;

/** Instructions being performed: a half of a card, an item, a monster's card, what somebody is made to do. What its frames share. */
export const Performance = z.object({
  /** The instructions, or the list of abilities that stands in their place. */
  at: Pointer,
  figure: FigureId,
  /** Who chooses: a seat, or -1 where the rules for monsters do. */
  by: SeatOrNone,
  /** Anything of it was performed. R 4.5 */
  performed: z.boolean(),
  /** Which ability is on. */
  n: count,
  /** Bonuses that hold for the whole performance. */
  gained: z.array(Gained),
  /** Bonuses of the ability that is on. */
  here: z.array(Gained),
  /** Offers of the ability (consumes, costs, items, effects) that were taken or declined. */
  settled: z.array(Pointer),
  /** What the ability that is on is performed as instead; empty where it is not. */
  replaced: Pointer.or(z.literal('')),
  /** The ability that is on was performed, in part at least. */
  acted: z.boolean(),
  attack: Attack.nullable(),
  /** The hexes of its area. */
  area: z.array(Cell),
  /** Whom the ability that is on, or else the one before it, took. */
  targets: z.array(FigureId),
  /** The focus of a monster for this turn. R 13.4 */
  focus: FigureId,
  /** Where its last move began, and the hexes entered by its moves, in order. */
  start: Cell,
  path: z.array(Cell),
  /** Where somebody was killed, obstacles destroyed or made, traps disarmed, a hex chosen: abilities speak of them. */
  killedAt: z.array(Cell),
  changed: z.array(Cell),
  hex: Cell,
  killed: count,
  damaged: count,
  dealt: count,
  paid: count,
  destroyed: count,
  /** The hex that the attack that is on is made from, as if the figure stood there; absent or -1 for its own. */
  from: Cell.optional(),
  /** It acts for the other side: a monster whose turn a card has taken. */
  turned: z.boolean(),
});
export type Performance = z.infer<typeof Performance>;

/** The turn in progress. */
export const TurnInProgress = z.object({
  figure: FigureId,
  /** The half played first; the other one comes from the other card. R 4.2 */
  first: z.enum(['none', 'top', 'bottom', 'both']),
  hexes: count,
  hazards: count,
  /** Damage done by whoever's turn it is. */
  dealt: count,
  items: count,
  /** Whether anything of the half played last was performed. R 4.5 */
  performed: z.boolean(),
  /** Effects that may be used once a turn and have been. */
  used: z.array(z.string()),
  /** What is played in an extra turn; cards of the usual one stay in play. */
  cards: z.array(z.string()).optional(),
});
export type TurnInProgress = z.infer<typeof TurnInProgress>;

/** How long a lasting effect lasts. */
const LASTS = ['card', 'attack', 'turn', 'round', 'scenario'] as const;

/** An effect that lasts: a shield, a retaliate, something at a moment. It holds while its card is active, or shorter. */
export const Lasting = z.object({
  /** The modifier. */
  at: Pointer,
  /** The instructions it came with; it ends when that card leaves the active area. */
  from: Pointer,
  /** Whose effect it is; -1 is the scenario's. */
  owner: FigureId,
  /** The figures it is for, where they are settled; none means whoever fits each time. */
  on: z.array(FigureId),
  /** What its number came to, where it has one. */
  value: z.int().nullable(),
  lasts: z.enum(LASTS),
  /** It has been used as often as it can be for now. */
  used: z.boolean(),
});
export type Lasting = z.infer<typeof Lasting>;

/** A trap on the map. R 5.5 */
export const Trap = z.object({
  cell: Cell,
  damage: count,
  conditions: z.array(z.enum(CONDITIONS)),
  /** The modifier that made it, for what else it does, and whose it is. */
  at: Pointer.nullable(),
  by: FigureId,
});
export type Trap = z.infer<typeof Trap>;

/** An item of a hero. R 12 */
export const Item = z.object({
  id: z.string(),
  state: z.enum(['ready', 'spent', 'consumed']),
  /** Use slots that are used up. */
  used: count,
});
export type Item = z.infer<typeof Item>;

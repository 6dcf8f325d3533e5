import * as z from 'zod';
import { FIGURE_KINDS, SIDES } from '../board/index.ts';
import { conditionFields } from '../conditions/conditions.ts';
import { CONDITIONS } from '../vocabulary/vocabulary.ts';

/** A hex of the scenario's plan; -1 means off the map. */
export const Cell = z.int().min(-1).max(2000);
/** A figure's index in `state.figures`; -1 means no figure. Indices are never reused. */
export const FigureId = z.int().min(-1).max(400);
export type FigureId = z.infer<typeof FigureId>;
/** A seat, or -1 for the rules themselves. */
export const SeatOrNone = z.int().min(-1).max(4);
/** A location in the content: see `pointer.ts`. */
const Pointer = z.string().max(160);
const count = z.int().min(0);

/** Anything with hit points: a hero, a summon, a monster, an ally or a destructible object. R 1 */
export const Figure = z.object({
  kind: z.enum(FIGURE_KINDS),
  /** The class of a hero, the kind of a monster, or the id of a summon or an object. */
  type: z.string(),
  side: z.enum(SIDES),
  /** Its hex; -1 once it is dead, exhausted or gone. */
  cell: Cell,
  hp: z.int(),
  maxHp: z.int().min(1),
  ...conditionFields,
  /** The standee number within its kind, or the order of summoning for summons. R 2.4 */
  number: count,
  /** The hero it belongs to: a hero's own seat, or the summoner's. */
  seat: SeatOrNone,
  /**
   * Pointer to its statistics: `monster/…/levels/…`, the summon of a card, an object of the scenario; empty for heroes.
   */
  stats: Pointer.or(z.literal('')),
  /** It has taken its turn this round, or gets none. */
  acted: z.boolean(),
  /** Placed with a room, so that it drops money. R 7.16 */
  dropsMoney: z.boolean(),
});
export type Figure = z.infer<typeof Figure>;

/** Modifiers gained from a bonus, an item or an active card, with their owner. */
export const GainedModifiers = z.object({
  /** Pointer to the list of modifiers. */
  at: Pointer,
  /** The owner of the effect, who gains its experience and evaluates its formulas. */
  by: FigureId,
  /** The value of its formulas when the card was played, where that counts. */
  value: z.int().nullable(),
});
export type GainedModifiers = z.infer<typeof GainedModifiers>;

/** One attack ability in progress; `target` is the current target. R 7.2 */
export const Attack = z.object({
  /** Targets chosen in advance and not attacked yet: areas, all figures in range, a monster's targets. */
  queue: z.array(FigureId),
  /** How many more targets may be chosen one by one. */
  left: count,
  /** Targets already attacked; an ability attacks each figure once. R 7.1 */
  done: z.array(FigureId),
  target: FigureId,
  /** Modifiers gained for this target only. */
  here: z.array(GainedModifiers),
  /** Modifiers that the target gained against this attack. */
  defence: z.array(GainedModifiers),
  /** Modifier cards drawn against this target that count. */
  cards: z.array(z.string()),
  /** Damage after modifier and shield, before it is suffered. */
  damage: count,
  /** Damage actually suffered. */
  dealt: count,
});
export type Attack = z.infer<typeof Attack>;

/**
 * Instructions in progress: a half of a card, an item, a monster's card or a granted action. Its frames share this
 * record.
 */
export const Performance = z.object({
  /** Pointer to the instructions, or to the list of abilities that replaces them. */
  at: Pointer,
  figure: FigureId,
  /** The seat that chooses, or -1 where the rules for monsters do. */
  by: SeatOrNone,
  /** Whether any part of it was performed. R 4.5 */
  performed: z.boolean(),
  /** Index of the current ability. */
  n: count,
  /** Bonuses for the whole performance. */
  gained: z.array(GainedModifiers),
  /** Bonuses for the current ability. */
  here: z.array(GainedModifiers),
  /** Offers of the ability (consumes, costs, items, effects) that were taken or declined. */
  settled: z.array(Pointer),
  /** Pointer to the ability performed in place of the current one; empty when there is none. */
  replaced: Pointer.or(z.literal('')),
  /** Whether the current ability was performed, at least in part. */
  acted: z.boolean(),
  attack: Attack.nullable(),
  area: z.array(Cell),
  /** Targets of the current ability, or of the previous one before any are chosen. */
  targets: z.array(FigureId),
  /** The focus of a monster for this turn. R 13.4 */
  focus: FigureId,
  /** The hex where its last move began, and the hexes that its moves entered, in order. */
  start: Cell,
  path: z.array(Cell),
  /**
   * Hexes of kills, destroyed or created obstacles, disarmed traps, and a chosen hex. Later abilities refer to them.
   */
  killedAt: z.array(Cell),
  changed: z.array(Cell),
  hex: Cell,
  killed: count,
  damaged: count,
  dealt: count,
  paid: count,
  destroyed: count,
  /** The hex from which the current attack is made instead of the figure's own; absent or -1 for its own. */
  from: Cell.optional(),
  /** It acts for the other side: a card took over the monster's turn. */
  turned: z.boolean(),
});
export type Performance = z.infer<typeof Performance>;

/** The turn in progress. */
export const TurnInProgress = z.object({
  figure: FigureId,
  /** The half played first; the other half comes from the other card. R 4.2 */
  first: z.enum(['none', 'top', 'bottom', 'both']),
  hexes: count,
  hazards: count,
  /** Damage dealt by the figure whose turn it is. */
  dealt: count,
  items: count,
  /** Whether any part of the last half was performed. R 4.5 */
  performed: z.boolean(),
  /** Used effects with a limit of once per turn. */
  used: z.array(z.string()),
  /** Cards of an extra turn; the cards of the regular turn stay in play. */
  cards: z.array(z.string()).optional(),
});
export type TurnInProgress = z.infer<typeof TurnInProgress>;

/** Durations of lasting effects. */
const LASTS = ['card', 'attack', 'turn', 'round', 'scenario'] as const;

/** A lasting effect: a shield, a retaliate or an effect at a moment. It ends with its active card or earlier. */
export const LastingEffect = z.object({
  /** Pointer to the modifier. */
  at: Pointer,
  /** Pointer to its instructions; it ends when that card leaves the active area. */
  from: Pointer,
  /** The owner of the effect; -1 for the scenario. */
  owner: FigureId,
  /** Its fixed targets; empty when it applies to every figure that matches at the time. */
  on: z.array(FigureId),
  /** The fixed value of its number, if it has one. */
  value: z.int().nullable(),
  lasts: z.enum(LASTS),
  /** It has reached its limit of uses for now. */
  used: z.boolean(),
});
export type LastingEffect = z.infer<typeof LastingEffect>;

/** A trap on the map. R 5.5 */
export const Trap = z.object({
  cell: Cell,
  damage: count,
  conditions: z.array(z.enum(CONDITIONS)),
  /** Pointer to the modifier that made it, for its other effects, and its owner. */
  at: Pointer.nullable(),
  by: FigureId,
});
export type Trap = z.infer<typeof Trap>;

/** An item of a hero. R 12 */
export const Item = z.object({
  id: z.string(),
  state: z.enum(['ready', 'spent', 'consumed']),
  /** Use slots already used. */
  used: count,
});
export type Item = z.infer<typeof Item>;

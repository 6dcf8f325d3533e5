import * as z from 'zod';
import { monsterFrames } from './monsters/frames.ts';
import { Cell, FigureId, SeatOrNone } from './records.ts';
import { scenarioFrames } from './scenario/frames.ts';
import { MOMENTS } from './vocabulary.ts';

const Pointer = z.string().max(160);
const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

const seat = z.int().min(0).max(4);
const figure = FigureId;
const GAITS = ['walk', 'jump', 'fly'] as const;

/** Before the first round. */
const beforehand = [at('start.goals', {}), at('start.hexes', { seat }), at('start.end', {})] as const;

/** A round. R 3 */
const round = [
  at('round.begin', {}),
  at('picks', {}),
  at('reveal', {}),
  at('turns', {}),
  /** Several could be next; the players say who. */
  at('turns.next', { figures: z.array(figure) }),
  at('round.end', {}),
  at('round.over', {}),
] as const;

/** A turn. R 4 */
const turn = [
  at('turn', { figure }),
  at('turn.act', { figure }),
  at('turn.end', { figure }),
  at('turn.over', { figure }),
  /** Whoever leaves a turn unfinished: cards not played are discarded. */
  at('turn.forfeit', { figure }),
] as const;

/** Rests. R 6.2, 6.3 */
const rests = [
  at('rest.long', { seat }),
  at('rest.short', { seat }),
  /** A random card lies there; the hero may suffer 1 damage for another. */
  at('rest.draw', { seat, card: z.string() }),
] as const;

/** A deed: a half of a card, an item, a monster's card. */
const deed = [
  at('deed', {
    figure,
    of: Pointer,
    by: SeatOrNone,
    turned: z.boolean(),
    /** Whom a figure that the rules move goes for: `deed.focus`. */
    focus: figure.optional(),
  }),
  /** The ability `n` begins. */
  at('ability', { n: z.int().min(0) }),
  /** What may be added to the ability, or to the whole deed, is offered: elements, prices, items, active cards. */
  at('offers', { of: z.enum(['deed', 'ability']) }),
  /** The ability itself, once nothing is offered any more. */
  at('perform', { n: z.int().min(0) }),
  at('ability.end', { n: z.int().min(0) }),
  at('deed.end', {}),
  /** Where the card goes that was played. R 4.6 */
  at('card.end', { seat, card: z.string(), half: z.enum(['top', 'bottom']), basic: z.boolean() }),
] as const;

/** A move ability, and any other way through hexes. R 5 */
const movement = [
  at('move.to', { points: z.int().min(0), gait: z.enum(GAITS) }),
  /** The rest of a way, hex by hex: traps, hazardous ground and doors interrupt it. */
  at('walk', {
    figure,
    path: z.array(Cell),
    gait: z.enum(GAITS),
    /** Pushed or pulled by this figure; -1 walks by itself. */
    forcedBy: figure,
  }),
  at('force', {
    figure,
    /** Who pushes or pulls, and from where. */
    by: figure,
    kind: z.enum(['push', 'pull']),
    origin: Cell,
    hexes: z.int().min(0),
    of: Pointer,
  }),
  at('move.end', {}),
] as const;

/** An attack, target by target. R 7.2; the frames share `deed.attack`. */
const attack = [
  at('attack.aim', {}),
  at('attack.target', { figure }),
  at('attack.draw', {}),
  at('attack.hit', {}),
  at('attack.effects', {}),
  at('attack.retaliate', {}),
  at('attack.done', {}),
  at('attack.end', {}),
] as const;

/** Other abilities. */
const abilities = [
  /** Figures are chosen for a heal or a special action, one by one, up to `left` more. */
  at('aim', { left: z.int().min(0) }),
  at('heal', { figure, amount: z.int().min(0), by: figure }),
  at('loot', { figure, range: z.int().min(0), most: z.int().min(0) }),
  /** Something is put into a hex that is chosen: a summon, a trap, an obstacle, oneself. */
  at('place', { of: Pointer, figure, left: z.int().min(0) }),
  /** One modifier happens, for or to a figure. */
  at('effect', { of: Pointer, figure, target: figure, value: z.int().nullable() }),
  /** The player chooses among the lists of a `choose`. */
  at('choose', { of: Pointer, figure, target: figure, left: z.int().min(0) }),
  /** Cards are chosen out of a pile. */
  at('cards', {
    seat,
    from: z.enum(['hand', 'discard', 'lost']),
    to: z.enum(['hand', 'discard', 'lost']),
    count: z.int().min(0),
    why: z.string().max(30),
    of: Pointer,
  }),
  at('items', { seat, count: z.int().min(0), of: Pointer }),
  at('element', { seat, of: Pointer }),
] as const;

/** Damage and what it leads to. R 6.4 to 6.6 */
const harm = [
  at('damage', {
    figure,
    amount: z.int().min(0),
    by: figure,
    from: z.enum(['attack', 'retaliate', 'trap', 'hazard', 'wound', 'poison', 'effect', 'rest', 'cost', 'scenario']),
  }),
  at('damage.choice', { figure, amount: z.int().min(0), by: figure, from: z.string().max(20) }),
  at('suffer', { figure, amount: z.int().min(0), by: figure, from: z.string().max(20) }),
  at('death', { figure, by: figure }),
  at('removal', { figure, by: figure }),
  at('exhaustion', { seat }),
] as const;

/** Effects that are due at a moment: see `moments.ts`. */
const moments = [
  at('moment', {
    moment: z.enum(MOMENTS),
    /** Whose moment it is, and the other side of it. */
    figure,
    other: figure,
    /** Those that have been used or declined. */
    settled: z.array(Pointer),
  }),
] as const;

/** What is still to be done: the last frame is next. Scenario and monsters bring their own. */
export const Frame = z.discriminatedUnion('at', [
  ...beforehand,
  ...round,
  ...turn,
  ...rests,
  ...deed,
  ...movement,
  ...attack,
  ...abilities,
  ...harm,
  ...moments,
  ...scenarioFrames,
  ...monsterFrames,
]);
export type Frame = z.infer<typeof Frame>;

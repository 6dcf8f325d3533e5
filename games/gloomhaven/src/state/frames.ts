import * as z from 'zod';
import { ELEMENTS, MOMENTS } from '../vocabulary/vocabulary.ts';
import { monsterFrames } from './monsterFrames.ts';
import { scenarioFrames } from './scenarioFrames.ts';
import { Cell, FigureId, LastingEffect, SeatOrNone, TurnInProgress } from './stateRecords.ts';

const Pointer = z.string().max(160);
const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

const seat = z.int().min(0).max(4);
const figure = FigureId;
const GAITS = ['walk', 'jump', 'fly'] as const;

/** Before the first round. */
const beforehand = [
  at('start.goals', {}),
  at('start.hexes', { seat }),
  at('start.companion', { seat }),
  at('start.end', {}),
] as const;

/** A round. R 3 */
const round = [
  at('round.begin', {}),
  at('picks', {}),
  at('reveal', {}),
  /**
   * `group`: the hero with its summons, or the kind of monsters, whose turns have begun. It finishes before others of
   * the same initiative.
   */
  at('turns', { group: z.string().optional() }),
  /** Several figures could be next; the players choose. */
  at('turns.next', { figures: z.array(figure) }),
  at('round.end', {}),
  at('round.over', {}),
] as const;

/** A turn. R 4 */
const turn = [
  /** `cards`: the cards of an extra turn out of order. */
  at('turn', { figure, cards: z.array(z.string()).optional() }),
  at('turn.begin', { figure }),
  at('turn.act', { figure }),
  at('turn.end', { figure }),
  at('turn.over', { figure }),
  /** The hero plays one more hand card, top or bottom. */
  at('turn.extra', { seat, half: z.enum(['top', 'bottom']) }),
  /** The hero plays two hand cards in an extra turn, later this round or now, during another figure's turn. */
  at('turn.again', { seat, now: z.boolean().optional() }),
  /** Resumes the turn that an extra turn interrupted: its figure and the turn's own state. */
  at('turn.resume', {
    seat,
    acted: z.boolean(),
    turn: TurnInProgress,
    infused: z.int().min(0),
    lasting: z.array(LastingEffect),
  }),
] as const;

/** Rests. R 6.2, 6.3 */
const rests = [
  /** `short`: a short rest that gives the benefits of a long rest. */
  at('rest.long', { seat, short: z.boolean().optional() }),
  at('rest.short', { seat, full: z.boolean().optional() }),
  /** A random card is drawn to be lost; the hero may suffer 1 damage to redraw it. */
  at('rest.draw', { seat, card: z.string() }),
] as const;

/** A figure performs the instructions of a half, an item or a monster's card. */
const performance = [
  at('performance', {
    figure,
    of: Pointer,
    by: SeatOrNone,
    turned: z.boolean(),
    /** The focus of a figure that the rules move: `performance.focus`. */
    focus: figure.optional(),
  }),
  /** Ability `n` begins. */
  at('ability', { n: z.int().min(0) }),
  /** Ability `n` begins after all earlier steps are done. */
  at('ability.begin', { n: z.int().min(0) }),
  /** Offers additions to the ability or the whole performance: elements, costs, items, active cards. */
  at('offers', { of: z.enum(['performance', 'ability']) }),
  /** Performs the ability after all offers are settled. */
  at('perform', { n: z.int().min(0) }),
  /** Runs the effects at the end of the ability, then clears its record. */
  at('ability.end', { n: z.int().min(0) }),
  at('ability.close', {}),
  at('performance.end', {}),
  at('performance.close', {}),
  /** Moves the played card to its pile. R 4.6 */
  at('card.end', { seat, card: z.string(), half: z.enum(['top', 'bottom']), basic: z.boolean() }),
] as const;

/** A move ability and all other movement through hexes. R 5 */
const movement = [
  /** `on`: the same move continues behind a door that it opened. */
  at('move.to', { points: z.int().min(0), gait: z.enum(GAITS), on: z.boolean().optional() }),
  /** A move opened a door: the remaining points may be spent now that the room is known. R 5.10 */
  at('move.on', { figure, points: z.int().min(1), gait: z.enum(GAITS) }),
  /** The rest of a path, hex by hex: traps, hazardous terrain and doors interrupt it. */
  at('walk', {
    figure,
    path: z.array(Cell),
    gait: z.enum(GAITS),
    /** The figure that pushes or pulls; -1 when the figure walks by itself. */
    forcedBy: figure,
    /** Movement points for this path and, where it opens a door, beyond it. */
    points: z.int().min(0).optional(),
  }),
  at('force', {
    figure,
    /** The figure that pushes or pulls, and its hex. */
    by: figure,
    kind: z.enum(['push', 'pull']),
    origin: Cell,
    hexes: z.int().min(0),
    of: Pointer,
  }),
  at('move.end', {}),
] as const;

/** An attack, target by target. R 7.2; the frames share `performance.attack`. */
const attack = [
  at('attack.aim', {}),
  at('attack.target', { figure }),
  at('attack.draw', {}),
  /** Neither of two modifier cards is better: the player chooses which one counts. Ruling 18 */
  at('attack.card', { either: z.array(z.string()).length(2) }),
  at('attack.hit', {}),
  at('attack.damage', {}),
  at('attack.effects', {}),
  at('attack.retaliate', {}),
  at('attack.done', {}),
  at('attack.end', {}),
] as const;

/** Other abilities. */
const abilities = [
  /** Chooses figures for a heal or a special action, one by one, up to `left` more. */
  at('aim', { left: z.int().min(0) }),
  /** Applies the ability to the chosen figures. */
  at('affect', {}),
  at('heal', { figure, amount: z.int().min(0), by: figure }),
  at('heal.restore', { figure, amount: z.int().min(0), by: figure }),
  at('loot', { figure, range: z.int().min(0), most: z.int().min(0) }),
  /** Places one figure of a summon action; `left` more of the same kind follow. */
  at('summon', { of: Pointer, figure, target: figure, n: z.int().min(0), left: z.int().min(0) }),
  /** Places or removes something in a chosen hex: a trap, an obstacle or the figure itself. */
  at('place', { of: Pointer, figure, target: figure, left: z.int().min(0), from: Cell.optional() }),
  /** Turns a disarmed trap on a figure. */
  at('spring', { of: Pointer, figure, cell: Cell }),
  /** Applies one modifier for or to a figure; `chosen` after its own selector is answered. */
  at('effect', {
    of: Pointer,
    figure,
    target: figure,
    value: z.int().nullable(),
    chosen: z.boolean().optional(),
    /** Elements that the player wants to consume for it. */
    elements: z.array(z.enum(ELEMENTS)).optional(),
  }),
  /** Chooses the targets of a modifier with its own selector. */
  at('whom', { of: Pointer, figure, target: figure, left: z.int().min(0), taken: z.array(figure) }),
  /** The player chooses among the lists of a `choose`. */
  at('choose', { of: Pointer, figure, target: figure, left: z.int().min(0), chosen: z.array(z.int().min(0)) }),
  /** Chooses which figure takes a condition that is a price. */
  at('price.whom', { of: Pointer, figure }),
  /** Chooses how much of an "up to" price to pay. */
  at('price', { of: Pointer, figure, most: z.int().min(1) }),
  /** Chooses cards from a pile. */
  at('cards', {
    seat,
    from: z.enum(['hand', 'discard', 'lost']),
    to: z.enum(['hand', 'discard', 'lost']),
    count: z.int().min(0),
    /** Whether the choice is mandatory: the player must not decline it. */
    must: z.boolean(),
    /** Whether only summon cards may be chosen. */
    summons: z.boolean(),
    of: Pointer,
  }),
  at('items', { seat, count: z.int().min(0), of: Pointer }),
  /** Chooses which card of a keyword ends when one too many is active beside the card just played. */
  at('keyword.end', { seat, card: z.string(), left: z.int().min(0) }),
  /** The last use slot of an active card was used: the card ends after that use. */
  at('slots.end', { seat, card: z.string() }),
  /** Moves marks to the target; the player chooses which when not all move. */
  at('marks.move', { of: Pointer, figure, target: figure, left: z.int().min(0) }),
  /** The player chooses one element. */
  at('element', { seat, figure, of: Pointer }),
  at('conditions', { seat, figure, of: Pointer, left: z.int().min(0) }),
  at('initiative', { seat, change: z.int().min(1) }),
  at('redistribute', { of: Pointer, figure, among: z.array(figure), left: z.int().min(0) }),
  /** The hex that objects are pulled to. */
  at('hex', { of: Pointer, figure, target: figure, within: z.int().min(1) }),
] as const;

const HARMS = ['attack', 'retaliate', 'trap', 'hazard', 'wound', 'poison', 'bane', 'effect', 'rest', 'cost'] as const;

/** Damage and its consequences. R 6.4 to 6.6 */
const harm = [
  at('damage', {
    figure,
    amount: z.int().min(0),
    by: figure,
    from: z.enum(HARMS),
  }),
  /** The owner may lose cards instead. */
  at('suffer', { figure, amount: z.int().min(0), by: figure, from: z.enum(HARMS) }),
  at('death', { figure, by: figure, overkill: z.int().min(0).optional(), undamaged: z.boolean().optional() }),
  at('removal', { figure, by: figure, overkill: z.int().min(0), undamaged: z.boolean() }),
  /** A marked or relevant figure died here: runs the effects due at its death, then those due before its marks end. */
  at('fallen', { figure, by: figure, cell: Cell, next: z.enum(['fallen', 'mark-ending', 'end']) }),
  at('exhaustion', { seat }),
] as const;

/** Effects due at a moment: see `moments.ts`. */
const moments = [
  at('moment', {
    moment: z.enum(MOMENTS),
    /** The figure of the moment, and its counterpart. */
    figure,
    other: figure,
    /** Effects already used or declined. */
    settled: z.array(Pointer),
  }),
] as const;

/** Pending work of the flow stack: the last frame runs next. The scenario and the monsters add their own frames. */
export const Frame = z.discriminatedUnion('at', [
  ...beforehand,
  ...round,
  ...turn,
  ...rests,
  ...performance,
  ...movement,
  ...attack,
  ...abilities,
  ...harm,
  ...moments,
  ...scenarioFrames,
  ...monsterFrames,
]);
export type Frame = z.infer<typeof Frame>;

import * as z from 'zod';
import { monsterFrames } from './monsters/frames.ts';
import { Cell, FigureId, Lasting, SeatOrNone, TurnInProgress } from './records.ts';
import { scenarioFrames } from './scenario/frames.ts';
import { ELEMENTS, MOMENTS } from './vocabulary.ts';

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
  /** `group`: whose turns have begun, a hero with its summons or a kind of monsters; it goes on before others of the same initiative. */
  at('turns', { group: z.string().optional() }),
  /** Several could be next; the players say who. */
  at('turns.next', { figures: z.array(figure) }),
  at('round.end', {}),
  at('round.over', {}),
] as const;

/** A turn. R 4 */
const turn = [
  /** With cards of its own for a turn out of order. */
  at('turn', { figure, cards: z.array(z.string()).optional() }),
  at('turn.begin', { figure }),
  at('turn.act', { figure }),
  at('turn.end', { figure }),
  at('turn.over', { figure }),
  /** One more card of the hand is played, top or bottom. */
  at('turn.extra', { seat, half: z.enum(['top', 'bottom']) }),
  /** Two cards of the hand for another turn later in the round, or now, in the middle of somebody else's. */
  at('turn.again', { seat, now: z.boolean().optional() }),
  /** The turn that an extra one has interrupted goes on: whose that was, and all that belongs to the turn itself. */
  at('turn.resume', {
    seat,
    acted: z.boolean(),
    turn: TurnInProgress,
    infused: z.int().min(0),
    lasting: z.array(Lasting),
  }),
] as const;

/** Rests. R 6.2, 6.3 */
const rests = [
  /** `short`: a short rest that gives what a long one gives. */
  at('rest.long', { seat, short: z.boolean().optional() }),
  at('rest.short', { seat, full: z.boolean().optional() }),
  /** A random card lies there; the hero may suffer 1 damage for another. */
  at('rest.draw', { seat, card: z.string() }),
] as const;

/** Somebody performs the instructions of a half, an item, a monster's card. */
const performance = [
  at('performance', {
    figure,
    of: Pointer,
    by: SeatOrNone,
    turned: z.boolean(),
    /** Whom a figure that the rules move goes for: `performance.focus`. */
    focus: figure.optional(),
  }),
  /** The ability `n` begins. */
  at('ability', { n: z.int().min(0) }),
  /** The same once everything before it is done. */
  at('ability.begin', { n: z.int().min(0) }),
  /** What may be added to the ability, or to the whole performance, is offered: elements, prices, items, active cards. */
  at('offers', { of: z.enum(['performance', 'ability']) }),
  /** The ability itself, once nothing is offered any more. */
  at('perform', { n: z.int().min(0) }),
  /** What happens once when the ability is over; then its record is cleared. */
  at('ability.end', { n: z.int().min(0) }),
  at('ability.close', {}),
  at('performance.end', {}),
  at('performance.close', {}),
  /** Where the card goes that was played. R 4.6 */
  at('card.end', { seat, card: z.string(), half: z.enum(['top', 'bottom']), basic: z.boolean() }),
] as const;

/** A move ability, and any other way through hexes. R 5 */
const movement = [
  /** `on`: the same move goes on behind a door that it has opened. */
  at('move.to', { points: z.int().min(0), gait: z.enum(GAITS), on: z.boolean().optional() }),
  /** A door has been opened on the way: the points left may be spent now that the room is known. R 5.10 */
  at('move.on', { figure, points: z.int().min(1), gait: z.enum(GAITS) }),
  /** The rest of a way, hex by hex: traps, hazardous ground and doors interrupt it. */
  at('walk', {
    figure,
    path: z.array(Cell),
    gait: z.enum(GAITS),
    /** Pushed or pulled by this figure; -1 walks by itself. */
    forcedBy: figure,
    /** Movement points for this way and, where it opens a door, beyond it. */
    points: z.int().min(0).optional(),
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

/** An attack, target by target. R 7.2; the frames share `performance.attack`. */
const attack = [
  at('attack.aim', {}),
  at('attack.target', { figure }),
  at('attack.draw', {}),
  /** Of two modifier cards neither is better: somebody says which counts. Ruling 18 */
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
  /** Figures are chosen for a heal or a special action, one by one, up to `left` more. */
  at('aim', { left: z.int().min(0) }),
  /** What the ability does to those who were chosen. */
  at('affect', {}),
  at('heal', { figure, amount: z.int().min(0), by: figure }),
  at('heal.restore', { figure, amount: z.int().min(0), by: figure }),
  at('loot', { figure, range: z.int().min(0), most: z.int().min(0) }),
  /** Somebody new of a summon action, in its order; `left` more of the same kind. */
  at('summon', { of: Pointer, figure, target: figure, n: z.int().min(0), left: z.int().min(0) }),
  /** Something is put into a hex that is chosen, or taken from it: a trap, an obstacle, oneself. */
  at('place', { of: Pointer, figure, target: figure, left: z.int().min(0), from: Cell.optional() }),
  /** A disarmed trap is turned on somebody. */
  at('spring', { of: Pointer, figure, cell: Cell }),
  /** One modifier happens, for or to a figure; `chosen` once its own selector has been answered. */
  at('effect', {
    of: Pointer,
    figure,
    target: figure,
    value: z.int().nullable(),
    chosen: z.boolean().optional(),
    /** Elements that the player wants to spend for it. */
    elements: z.array(z.enum(ELEMENTS)).optional(),
  }),
  /** Whom a modifier with a selector of its own takes. */
  at('whom', { of: Pointer, figure, target: figure, left: z.int().min(0), taken: z.array(figure) }),
  /** The player chooses among the lists of a `choose`. */
  at('choose', { of: Pointer, figure, target: figure, left: z.int().min(0), chosen: z.array(z.int().min(0)) }),
  /** Who of several takes a condition that is the price of something. */
  at('price.whom', { of: Pointer, figure }),
  /** How much of a price "up to so much" is paid. */
  at('price', { of: Pointer, figure, most: z.int().min(1) }),
  /** Cards are chosen out of a pile. */
  at('cards', {
    seat,
    from: z.enum(['hand', 'discard', 'lost']),
    to: z.enum(['hand', 'discard', 'lost']),
    count: z.int().min(0),
    /** Whether fewer may be chosen, and whether only cards with summons may be. */
    must: z.boolean(),
    summons: z.boolean(),
    of: Pointer,
  }),
  at('items', { seat, count: z.int().min(0), of: Pointer }),
  /** Which of the cards of a keyword goes, where one too many is active beside the one that was just played. */
  at('keyword.end', { seat, card: z.string(), left: z.int().min(0) }),
  /** The last use slot of an active card was left: it goes once that use is over. */
  at('slots.end', { seat, card: z.string() }),
  /** Marks go over to the target; the player says which, where not all do. */
  at('marks.move', { of: Pointer, figure, target: figure, left: z.int().min(0) }),
  /** One element of the player's choice. */
  at('element', { seat, figure, of: Pointer }),
  at('conditions', { seat, figure, of: Pointer, left: z.int().min(0) }),
  at('initiative', { seat, change: z.int().min(1) }),
  at('redistribute', { of: Pointer, figure, among: z.array(figure), left: z.int().min(0) }),
  /** The hex that things are pulled to. */
  at('hex', { of: Pointer, figure, target: figure, within: z.int().min(1) }),
] as const;

const HARMS = ['attack', 'retaliate', 'trap', 'hazard', 'wound', 'poison', 'bane', 'effect', 'rest', 'cost'] as const;

/** Damage and what it leads to. R 6.4 to 6.6 */
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
  /** Somebody who mattered to others has fallen here: what is due then, and then what is due before marks on it end. */
  at('fallen', { figure, by: figure, cell: Cell, next: z.enum(['fallen', 'mark-ending', 'end']) }),
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

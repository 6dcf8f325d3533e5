import type { Ctx as KernelCtx } from '@tessera/kernel';
import * as z from 'zod';
import { CONDITIONS, ELEMENT_STATES, ELEMENTS } from '../vocabulary/vocabulary.ts';
import { monsterEvents } from './monsterEvents.ts';
import { scenarioEvents } from './scenarioEvents.ts';
import { Cell, FigureId } from './stateRecords.ts';

const event = <const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape });

const seat = z.int();
const figure = FigureId;
const amount = z.int();
const card = z.string();
const path = z.array(Cell);

const roundEvents = [
  event('goal-kept', { seat, goal: z.string().optional() }),
  event('started', { seat, cell: Cell }),
  event('round', { round: z.int() }),
  event('picked', { seat, cards: z.array(card).optional() }),
  event('revealed', { seat, cards: z.array(card), initiative: z.int() }),
  event('resting', { seat }),
  event('turn', { figure }),
  event('turn-ended', { figure }),
  event('stunned', { figure }),
  event('modifiers-shuffled', { seat: z.int() }),
  event('elements-decayed', {}),
] as const;

const cardEvents = [
  event('played', { seat, card, half: z.enum(['top', 'bottom']), basic: z.boolean() }),
  event('card-moved', { seat, card, to: z.enum(['hand', 'active', 'discard', 'lost']) }),
  event('cards-forfeited', { seat, cards: z.array(card) }),
  event('rested', { seat, how: z.enum(['long', 'short']), card }),
  event('rest-drawn', { seat, card }),
  event('item-used', { seat, item: z.string() }),
  event('item-refreshed', { seat, item: z.string() }),
  event('effect-used', { figure, of: z.string() }),
  event('xp', { seat, amount, total: amount }),
] as const;

const fightEvents = [
  event('attack', { figure, target: figure, value: amount }),
  event('drawn', { figure, cards: z.array(z.string()), used: z.array(z.string()) }),
  event('hit', { figure: figure, target: figure, value: amount, shield: amount, damage: amount }),
  event('suffered', { figure, amount, left: z.int(), from: z.string() }),
  event('negated', { figure, amount, of: z.string() }),
  event('cards-lost', { seat, cards: z.array(card), amount }),
  event('retaliated', { figure, target: figure, amount }),
  event('died', { figure, by: figure }),
  event('exhausted', { seat }),
  event('healed', { figure, amount, left: z.int() }),
  event('condition', { figure, condition: z.enum(CONDITIONS) }),
  event('condition-lost', { figure, condition: z.enum(CONDITIONS) }),
  event('immune', { figure, to: z.string() }),
  event('bonus', { figure, kind: z.enum(['shield', 'retaliate']), amount }),
] as const;

const boardEvents = [
  event('moved', { figure, path }),
  event('forced', { figure, path, by: figure }),
  event('put', { figure, cell: Cell }),
  event('trap-sprung', { figure, cell: Cell }),
  event('trap-made', { cell: Cell }),
  event('trap-disarmed', { figure, cell: Cell }),
  event('hazard', { figure, cell: Cell }),
  event('obstacle-made', { cells: path }),
  event('obstacle-gone', { cells: path }),
  event('looted', { figure, money: amount, treasures: z.array(z.string()), goals: amount }),
  event('summoned', { figure, by: figure, cell: Cell }),
  // Optional because older logs do not name the figure.
  event('infused', { figure: figure.optional(), element: z.enum(ELEMENTS) }),
  event('consumed', { figure, element: z.enum(ELEMENTS) }),
  event('element', { element: z.enum(ELEMENTS), state: z.enum(ELEMENT_STATES) }),
] as const;

/** Events of a scenario, discriminated by `type`. */
export const Event = z.discriminatedUnion('type', [
  ...roundEvents,
  ...cardEvents,
  ...fightEvents,
  ...boardEvents,
  ...scenarioEvents,
  ...monsterEvents,
]);
export type Event = z.infer<typeof Event>;

/** The context that rule code receives besides the state. */
export type Ctx = KernelCtx<Event>;

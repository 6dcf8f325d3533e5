import * as z from 'zod';
import { Cell, FigureId } from './stateRecords.ts';

const event = <const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape });

const seat = z.int();

/** Events of a scenario's rules. */
export const scenarioEvents = [
  event('door-opened', { door: z.string(), figure: FigureId }),
  event('door-locked', { door: z.string(), locked: z.boolean() }),
  event('door-closed', { door: z.string() }),
  event('room-revealed', { room: z.string(), figure: FigureId }),
  event('placed', { figure: FigureId, cell: Cell }),
  event('spawned', { figure: FigureId, cell: Cell }),
  event('no-standee', { monster: z.string() }),
  event('rule', { rule: z.string() }),
  event('released', { figure: FigureId }),
  event('escaped', { seat }),
  event('counter', { counter: z.string(), value: z.int() }),
  event('side-taken', { monsters: z.array(z.string()), side: z.enum(['allies', 'enemies', 'own']) }),
  event('thing-taken', { thing: z.string(), figure: FigureId }),
  event('thing-dropped', { thing: z.string(), cell: Cell }),
  event('removed', { figure: FigureId }),
  event('water-risen', { cell: Cell }),
  event('water-taken', { figure: FigureId, cell: Cell }),
  event('water-poured', { figure: FigureId }),
  event('given-back', { seat, item: z.string() }),
  event('saved', { figure: FigureId }),
  event('dug', { figure: FigureId, object: z.string(), points: z.int(), needed: z.int() }),
  event('goal-reached', {}),
  event('goal-missed', {}),
  event('battle-goal', { seat, goal: z.string(), checks: z.int() }),
  event('reward', { seat, xp: z.int(), gold: z.int() }),
  event('treasure', { seat, treasure: z.string() }),
] as const;

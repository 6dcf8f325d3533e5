import * as z from 'zod';
import { Cell, FigureId } from '../records.ts';

const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

/** When rules of a scenario are looked at. `turn-end` also looks at plates, all of them at what was counted. R 14 */
export const SCENARIO_TIMES = [
  'round-start',
  'round-end',
  'turn-start',
  'turn-end',
  'door-opened',
  'room-revealed',
  'monster-killed',
  'object-destroyed',
  'goal-looted',
  'counter',
] as const;
export type ScenarioTime = (typeof SCENARIO_TIMES)[number];

/** What the scenario does. */
export const scenarioFrames = [
  /** A figure has stepped onto a closed door: it opens, the room behind it is revealed. R 5.10, 5.11 */
  at('door', { door: z.int().min(0), figure: FigureId }),
  /** A room is revealed, by this figure or by a rule (-1). */
  at('room', { room: z.int().min(0), figure: FigureId }),
  /** Special rules that are due: `what` is the id of the door, the room, the monster, the object or the counter. */
  at('rules', { time: z.enum(SCENARIO_TIMES), what: z.string().max(60), figure: FigureId }),
  /** One effect of one special rule; `figure` is whose time it is. */
  at('rule', { rule: z.int().min(0), n: z.int().min(0), figure: FigureId }),
  /** Somebody appears at a hex or, where it is taken, at the nearest empty one: the players choose between equals. R 14.1 */
  at('spawn', {
    monster: z.string().max(60),
    rank: z.enum(['normal', 'elite', 'boss']),
    near: Cell,
    left: z.int().min(0),
  }),
  /** Whether the goal is reached or everything lost; the round is played out. R 15.1, 15.2 */
  at('scenario.check', {}),
  /** Experience, gold, battle goals: the scenario is over. R 15.3, 15.4 */
  at('scenario.over', {}),
] as const;

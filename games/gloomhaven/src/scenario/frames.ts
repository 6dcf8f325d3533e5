import * as z from 'zod';
import { Cell, FigureId } from '../records.ts';
import { CONDITIONS } from '../vocabulary.ts';

const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

/** What the scenario does. */
export const scenarioFrames = [
  /** One special rule happens; `figure` is whose turn, death or action has set it off. R 14 */
  at('rule', { rule: z.int().min(0), figure: FigureId, cell: Cell.optional() }),
  /** The same, if the hero whose time it is wants it. */
  at('rule.may', { rule: z.int().min(0), figure: FigureId, cell: Cell.optional() }),
  /** Somebody appears at a hex or, where it is taken, at the nearest empty one: the players choose between equals. R 14.1 */
  at('spawn', {
    monster: z.string().max(60),
    rank: z.enum(['normal', 'elite', 'boss']),
    near: Cell,
    /** Hit points that it lacks. */
    damaged: z.int().min(0).optional(),
  }),
  /** One monster of these kinds is taken off the map: the players say which. */
  at('remove', { monsters: z.array(z.string().max(60)) }),
  /** A trap appears; whoever stands there and does not fly springs it. */
  at('trap', { cell: Cell, damage: z.int().min(0), conditions: z.array(z.enum(CONDITIONS)) }),
  /** Wind or water moves a figure to one of these hexes. */
  at('drift', { figure: FigureId, cells: z.array(Cell), blocked: z.int().min(0) }),
  /** A door closes on a figure: it goes to the nearest empty hex. */
  at('displace', { figure: FigureId }),
  /** A loot ability takes a thing from another hero. */
  at('hand-over', { figure: FigureId, thing: z.string().max(60) }),
  /** Movement points that are left dig up a thing beside the hero. */
  at('dig', { figure: FigureId, points: z.int().min(1) }),
  /** Experience, gold, battle goals: the scenario is over. R 15.3, 15.4 */
  at('scenario.over', {}),
] as const;

import * as z from 'zod';
import { CONDITIONS } from '../vocabulary/vocabulary.ts';
import { Cell, FigureId } from './stateRecords.ts';

const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

/** Frames of a scenario's rules. */
export const scenarioFrames = [
  /** Applies one special rule; `figure` triggered it by its turn, death or action. R 14 */
  at('rule', { rule: z.int().min(0), figure: FigureId, cell: Cell.optional(), amount: z.int().optional() }),
  /** Applies one special rule if the hero who triggered it wants it. */
  at('rule.may', { rule: z.int().min(0), figure: FigureId, cell: Cell.optional(), amount: z.int().optional() }),
  /** Places a figure on a hex or on the nearest empty one. The players choose between ties. R 14.1 */
  at('spawn', {
    monster: z.string().max(60),
    rank: z.enum(['normal', 'elite', 'boss']),
    near: Cell,
    /** Hit points missing from its maximum. */
    damaged: z.int().min(0).optional(),
  }),
  /** Removes one monster of these kinds from the map; the players choose. */
  at('remove', { monsters: z.array(z.string().max(60)) }),
  /** Places a trap. A figure on the hex that does not fly springs it. */
  at('trap', { cell: Cell, damage: z.int().min(0), conditions: z.array(z.enum(CONDITIONS)) }),
  /** Wind or water moves a figure to one of these hexes. */
  at('drift', { figure: FigureId, cells: z.array(Cell), blocked: z.int().min(0) }),
  /** A door closes on a figure, which moves to the nearest empty hex. */
  at('displace', { figure: FigureId }),
  /** A loot ability takes an object from another hero. */
  at('hand-over', { figure: FigureId, thing: z.string().max(60) }),
  /** Checks whether a monster is beside the target of its march. */
  at('march.end', { figure: FigureId, target: FigureId }),
  /** An object follows the monster that leads it. */
  at('lead.end', { figure: FigureId, led: FigureId }),
  /** Water rises on one hex of a marker; the players choose. */
  at('flood', { marker: z.string().max(20) }),
  /** A loot ability takes up water within its range. */
  at('bail', { figure: FigureId, range: z.int().min(0) }),
  /** A hero beside a gate may spend a movement point to step through it; `to` is the gate that it has opened. */
  at('cross', { figure: FigureId, to: Cell.optional() }),
  /** A hero gives back one of the items of a treasure that it looted. */
  at('give-back', { figure: FigureId, treasure: z.string().max(60) }),
  /** Leftover movement points dig up an object adjacent to the hero. */
  at('dig', { figure: FigureId, points: z.int().min(1) }),
  /** Experience, gold, battle goals: the scenario is over. R 15.3, 15.4 */
  at('scenario.over', {}),
] as const;

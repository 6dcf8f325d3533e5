import * as z from 'zod';
import { FigureId } from '../records.ts';

const at = <const At extends string, Shape extends z.core.$ZodLooseShape>(step: At, shape: Shape) =>
  z.object({ at: z.literal(step), ...shape });

const Pointer = z.string().max(160);
const GAITS = ['walk', 'jump', 'fly'] as const;
const move = { points: z.int().min(0), gait: z.enum(GAITS) };

/**
 * What a figure does that no player controls (`deed.by` is -1): monsters, scenario allies, summons. The deed interpreter hands
 * over where a player would choose; ties come back as a question to the first seat that is still in play. R 1.8, 13
 */
export const monsterFrames = [
  /** Everything a monster, an ally or a summon does in its turn. */
  at('monster', { figure: FigureId }),
  /** In place of `move.to`: whom it goes for. Asks for a `target` where several are equally good. R 13.4 */
  at('monster.move', move),
  /** The way it takes. Asks for a `move` where several are allowed. R 13.5 */
  at('monster.way', { ...move, focus: FigureId }),
  /** In place of `attack.aim`: fills the queue of the attack. Asks for `targets` where several groups are equally good. R 13.6 */
  at('monster.aim', {}),
  /** In place of `aim`: who is healed or gets something. Asks for a `target` in a tie. R 13.7 */
  at('monster.affect', { left: z.int().min(0) }),
  /** In place of `place`: the hex nearest to an enemy. Asks for a `hex` in a tie. R 13.7, 13.9 */
  at('monster.place', { of: Pointer, figure: FigureId, left: z.int().min(0) }),
] as const;

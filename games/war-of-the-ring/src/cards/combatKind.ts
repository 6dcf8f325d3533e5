import * as z from 'zod';
import type { WordedKind } from './kind.ts';

/** One kind of thing that a combat card does at its stage of a round. */
export interface CombatKind<Schema extends z.ZodObject> extends WordedKind<Schema> {}

/** Declares a kind of combat effect. */
export function combatKind<Schema extends z.ZodObject>(kind: CombatKind<Schema>): CombatKind<Schema> {
  return kind;
}

/** The schema of a combat effect: its initiative is the stage of the round at which it acts. R 9.4.2 */
export function combatSchema<const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), initiative: z.int().min(0).max(7), ...shape });
}

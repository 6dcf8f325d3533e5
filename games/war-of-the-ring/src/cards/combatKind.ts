import type { Next, Seat } from '@tessera/kernel';
import * as z from 'zod';
import type { WordedKind } from '../deck/kind.ts';
import type { ActionOf } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** A combat card in the running battle: the part that acts now, and its owner. */
export interface Strike {
  readonly card: number;
  readonly part: number;
  readonly side: number;
  readonly seat: Seat;
}

/** A combat card that takes effect, and the Leadership of Nazgûl that was given up for it. */
export interface Blow extends Strike {
  readonly forfeited: number;
}

/** Bonus for each die of the Combat roll and of the Leader re-roll. */
interface DiceEdge {
  readonly roll: number;
  readonly reroll: number;
}

/** Bonus of a combat card for its side and for the other. */
interface DiceEdges {
  readonly own: DiceEdge;
  readonly enemy: DiceEdge;
}

/** Rules of a kind of combat effect. */
export interface CombatRules<Effect> {
  strike(state: State, effect: Effect, blow: Blow, ctx: Ctx): Next<Frame>;
  /** Lists the options of a `combat.choice`, given the values chosen before it. */
  options?(state: State, effect: Effect, blow: Blow, chosen: readonly number[]): readonly ActionOf<'choose'>[];
  /** Applies the last value of `chosen`. */
  struck?(state: State, effect: Effect, blow: Blow, chosen: readonly number[], ctx: Ctx): Next<Frame>;
  /** Returns the key of the text `choose.way.*` for an option of the choice `branch`. */
  way?(effect: Effect, branch: number): string | undefined;
  /** Returns the bonus for the dice of both sides; a kind without it has effects that odds cannot include. */
  edges?(effect: Effect): DiceEdges;
  /** Returns whether the effect counts forfeited Leadership. */
  countsForfeit?(effect: Effect): boolean;
}

/** One kind of combat effect, applied at its stage of a round. */
export interface CombatKind<Schema extends z.ZodObject> extends WordedKind<Schema>, CombatRules<z.output<Schema>> {}

/** Declares a kind of combat effect. */
export function combatKind<Schema extends z.ZodObject>(kind: CombatKind<Schema>): CombatKind<Schema> {
  return kind;
}

/** Returns the schema of a combat effect: its initiative is the stage of the round at which it acts. R 9.4.2 */
export function combatSchema<const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), initiative: z.int().min(0).max(7), ...shape });
}

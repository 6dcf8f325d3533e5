import type { Shape } from '../../abilities/abilityParameters.ts';
import type { Ctx } from '../../events.ts';
import type { Frame } from '../../frames.ts';
import type { Scene } from '../../modifiers/effectContext.ts';
import type { Pointer } from '../../pointer.ts';
import type { State } from '../../state.ts';
import type { FigureId, Performance } from '../../stateRecords.ts';
import type { Element } from '../../vocabulary.ts';
import type { Modifier, ModifierType } from '../modifier.ts';

/** A modifier of one kind. */
export type Of<Type extends ModifierType> = Extract<Modifier, { readonly type: Type }>;

/** A modifier being applied: its actor, its target and the state to change. */
export interface EffectExecution extends Ctx {
  readonly state: State;
  /** The owner of the effect. */
  readonly figure: FigureId;
  /** The figure that it affects. */
  readonly target: FigureId;
  /** Pointer to the modifier. */
  readonly at: Pointer;
  /** The performance it belongs to; undefined at moments outside of performances. */
  readonly performance: Performance | undefined;
  /** For formulas and conditions. */
  readonly scene: Scene;
  /** The value of its number when the card was played, where that counts. */
  readonly value: number | null;
  /** Elements that the player wants to consume for it. */
  readonly elements?: readonly Element[] | undefined;
}

/** The behaviour of a kind of modifier. At least one member is present. */
export interface Effect<Type extends ModifierType = ModifierType> {
  /** Changes the parameters of an ability. */
  shapes?(shape: Shape, modifier: Of<Type>, scene: Scene): void;
  /** Takes effect now, on the target, and returns the frames that follow. */
  happens?(acting: EffectExecution, modifier: Of<Type>): readonly Frame[] | undefined;
  /** Whether it takes effect once after the ability instead of per target. The modifier's own selector implies it. */
  once?(modifier: Of<Type>): boolean;
  /** It belongs to the whole performance: settled at its end, or when the card's destination is decided. */
  readonly whole?: true;
  /** It is checked while it lasts. */
  readonly holds?: true;
  /** It is offered before the ability begins: prices, elements, choices. */
  readonly offered?: true;
}

/** Declares the effect of a kind. */
export function effect<Type extends ModifierType>(one: Effect<Type>): Effect<Type> {
  return one;
}

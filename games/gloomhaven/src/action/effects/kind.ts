import type { Ctx } from '../../events.ts';
import type { Frame } from '../../frames.ts';
import type { Shape } from '../../perform/shape.ts';
import type { Pointer } from '../../pointer.ts';
import type { FigureId, Performance } from '../../records.ts';
import type { Scene } from '../../scene.ts';
import type { State } from '../../state.ts';
import type { Element } from '../../vocabulary.ts';
import type { Modifier, ModifierType } from '../modifier.ts';

/** A modifier of a kind. */
export type Of<Type extends ModifierType> = Extract<Modifier, { readonly type: Type }>;

/** A modifier that happens: who does it to whom, and the state to be changed. */
export interface Acting extends Ctx {
  readonly state: State;
  /** Whoever has the effect. */
  readonly figure: FigureId;
  /** The one it happens to. */
  readonly target: FigureId;
  /** Where the modifier stands. */
  readonly at: Pointer;
  /** The performance it belongs to; none at moments outside of performances. */
  readonly performance: Performance | undefined;
  /** For formulas and conditions. */
  readonly scene: Scene;
  /** What its number came to when the card was played, where that counts. */
  readonly value: number | null;
  /** Elements that the player wants to spend for it. */
  readonly elements?: readonly Element[] | undefined;
}

/** What a kind of modifier does. At least one of these. */
export interface Effect<Type extends ModifierType = ModifierType> {
  /** It changes how an ability goes. */
  shapes?(shape: Shape, modifier: Of<Type>, scene: Scene): void;
  /** It happens now, to the target; the frames are what follows. */
  happens?(acting: Acting, modifier: Of<Type>): readonly Frame[] | undefined;
  /** Whether it happens once when the ability is over, not to each target. A selector of its own says so as well. */
  once?(modifier: Of<Type>): boolean;
  /** It belongs to the whole performance: settled when that is over, or by whoever asks where the card goes. */
  readonly whole?: true;
  /** It is looked at while it lasts. */
  readonly holds?: true;
  /** It is offered before the ability begins: prices, elements, choices. */
  readonly offered?: true;
}

/** Declares the effect of a kind. */
export function effect<Type extends ModifierType>(one: Effect<Type>): Effect<Type> {
  return one;
}

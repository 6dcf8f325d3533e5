import type { Cell, Gait } from '@tessera/space';
import type { ConditionDuration } from '../conditions/conditions.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { ShownPerformance, State, View } from '../state/state.ts';
import type { FigureId, Performance } from '../state/stateRecords.ts';
import type { Amount } from '../vocabulary/facts.ts';
import type { Pointer } from '../vocabulary/pointer.ts';
import type { Condition, Element, Moment } from '../vocabulary/vocabulary.ts';
import type { Shape } from './abilityShape.ts';
import type { Scene } from './effectContext.ts';
import type { Modifier, ModifierType } from './modifier.ts';
import type { SelectionLimits, Selector } from './selector.ts';

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
export interface Effect<Kind = Modifier> {
  /** Changes the parameters of an ability. */
  shapes?(shape: Shape, modifier: Kind, scene: Scene): void;
  /** Takes effect now, on the target, and returns the frames that follow. */
  happens?(acting: EffectExecution, modifier: Kind, rules: EffectRules): readonly Frame[] | undefined;
  /** Whether it takes effect once after the ability instead of per target. The modifier's own selector implies it. */
  once?(modifier: Kind): boolean;
  /** It belongs to the whole performance: settled at its end, or when the card's destination is decided. */
  readonly whole?: true;
  /** It is checked while it lasts. */
  readonly holds?: true;
  /** It is offered before the ability begins: prices, elements, choices. */
  readonly offered?: true;
}

/** The cards that a modifier moves for its target. */
export interface MovedCards {
  readonly from: Extract<Frame, { at: 'cards' }>['from'];
  readonly to: Extract<Frame, { at: 'cards' }>['to'];
  readonly count: number;
  readonly of?: Of<'recover'>['of'];
  readonly only?: Of<'recover'>['only'];
}

/**
 * The rules of later layers that effects use. The step that applies a modifier passes them in, so a kind imports no
 * ability, trigger or turn.
 */
export interface EffectRules {
  /** Starts the lasting effect of a modifier for its target. */
  addLastingEffect(acting: EffectExecution, modifier: Modifier): undefined;
  /** Starts a shield or a retaliate as a lasting effect. Its number is fixed now. */
  lastingNumber(acting: EffectExecution, modifier: Of<'shield'> | Of<'retaliate'>): undefined;
  /** Returns the effects of a list as frames. */
  effects(acting: EffectExecution, list: Pointer, modifiers: readonly Modifier[]): Frame[];
  /** Returns a `moment` frame when any effect is due. */
  triggerFrames(state: State, moment: Moment, figure: FigureId, other?: FigureId): Frame[];
  inflictCondition(
    state: State,
    id: FigureId,
    condition: Condition,
    ctx: Ctx,
    by?: FigureId,
    duration?: ConditionDuration,
  ): Frame[];
  /** Returns the frames that pay a price, or undefined when it cannot be paid. */
  payFrames(acting: EffectExecution, price: Of<'cost'>['price']): Frame[] | undefined;
  /** Consumes elements for a bonus. Returns false when they are not available. R 10.3 */
  consumeFor(acting: EffectExecution, asked: readonly (Element | 'any')[], chosen?: readonly Element[]): boolean;
  /** Consumes the element that an enemy is about to consume. */
  spendWanted(acting: EffectExecution): undefined;
  cardFrames(acting: EffectExecution, cards: MovedCards): Frame[];
  /** Moves a card of a supply to the target's hand while the supply has one. */
  supplyCard(acting: EffectExecution, card: string): undefined;
  /** Makes the card being played an active card of the target. */
  handOver(acting: EffectExecution): undefined;
  forceFrames(
    acting: EffectExecution,
    kind: 'push' | 'pull',
    distance: Amount,
    to: Of<'pull'>['to'],
    hexWithin: number | undefined,
  ): Frame[];
  enterHex(state: State, id: FigureId, cell: Cell, forcedBy: FigureId, ctx: Ctx): Frame[];
  enteredFrames(state: State, figure: FigureId, cell: Cell, gait: Gait): Frame[];
  landingFrames(state: State, figure: FigureId, by: FigureId): Frame[];
  goToNext(acting: EffectExecution, modifier: Of<'go-to'>): Frame[];
  hatchObjects(acting: EffectExecution, modifier: Of<'hatch'>): Frame[];
  redirectAttack(acting: EffectExecution, modifier: Of<'redirect'>): Frame[] | undefined;
  redirectDamage(acting: EffectExecution, modifier: Of<'redirect'>): Frame[] | undefined;
  /** Returns the parameters of the current ability. */
  shapeOf(table: View, performance: ShownPerformance): Shape;
  isFlying(table: View, id: FigureId): boolean;
  selectable(scene: Scene, selector: Selector, limits: SelectionLimits): FigureId[];
  /** Returns the `on` whose effect list contains the pointer, if any. */
  onAbove(pointer: Pointer): Of<'on'> | undefined;
}

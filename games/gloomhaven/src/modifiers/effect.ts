import type { Cell, Gait } from '@tessera/space';
import type { ConditionDuration } from '../conditions/conditions.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { ShownPerformance, State, View } from '../state/state.ts';
import type { FigureId, LastingEffect, Performance } from '../state/stateRecords.ts';
import type { Amount } from '../vocabulary/facts.ts';
import type { Pointer } from '../vocabulary/pointer.ts';
import type { Condition, Element, Keyword, Moment } from '../vocabulary/vocabulary.ts';
import type { Shape } from './abilityShape.ts';
import type { EffectContext } from './effectContext.ts';
import type { Cost } from './kinds/conditional/cost.ts';
import type { On } from './kinds/conditional/on.ts';
import type { LastingNumber } from './kinds/defence/shield.ts';
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
  readonly scene: EffectContext;
  /** The value of its number when the card was played, where that counts. */
  readonly value: number | null;
  /** Elements that the player wants to consume for it. */
  readonly elements?: readonly Element[] | undefined;
}

/** Queries of later layers for effects that may be impossible now. */
export interface AvailabilityRules {
  canPay(table: View, figure: FigureId, price: Cost['price']): boolean;
  /** Returns the figures that can receive marks. */
  takersOf(table: View, figure: FigureId, to: Selector, keyword: Keyword | undefined): FigureId[];
}

interface CommonEffect<Kind> {
  /** Changes the parameters of an ability. */
  shapes?(shape: Shape, modifier: Kind, scene: EffectContext): void;
  /** It belongs to the whole performance: settled at its end, or when the card's destination is decided. */
  readonly whole?: true;
  /** It is checked while it lasts. */
  readonly holds?: true;
  /** Selects the figures it applies to while it lasts; they are evaluated each time. By default its fixed targets. */
  appliesTo?(modifier: Kind): Selector | undefined;
  /** Returns its duration when that differs from the duration of its card. */
  lasts?(modifier: Kind): LastingEffect['lasts'] | undefined;
}

/** The role of an effect in abilities, attacks and defences. No member has a default. */
export interface EffectRole<Kind> {
  /** Returns its own selector, which replaces the targets of its ability. */
  ownTargets(modifier: Kind): Selector | undefined;
  /** R 7.2: whether it is for the attacker when an attack has it, and so takes effect although the target died. */
  forAttacker(modifier: Kind): boolean;
  /** When it takes effect as part of a defence: at the use of the defence, after the attack, or only as a number. */
  readonly inDefence: 'at-once' | 'after-attack' | 'never';
  /** What becomes of it when its target has left the map. */
  readonly onFallen: 'applied' | 'skipped';
}

/** An effect that takes place at a time. */
interface TimedEffect<Kind> extends CommonEffect<Kind> {
  /** Takes effect now, on the target, and returns the frames that follow. */
  happens(acting: EffectExecution, modifier: Kind, rules: EffectRules): readonly Frame[] | undefined;
  readonly role: EffectRole<Kind>;

  /** Whether it takes effect once after the ability instead of per target. The modifier's own selector implies it. */
  once?(modifier: Kind): boolean;
  /** It is offered before the ability begins: prices, elements, choices. */
  readonly offered?: true;
  /** A special action that has it must have a `target`. Otherwise its performer would be the target. */
  readonly needsTarget?: true;
  /** R 8.7: it is suffered, so it reaches invisible figures too. */
  readonly suffered?: true;
  /** R 4.4: whether it hurts its target, so that it cannot be skipped for an ally. */
  isHarm?(modifier: Kind): boolean;
  /**
   * R 4.5: what an ability must find for this effect to count as performed: a hex, or figures that perform something.
   * A reward never counts. By default its own targets, which a monster needs not find.
   */
  readonly work?: 'hex' | 'performers' | 'reward';
  /** Checks whether a figure can use it now: its elements, its price or its figures. By default it always can. */
  isAvailable?(modifier: Kind, table: View, figure: FigureId, rules: AvailabilityRules): boolean;
  /** Returns the figures that its own selector may take. By default all that match. */
  candidates?(modifier: Kind, scene: EffectContext, matching: () => FigureId[], rules: AvailabilityRules): FigureId[];
  /** Whether it affects two chosen figures at once. */
  isPaired?(modifier: Kind): boolean;
  /** Whether its figures must be chosen: no player may skip it. */
  isMandatory?(modifier: Kind): boolean;
  /** Checks whether an ability with this modifier can target a figure. */
  accepts?(table: Pick<View, 'figures' | 'heroes'>, id: FigureId, ability: Shape['type']): boolean;
  /** Returns its place before the other effects on a target: before all of them, or before the heal itself. */
  precedes?(modifier: Kind): 'all' | 'heal' | undefined;
  /** Returns the figures that perform abilities for it: its owner or others. */
  performers?(modifier: Kind): 'owner' | 'others';
  /** It consumes the elements that the player chose. */
  readonly spendsElements?: true;
  /** R 4.5: an attack has it per target before the hit, so that it is gained although the target dies. */
  readonly beforeHit?: true;
  /** Returns the test for targets with which it takes the place of the attack, if it does. */
  replacesAttack?(modifier: Kind): ((scene: EffectContext, killed: number) => boolean) | undefined;
  /** It is a token on its target. Returns whether the effects of its card end with the marked figure. */
  mark?(modifier: Kind): 'ends-effects' | 'stays';
}

/** An effect that only shapes abilities or is read while it lasts. It has no member of a timed effect. */
type UntimedEffect<Kind> = CommonEffect<Kind> & {
  readonly [Member in Exclude<keyof TimedEffect<Kind>, keyof CommonEffect<Kind>>]?: undefined;
};

/** The behaviour of a kind of modifier. At least one member is present. */
export type Effect<Kind = Modifier> = TimedEffect<Kind> | UntimedEffect<Kind>;

type EffectMembers = Omit<TimedEffect<Modifier>, 'role'> & EffectRole<Modifier>;

/** An effect with every member, undefined where its kind has none. The members of its role are its own. */
export type CompleteEffect = { readonly [Member in keyof EffectMembers]-?: EffectMembers[Member] | undefined };

/** Returns an effect with every member in one order. Equal shapes keep the reads of all kinds fast. */
export function completeEffect(effect: Effect): CompleteEffect {
  return {
    shapes: effect.shapes,
    happens: effect.happens,
    whole: effect.whole,
    holds: effect.holds,
    offered: effect.offered,
    once: effect.once,
    appliesTo: effect.appliesTo,
    lasts: effect.lasts,
    ownTargets: effect.role?.ownTargets,
    forAttacker: effect.role?.forAttacker,
    inDefence: effect.role?.inDefence,
    onFallen: effect.role?.onFallen,
    needsTarget: effect.needsTarget,
    suffered: effect.suffered,
    isHarm: effect.isHarm,
    work: effect.work,
    isAvailable: effect.isAvailable,
    candidates: effect.candidates,
    isPaired: effect.isPaired,
    isMandatory: effect.isMandatory,
    accepts: effect.accepts,
    precedes: effect.precedes,
    performers: effect.performers,
    spendsElements: effect.spendsElements,
    beforeHit: effect.beforeHit,
    replacesAttack: effect.replacesAttack,
    mark: effect.mark,
  };
}

/** The cards that a modifier moves for its target. */
export interface MovedCards {
  readonly from: Extract<Frame, { at: 'cards' }>['from'];
  readonly to: Extract<Frame, { at: 'cards' }>['to'];
  readonly count: number;
  readonly of?: 'own' | 'adjacent-ally';
  readonly only?: 'any' | 'summon';
}

/** How a boss moves to the next door or marker. */
export interface Journey {
  readonly next: 'door' | 'marker';
  readonly how: 'jump' | 'fly';
  readonly reveals: boolean;
  /** An object that goes there in its place. */
  readonly moves?: string | undefined;
}

/**
 * The rules of later layers that effects use. The step that applies a modifier passes them in, so a kind imports no
 * ability, trigger or turn.
 */
export interface EffectRules {
  /** Starts the lasting effect of a modifier for its target. */
  addLastingEffect(acting: EffectExecution, modifier: Modifier): undefined;
  /** Starts a shield or a retaliate as a lasting effect. Its number is fixed now. */
  lastingNumber(acting: EffectExecution, modifier: LastingNumber): undefined;
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
  payFrames(acting: EffectExecution, price: Cost['price']): Frame[] | undefined;
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
    to: 'self' | 'chosen-hex' | 'nearest-ally',
    hexWithin: number | undefined,
  ): Frame[];
  enterHex(state: State, id: FigureId, cell: Cell, forcedBy: FigureId, ctx: Ctx): Frame[];
  enteredFrames(state: State, figure: FigureId, cell: Cell, gait: Gait): Frame[];
  landingFrames(state: State, figure: FigureId, by: FigureId): Frame[];
  goToNext(acting: EffectExecution, journey: Journey): Frame[];
  /** Replaces the objects of a name by monsters. */
  hatchObjects(acting: EffectExecution, object: string, monster: string): Frame[];
  redirectAttack(acting: EffectExecution, to: 'you' | 'its-ally'): Frame[] | undefined;
  redirectDamage(acting: EffectExecution, to: 'you' | 'its-ally', less: number): Frame[] | undefined;
  /** Returns the parameters of the current ability. */
  shapeOf(table: View, performance: ShownPerformance): Shape;
  isFlying(table: View, id: FigureId): boolean;
  selectable(scene: EffectContext, selector: Selector, limits: SelectionLimits): FigureId[];
  /** Returns the trigger whose effect list contains the pointer, if any. */
  onAbove(pointer: Pointer): On | undefined;
}

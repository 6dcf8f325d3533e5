import type { Next, Refusal, Seat } from '@tessera/kernel';
import type { CardSymbol, Role } from '../content/index.ts';
import type { ActionOf } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { Moment } from '../state/vocabulary.ts';

/** A card being played: its current step and its player. */
export interface Play {
  readonly card: number;
  readonly step: number;
  readonly seat: Seat;
  readonly side: number;
}

/**
 * Kind of effect of event cards. It tests whether it would change anything and applies itself. If it leaves a
 * `card.choice` frame, it also lists the options and applies the choice. `README.md` of this folder explains the flow.
 */
export interface StandingEffectKind<Effect> {
  /** Returns whether the effect would change anything now. */
  can(state: State, effect: Effect, play: Play): boolean;
  run(state: State, effect: Effect, play: Play, ctx: Ctx): Next<Frame>;
  /** Lists the options of a `card.choice`, given the values chosen before it in this step. */
  options?(state: State, effect: Effect, play: Play, chosen: readonly number[]): readonly ActionOf<'choose'>[];
  /** Applies the last value of `chosen`; it may leave another `card.choice`. */
  chosen?(state: State, effect: Effect, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame>;
}

/** A combat card in the running battle: the part that acts now, and its owner. */
export interface Strike {
  readonly card: number;
  readonly part: number;
  readonly side: number;
  readonly seat: Seat;
}

/** Time at which a part of a combat card acts: its stage, and its order within the stage. R 9.4.2 */
export interface CombatPart {
  readonly stage: number;
  readonly initiative: number;
}

/** Standing effect of a card on the table, as the rules read it; each kind defines its fields. */
export interface StandingEffect {
  readonly card: number;
  /** Regions, Nations or numbers that the effect refers to. */
  readonly regions: readonly number[];
  readonly nation: number;
  readonly amount: number;
}

/** Kinds of standing effects, each with the moment at which the rules apply it. */
export const STANDING_EFFECTS = {
  /** The other side's Armies may not enter or attack `regions`. */
  'no-entry': 'army-enters',
  /** Only a Companion, and a declaration in or an attack on `regions`, activates `nation`. */
  'activation-only': 'activation',
  /** A Muster die does not advance a passive Nation. */
  'no-muster-advance': 'muster-advance',
  /** The die that moved the Fellowship does not go to the Hunt Box. */
  'die-aside': 'fellowship-die',
  /** Discard it to add `amount` to every die of a Hunt roll. */
  'hunt-bonus': 'hunt-roll',
  /** Discard it to prevent the draw of a tile. */
  'no-tile': 'hunt-draw',
  /** Discard it to draw another tile. */
  redraw: 'hunt-tile',
  /** Discard it to reduce the damage by `amount`. */
  reduce: 'hunt-tile',
  /** A Companion lost to the Hunt costs the Free Peoples a Character card. */
  'casualty-discard': 'hunt-casualty',
  /** Discard it to draw a tile for a path through `regions`. */
  'path-tile': 'fellowship-path',
  /** An event card played with an Event die draws a card. */
  'draw-after-event': 'card-played',
  /** The other side has no combat cards in battles in `regions`. */
  'no-combat-cards': 'combat-cards',
  /** Its combat half may be used from the table. */
  'combat-from-table': 'combat-cards',
} as const satisfies Readonly<Record<string, Moment>>;
export type StandingKind = keyof typeof STANDING_EFFECTS;

/** Event that may make a card leave the table. */
export type DiscardTrigger = 'declared' | 'declared-safe' | 'revealed' | 'attack-or-companion-advance' | 'action-end';

/** Price of taking a card off the table, if the seat can pay it now with this die. R 6.8, 6.10, 11.3 */
export interface RemovalCost {
  /** An Elven Ring is spent too. */
  readonly ring: boolean;
  /** Cards to discard from the hand, one of each symbol. */
  readonly symbols: readonly CardSymbol[];
}

/** Questions of the rules about cards. The cards are content; `cards/` implements this interface. */
export interface CardRules {
  symbolOf(card: number): CardSymbol;
  /** Returns the role that may play it with three or four players; undefined for any player of the side. R 13.8 */
  roleOf(card: number): Role | undefined;
  /** Returns the number of steps of its event. */
  stepsOf(card: number): number;
  /** Returns whether it stays on the table after its steps. */
  isTableCard(card: number): boolean;
  /**
   * Returns why this seat cannot play its event now: its condition fails, or it would do nothing. `die` pays for it, or
   * -1.
   */
  whyNotPlay(state: State, seat: Seat, card: number, die: number): Refusal | undefined;
  run(state: State, play: Play, ctx: Ctx): Next<Frame>;
  options(state: State, play: Play, chosen: readonly number[]): readonly ActionOf<'choose'>[];
  chosen(state: State, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame>;

  /** Returns why this side cannot use its combat half in the running battle. */
  whyNotCombat(state: State, side: number, card: number): Refusal | undefined;
  partsOf(card: number): readonly CombatPart[];
  strike(state: State, strike: Strike, ctx: Ctx): Next<Frame>;
  strikeOptions(state: State, strike: Strike, chosen: readonly number[]): readonly ActionOf<'choose'>[];
  struck(state: State, strike: Strike, chosen: readonly number[], ctx: Ctx): Next<Frame>;

  /** Returns the cards on the table with a standing effect of this kind, oldest first. */
  standing(state: State, kind: StandingKind): readonly StandingEffect[];
  /** Returns whether a card leaves the table because of this event. */
  leaves(state: State, card: number, because: DiscardTrigger): boolean;
  /** Returns the price for this seat to take it off the table with this die, or undefined. */
  removalCost(state: State, seat: Seat, card: number, die: number): RemovalCost | undefined;
}

import type { Next, Refusal, Seat } from '@tessera/kernel';
import type { ActionOf } from './action.ts';
import type { CardSymbol, Role } from './content/index.ts';
import type { Ctx } from './events.ts';
import type { Frame } from './frames.ts';
import type { State } from './state.ts';
import type { Moment } from './vocabulary.ts';

/** A card being played: which of its steps, by whom. */
export interface Play {
  readonly card: number;
  readonly step: number;
  readonly seat: Seat;
  readonly side: number;
}

/**
 * A kind of effect of event cards. It says whether it would do something, does it, and, where it leaves a `card.choice` frame,
 * lists what may be chosen and goes on from there. How it runs is told in `README.md` of this folder.
 */
export interface EffectKind<Effect> {
  /** Whether it would change anything now. */
  can(state: State, effect: Effect, play: Play): boolean;
  run(state: State, effect: Effect, play: Play, ctx: Ctx): Next<Frame>;
  /** What a `card.choice` offers, given what was chosen before it in this step. */
  options?(state: State, effect: Effect, play: Play, chosen: readonly number[]): readonly ActionOf<'choose'>[];
  /** What the last of `chosen` does: it may leave another `card.choice`. */
  chosen?(state: State, effect: Effect, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame>;
}

/** A combat card in the running battle: the part of it that acts now, and whose it is. */
export interface Strike {
  readonly card: number;
  readonly part: number;
  readonly side: number;
  readonly seat: Seat;
}

/** When a part of a combat card acts: its stage, and its place among cards of one stage. R 9.4.2 */
export interface CombatPart {
  readonly stage: number;
  readonly initiative: number;
}

/** What the rules ask about a standing effect of a card on the table; the fields beside `kind` belong to the kind. */
export interface StandingEffect {
  readonly card: number;
  /** Regions, Nations or numbers that the kind speaks of. */
  readonly regions: readonly number[];
  readonly nation: number;
  readonly amount: number;
}

/** Kinds of standing effects, each with the moment at which the rules ask for it. */
export const STANDING = {
  /** No Army of the other side may enter or attack `regions`. */
  'no-entry': 'army-enters',
  /** Only a Companion, and a declaration in or an attack on `regions`, activates `nation`. */
  'activation-only': 'activation',
  /** A Muster die does not advance a passive Nation. */
  'no-muster-advance': 'muster-advance',
  /** The die that moved the Fellowship does not go to the Hunt Box. */
  'die-aside': 'fellowship-die',
  /** Discard it for `amount` on every die of a Hunt roll. */
  'hunt-bonus': 'hunt-roll',
  /** Discard it and no tile is drawn. */
  'no-tile': 'hunt-draw',
  /** Discard it for another tile. */
  redraw: 'hunt-tile',
  /** Discard it for `amount` less damage. */
  reduce: 'hunt-tile',
  /** A Companion lost to the Hunt costs the Free Peoples a Character card. */
  'casualty-discard': 'hunt-casualty',
  /** A path through `regions` draws a tile if this is discarded. */
  'path-tile': 'fellowship-path',
  /** An event card played with an Event die draws a card. */
  'draw-after-event': 'card-played',
  /** The other side has no combat cards in battles in `regions`. */
  'no-combat-cards': 'combat-cards',
  /** Its combat half may be used from the table. */
  'combat-from-table': 'combat-cards',
} as const satisfies Readonly<Record<string, Moment>>;
export type StandingKind = keyof typeof STANDING;

/** What happened that may make a card leave the table. */
export type Parting = 'declared' | 'declared-safe' | 'revealed' | 'attack-or-companion-advance' | 'action-end';

/** What an action pays to take a card off the table, if the seat can pay it now with this die. R 6.8, 6.10, 11.3 */
export interface RemovalCost {
  /** An Elven Ring is spent too. */
  readonly ring: boolean;
  /** Cards to discard from the hand, one of each symbol. */
  readonly symbols: readonly CardSymbol[];
}

/** Everything that the rules ask about cards. The cards themselves are content; this is implemented in `cards/`. */
export interface CardRules {
  symbolOf(card: number): CardSymbol;
  /** Who may play it with three or four players; nobody in particular: any player of the side. R 13.8 */
  roleOf(card: number): Role | undefined;
  /** How many steps its event has. */
  stepsOf(card: number): number;
  /** It stays on the table when its steps are done. */
  isTableCard(card: number): boolean;
  /** Why its event cannot be played now by this seat: its condition, or that it would do nothing. `die` pays for it, or -1. */
  whyNotPlay(state: State, seat: Seat, card: number, die: number): Refusal | undefined;
  run(state: State, play: Play, ctx: Ctx): Next<Frame>;
  options(state: State, play: Play, chosen: readonly number[]): readonly ActionOf<'choose'>[];
  chosen(state: State, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame>;

  /** Why its combat half cannot be used by this side in the running battle. */
  whyNotCombat(state: State, side: number, card: number): Refusal | undefined;
  partsOf(card: number): readonly CombatPart[];
  strike(state: State, strike: Strike, ctx: Ctx): Next<Frame>;
  strikeOptions(state: State, strike: Strike, chosen: readonly number[]): readonly ActionOf<'choose'>[];
  struck(state: State, strike: Strike, chosen: readonly number[], ctx: Ctx): Next<Frame>;

  /** The cards on the table that have a standing effect of this kind, in the order in which they came. */
  standing(state: State, kind: StandingKind): readonly StandingEffect[];
  /** Whether a card on the table leaves because of this. */
  leaves(state: State, card: number, because: Parting): boolean;
  /** What taking it off the table costs this seat with this die; nothing where that cannot be. */
  removalCost(state: State, seat: Seat, card: number, die: number): RemovalCost | undefined;
}

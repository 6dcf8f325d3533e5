import type { Hex } from '@tessera/space';
import type { Amount } from '../vocabulary/facts.ts';
import type { ModifierPlace } from './kind.ts';

/** A bot's rough estimate of an attack or a heal. */
export interface ReachEstimate {
  value: number;
  /** 1 is adjacent, 0 the hero itself. */
  range: number;
  /** Maximum number of targets. */
  targets: number;
  /** Its area, if it has one. */
  area: EstimatedArea | undefined;
  pierce: number;
  /** The value of its conditions and pushes per target. */
  side: number;
  /** Extra damage to targets adjacent to an ally of the hero. */
  flanking: number;
  /** Extra damage to targets without an adjacent ally. */
  lone: number;
}

/** An area around the hero or anywhere in range, in all six rotations. */
export interface EstimatedArea {
  readonly from: 'self' | 'free';
  readonly turned: readonly (readonly Hex[])[];
}

/** A bot's rough estimate of the parts of a card half beside its attacks and heals. */
interface HalfEstimate {
  jumps: boolean;
  xp: number;
  /** It recovers the hero's lost cards. */
  recovers: boolean;
  isLost: boolean;
}

/** A bot's rough estimate of the attack on a monster card. */
export interface ThreatEstimate {
  range: number | undefined;
  targets: number;
}

/** Changes of a bot's estimates by a kind of modifier, beside its `worth`. */
export interface BotEstimate<Kind> {
  /** Changes the estimate of an attack or heal that has the modifier. Its `worth` is then not added. */
  reach?(reach: ReachEstimate, modifier: Kind): void;
  /** Changes the estimate of a half that has the modifier in this place. */
  half?(half: HalfEstimate, modifier: Kind, place: ModifierPlace): void;
  threat?(threat: ThreatEstimate, modifier: Kind): void;
  /** When a bot uses an item with this effect. By default at once. */
  readonly item?: 'when-hurt' | 'when-cards-run-out';
}

/** Assumed value of a formula. */
const FORMULA = 2;
/** Assumed number of all figures. */
export const EVERYBODY = 9;

/** Returns the number that a bot assumes for a card's number. */
export function assumedNumber(value: Amount): number {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.own + FORMULA : FORMULA;
}

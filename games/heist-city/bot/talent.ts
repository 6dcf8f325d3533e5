import { actionOf, crew, stanceOf } from '../src/content/index.ts';
import { chanceOf } from '../src/dice.ts';
import { freeSlots } from '../src/inventory.ts';
import type { Stance, View } from '../src/state.ts';
import { isImmuneToMobs, statOf, toolEffect } from '../src/stats.ts';
import { roleOf } from '../src/units.ts';
import { hasVariant } from '../src/variants.ts';

/** What a character is good for wherever it stands: how fast it is, and what its checks are worth. */
export interface Talent {
  readonly movement: number;
  /** Effective stats. */
  readonly hack: number;
  readonly charm: number;
  /** Slots that mob intel takes. R 12.7, 14.6 */
  readonly intelSlots: number;
  /** Taken out by a tool wherever it stands. R 14.5 */
  readonly isFlown: boolean;
  /** Nothing that mobs and turrets mind. */
  readonly isImmune: boolean;
  /** Not seen by mobs that it passes. */
  readonly isUnseen: boolean;
  /** How many more things it can carry. */
  readonly room: number;
  /** Becomes Disguised at will. R 13 */
  readonly isFace: boolean;
}

export function talentOf(state: View, unit: number): Talent {
  const isImmune = isImmuneToMobs(state, unit);
  return {
    movement: statOf(state, unit, 'M'),
    hack: statOf(state, unit, 'H'),
    charm: statOf(state, unit, 'C'),
    intelSlots: toolEffect(state, unit, 'cheap-intel')?.slots ?? actionOf('get-mob-intel', state.variants).slots,
    isFlown: toolEffect(state, unit, 'extract') !== undefined || state.airlifted.includes(unit),
    isImmune,
    isUnseen: isImmune || toolEffect(state, unit, 'unseen-by-mobs') !== undefined,
    room: freeSlots(state, unit),
    isFace: roleOf(unit) === 'face',
  };
}

/** How far a character in this state gets with so many slots. R 8.2 */
export function stride({ movement }: Talent, stance: Stance, slots: number): number {
  if (slots <= 0) return 0;
  const isQuick = stance === 'overt' || stance === 'hidden';
  if (slots === 1 || !isQuick) return slots * movement;
  if (slots === 2) return 2 * movement + HUSTLE;
  return 3 * movement + (stance === 'overt' ? SPRINT : HUSTLE);
}

const HUSTLE = actionOf('hustle').distance?.plus ?? 0;
const SPRINT = actionOf('sprint').distance?.plus ?? 0;

/** Steps a slot, over whole activations. */
export function pace(talent: Talent, stance: Stance): number {
  return Math.max(MIN_PACE, stride(talent, stance, crew.actionSlots) / crew.actionSlots);
}

/** Even somebody frozen gets on one day. */
const MIN_PACE = 0.5;

/** The chance of a hack check. R 2.4 */
export function hackOdds(state: View, { hack }: Talent, stance: Stance, difficulty: number): number {
  return odds(state, hack + difficulty - stanceOf(stance).modifiers.hack);
}

/** The chance of a charm check. */
export function charmOdds(state: View, { charm }: Talent, stance: Stance, difficulty: number): number {
  return odds(state, charm + difficulty - stanceOf(stance).modifiers.charm);
}

function odds(state: View, number: number): number {
  return chanceOf(hasVariant(state, 'check-gte') ? number : number + 1, state);
}

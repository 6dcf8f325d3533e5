import { actionOf, crew, stanceOf } from '../src/content/index.ts';
import { chanceOf, pHit, residual } from '../src/dice/dice.ts';
import { STANCES, type Stance, type View } from '../src/state/state.ts';
import { hasVariant } from '../src/state/variants.ts';
import { freeSlots } from '../src/units/inventory.ts';
import { statOf, toolEffect } from '../src/units/stats.ts';
import { roleOf } from '../src/units/units.ts';
import { armsOf, knownItem } from '../src/weapons/weapons.ts';

type ByStance = Readonly<Record<Stance, number>>;

/** Abilities of a character independent of its place: speed, checks and damage. */
export interface Talent {
  readonly movement: number;
  /** Steps per slot, over whole activations. */
  readonly pace: ByStance;
  /** Probabilities of winning an uncontested computer, and of uploading a drop. R 12.3, 12.4 */
  readonly hacks: ByStance;
  readonly uploads: ByStance;
  /** Probability of mob intel once Disguised, and its slots. R 12.7 */
  readonly intel: number;
  readonly intelSlots: number;
  /** Taken out by a tool from any place. R 14.5 */
  readonly isFlown: boolean;
  /** Free slots for things. */
  readonly room: number;
  /** Can become Disguised. R 13 */
  readonly isFace: boolean;
  /** Probability that a melee action with its best weapon hits, and the mean wounds on a typical target. */
  readonly touch: number;
  readonly bite: number;
}

/** Returns a character's talents, cached because they depend on little that changes. */
export function talentOf(state: View, unit: number): Talent {
  // Areas on the ground slow and disable, but do not last: not cached.
  if (state.areas.length > 0 || state.airlifted.length > 0) return assess(state, unit);
  const { items, carries, inPlainSight } = state.characters[unit]!;
  let key = `${state.variants.join()} ${roleOf(unit)} ${carries.length} ${inPlainSight}`;
  for (const { item, uses } of items) key += ` ${item} ${uses}`;
  let talent = known.get(key);
  if (talent === undefined) {
    talent = assess(state, unit);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, talent);
  }
  return talent;
}

const known = new Map<string, Talent>();
const MAX_KNOWN = 10_000;

function assess(state: View, unit: number): Talent {
  const movement = statOf(state, unit, 'M');
  const hack = statOf(state, unit, 'H');
  const { disguised } = byStance((stance) => stanceOf(stance).modifiers.charm);
  const hackBonus = byStance((stance) => stanceOf(stance).modifiers.hack);
  return {
    movement,
    // A frozen character still moves eventually.
    pace: byStance((stance) => Math.max(1, steps(movement, stance, crew.actionSlots)) / crew.actionSlots),
    hacks: byStance((stance) => checkOdds(state, hack - hackBonus[stance])),
    uploads: byStance((stance) => checkOdds(state, hack + UPLOAD_DIFFICULTY - hackBonus[stance])),
    intel: checkOdds(state, statOf(state, unit, 'C') + INTEL_DIFFICULTY - disguised),
    intelSlots: toolEffect(state, unit, 'cheap-intel')?.slots ?? actionOf('get-mob-intel', state.variants).slots,
    isFlown: toolEffect(state, unit, 'extract') !== undefined || state.airlifted.includes(unit),
    room: freeSlots(state, unit),
    isFace: roleOf(unit) === 'face',
    ...blows(state, unit),
  };
}

/** Returns how far a character in this state gets with this many slots. R 8.2 */
export function stride({ movement }: Talent, stance: Stance, slots: number): number {
  return steps(movement, stance, slots);
}

function steps(movement: number, stance: Stance, slots: number): number {
  if (slots <= 0) return 0;
  if (slots === 1 || !canHustle(stance)) return slots * movement;
  if (slots === 2) return 2 * movement + HUSTLE;
  return 3 * movement + (stance === 'overt' ? SPRINT : HUSTLE);
}

/** Returns whether a stance allows Hustle. R 7.5 */
export function canHustle(stance: Stance): boolean {
  return stance === 'overt' || stance === 'hidden';
}

const HUSTLE = actionOf('hustle').distance?.plus ?? 0;
const SPRINT = actionOf('sprint').distance?.plus ?? 0;
const UPLOAD_DIFFICULTY = actionOf('hack-upload').check?.difficulty ?? 0;
const INTEL_DIFFICULTY = actionOf('get-mob-intel').check?.difficulty ?? 0;

/** Needed save of a typical target. */
const ORDINARY_SAVE = 8;

function blows(state: View, unit: number): Pick<Talent, 'touch' | 'bite'> {
  const hit = pHit(statOf(state, unit, 'MS') + stanceOf('hidden').modifiers.attackNumber, state);
  let touch = 0;
  let bite = 0;
  for (const id of armsOf(state, unit)) {
    const item = knownItem(id);
    if (item?.type !== 'melee') continue;
    touch = Math.max(touch, 1 - (1 - hit) ** item.attacks);
    bite = Math.max(bite, item.attacks * hit * residual(item.damage, ORDINARY_SAVE, state));
  }
  return { touch, bite };
}

function checkOdds(state: View, number: number): number {
  return chanceOf(hasVariant(state, 'check-gte') ? number : number + 1, state);
}

function byStance(valueFor: (stance: Stance) => number): ByStance {
  const numbers = Object.fromEntries(STANCES.map((stance) => [stance, valueFor(stance)]));
  return numbers as Record<Stance, number>;
}

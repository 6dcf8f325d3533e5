import { WAYS } from '@tessera/space';
import { itemOf, keeps, stanceOf } from '../content/index.ts';
import { type Cell, siteOf } from '../map/site.ts';
import type { Character, Stance, State, View } from '../state/state.ts';
import { DEFAULT, hasVariant, type Rules } from '../state/variants.ts';
import { score } from '../units/score.ts';
import { isImmuneToMobs, toolEffect } from '../units/stats.ts';
import { areEnemies, cellOf, isNextToMob, isNpc, type SeenCharacter } from '../units/units.ts';

/** Triggers of state changes, by or to a character. `melee-hit`, `remove-disguise` and `stun` affect the target. */
export const TRIGGERS = [
  'attack',
  'enter-mob-reach',
  'stun',
  'first-fall',
  'second-fall',
  'wake-up',
  'face-off',
  'ninja-vanish',
  'go-loud',
  'melee-hit',
  'remove-disguise',
  'all-eyes-on-me',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** State after each trigger, if it changes. R 11.1 to 11.14 */
const TRANSITIONS: Readonly<Record<Trigger, Partial<Record<Stance, Stance>>>> = {
  attack: { hidden: 'overt', disguised: 'overt' },
  'enter-mob-reach': { hidden: 'overt' },
  stun: { overt: 'stunned', hidden: 'stunned', disguised: 'stunned' },
  'first-fall': { overt: 'stunned', hidden: 'stunned', disguised: 'stunned' },
  'second-fall': { overt: 'unconscious', hidden: 'unconscious', disguised: 'unconscious', stunned: 'unconscious' },
  'wake-up': { stunned: 'overt' },
  'face-off': { overt: 'disguised', hidden: 'disguised' },
  'ninja-vanish': { overt: 'hidden', disguised: 'hidden' },
  'go-loud': { hidden: 'overt', disguised: 'overt' },
  'melee-hit': { hidden: 'overt' },
  'remove-disguise': { disguised: 'overt' },
  'all-eyes-on-me': { hidden: 'overt', disguised: 'overt' },
};

/** Wounds of a character that wakes up with none. R 10.6 */
const WOUNDS_ON_WAKING = 4;

/** Returns the new state of a character, or null if it keeps its state. */
export function getStateTransition(
  character: Pick<SeenCharacter, 'stance'>,
  trigger: Trigger,
  weaponId?: string,
  rules: Rules = DEFAULT,
): Stance | null {
  const { stance } = character;
  if (trigger === 'attack' && weaponId !== undefined && keepsState(stance, weaponId)) return null;
  // B18: a melee hit ends a disguise as well.
  if (trigger === 'melee-hit' && stance === 'disguised' && hasVariant(rules, 'melee-reveals-disguise')) return 'overt';
  return TRANSITIONS[trigger][stance] ?? null;
}

/** Returns whether a Hidden character stays Hidden when using this weapon. R 14.1 */
export function preservesHiddenState(weaponId: string): boolean {
  return keeps(itemOf(weaponId), 'hidden');
}

/** Returns whether a Disguised character stays Disguised when using this weapon. R 14.1 */
export function preservesDisguisedState(weaponId: string): boolean {
  return keeps(itemOf(weaponId), 'disguised');
}

function keepsState(stance: Stance, weaponId: string): boolean {
  return stance === 'hidden' ? preservesHiddenState(weaponId) : preservesDisguisedState(weaponId);
}

/** Returns the character afterwards, as a copy if anything changed. */
export function applyStateTransitions<C extends Pick<Character, 'stance' | 'wounds'>>(
  character: C,
  trigger: Trigger,
  weaponId?: string,
  rules: Rules = DEFAULT,
): C {
  const changed = { ...character };
  return shift(changed, trigger, weaponId, rules) ? changed : character;
}

/** Applies a trigger to a character's state; returns whether it changed. */
export function changeStance(state: State, unit: number, trigger: Trigger, weaponId?: string): boolean {
  return shift(state.characters[unit]!, trigger, weaponId, state);
}

/** Wakes a Stunned character. R 10.6 */
export function wake(character: Pick<Character, 'stance' | 'wounds'>, rules: Rules): void {
  shift(character, 'wake-up', undefined, rules);
}

function shift(
  character: Pick<Character, 'stance' | 'wounds'>,
  trigger: Trigger,
  weaponId: string | undefined,
  rules: Rules,
): boolean {
  const next = getStateTransition(character, trigger, weaponId, rules);
  if (next === null) return false;
  character.stance = next;
  if (trigger === 'wake-up' && (character.wounds === 0 || hasVariant(rules, 'wake-always-4'))) {
    character.wounds = WOUNDS_ON_WAKING;
  }
  return true;
}

/**
 * Ends a character's Hidden or Disguised state by a melee hit or a search; an enemy character that does it scores. R
 * 11.12, 11.13
 */
export function reveal(state: State, unit: number, trigger: 'melee-hit' | 'remove-disguise', by: number): boolean {
  const { stance } = state.characters[unit]!;
  if (!changeStance(state, unit, trigger)) return false;
  if (!isNpc(by) && areEnemies(by, unit)) score(state, by, stance === 'hidden' ? 'reveal-hidden' : 'reveal-disguised');
  return true;
}

/** Returns whether a mob notices a Hidden character on entering this hex. R 11.3 */
export function isExposedAt(state: View, unit: number, cell: Cell): boolean {
  return isWary(state, unit, cell) && isNextToMob(state, cell);
}

/** Returns whether mobs can notice a character in a hex: it is Hidden, and no effect protects it there. R 11.3 */
export function isWary(state: View, unit: number, cell: Cell = cellOf(state, unit)): boolean {
  if (isNpc(unit) || state.characters[unit]!.stance !== 'hidden') return false;
  return !isUnseen(state, unit, cell);
}

/** Returns the hexes in which a mob would notice a Hidden character, possibly with duplicates. R 11.3 */
export function watchedHexes(state: View, unit: number): Cell[] {
  const { ways } = siteOf(state.map).board;
  const isAlways = state.areas.length === 0;
  if (isNpc(unit) || (isAlways && isUnseen(state, unit, cellOf(state, unit)))) return [];
  const watched: Cell[] = [];
  for (let i = 0; i < state.npcs.length; i++) {
    const { cell: mob, kind } = state.npcs[i]!;
    if (mob < 0 || kind === 'turret') continue;
    for (let way = mob * WAYS; way < mob * WAYS + WAYS - 1; way++) {
      const cell = ways[way]!;
      // A suit that hides from mobs does not work in an area of shock. R 14.3
      if (isAlways || !isUnseen(state, unit, cell)) watched.push(cell);
    }
  }
  return watched;
}

function isUnseen(state: View, unit: number, cell: Cell): boolean {
  return toolEffect(state, unit, 'unseen-by-mobs', cell) !== undefined || isImmuneToMobs(state, unit, cell);
}

/** Modifiers of a state to its character's rolls. */
export interface StateModifiers {
  /** Added to the number that an attack must beat. */
  readonly hitModifier: number;
  readonly damageModifier: number;
  /** Added to rolls. */
  readonly defenseModifier: number;
  readonly hackModifier: number;
  readonly charmModifier: number;
}

/** Returns the modifiers of a state, also in melee or against an undamaged target. R 11; B2 */
export function getStateModifiers(stance: Stance, isMelee = false, isUndamaged = false): StateModifiers {
  const { save, hack, charm } = stanceOf(stance).modifiers;
  return {
    hitModifier: hitModifier(stance, isMelee),
    damageModifier: damageModifier(stance, isMelee, isUndamaged),
    defenseModifier: save,
    hackModifier: hack,
    charmModifier: charm,
  };
}

/** Returns the modifier of a state to the number of its attacks. R 9.3 */
export function hitModifier(stance: Stance, isMelee: boolean): number {
  const { attackNumber, meleeNumber } = stanceOf(stance).modifiers;
  return isMelee ? attackNumber + meleeNumber : attackNumber;
}

/** Returns the modifier of a state to the damage of its attacks. R 9.4 */
export function damageModifier(stance: Stance, isMelee: boolean, isUndamaged: boolean): number {
  const { meleeDamage, firstWoundDamage } = stanceOf(stance).modifiers;
  return (isMelee ? meleeDamage : 0) + (isUndamaged ? firstWoundDamage : 0);
}

import { WAYS } from '@tessera/space';
import { itemOf, keeps, stanceOf } from './content/index.ts';
import { score } from './score.ts';
import { type Cell, siteOf } from './site.ts';
import type { Character, Stance, State, View } from './state.ts';
import { isImmuneToMobs, toolEffect } from './stats.ts';
import { areEnemies, cellOf, isNextToMob, isNpc, type SeenCharacter } from './units.ts';
import { hasVariant, type Rules, USUAL } from './variants.ts';

/**
 * What can change a character's state: what it does, or what is done to it. `melee-hit`, `remove-disguise` and `stun`
 * happen to their target.
 */
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

/** The state that follows, where one does. R 11.1 to 11.14 */
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

/** The wounds of a character that wakes up with none. R 10.6 */
const WOUNDS_ON_WAKING = 4;

/** The state a character comes into, or null where it keeps its own. */
export function getStateTransition(
  character: Pick<SeenCharacter, 'stance'>,
  trigger: Trigger,
  weaponId?: string,
  rules: Rules = USUAL,
): Stance | null {
  const { stance } = character;
  if (trigger === 'attack' && weaponId !== undefined && keepsState(stance, weaponId)) return null;
  // B18: a blow that lands gives a disguise away as well.
  if (trigger === 'melee-hit' && stance === 'disguised' && hasVariant(rules, 'melee-reveals-disguise')) return 'overt';
  return TRANSITIONS[trigger][stance] ?? null;
}

/** Whether a Hidden character can use this and stay Hidden. R 14.1 */
export function preservesHiddenState(weaponId: string): boolean {
  return keeps(itemOf(weaponId), 'hidden');
}

/** Whether a Disguised character can use this and stay Disguised. R 14.1 */
export function preservesDisguisedState(weaponId: string): boolean {
  return keeps(itemOf(weaponId), 'disguised');
}

function keepsState(stance: Stance, weaponId: string): boolean {
  return stance === 'hidden' ? preservesHiddenState(weaponId) : preservesDisguisedState(weaponId);
}

/** The character afterwards, as a copy where anything changed. */
export function applyStateTransitions<C extends Pick<Character, 'stance' | 'wounds'>>(
  character: C,
  trigger: Trigger,
  weaponId?: string,
  rules: Rules = USUAL,
): C {
  const changed = { ...character };
  return shift(changed, trigger, weaponId, rules) ? changed : character;
}

/** Changes a character's state if this does; tells whether it did. */
export function changeStance(state: State, unit: number, trigger: Trigger, weaponId?: string): boolean {
  return shift(state.characters[unit]!, trigger, weaponId, state);
}

/** Brings a Stunned character back to its feet. R 10.6 */
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
 * Drags a character out of its Hidden or Disguised state by a blow or a search; an enemy character that does it
 * scores. R 11.12, 11.13
 */
export function reveal(state: State, unit: number, trigger: 'melee-hit' | 'remove-disguise', by: number): boolean {
  const { stance } = state.characters[unit]!;
  if (!changeStance(state, unit, trigger)) return false;
  if (!isNpc(by) && areEnemies(by, unit)) score(state, by, stance === 'hidden' ? 'reveal-hidden' : 'reveal-disguised');
  return true;
}

/** Whether a Hidden character is seen by a mob on entering this hex. R 11.3 */
export function isExposedAt(state: View, unit: number, cell: Cell): boolean {
  return isWary(state, unit, cell) && isNextToMob(state, cell);
}

/** Whether a character has mobs to fear in a hex: it is Hidden, and nothing hides it from them there. R 11.3 */
export function isWary(state: View, unit: number, cell: Cell = cellOf(state, unit)): boolean {
  if (isNpc(unit) || state.characters[unit]!.stance !== 'hidden') return false;
  return !isUnseen(state, unit, cell);
}

/** The hexes in which a mob would see a character that came there Hidden, some perhaps more than once. R 11.3 */
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
      // A suit that hides from mobs does nothing in an area of shock. R 14.3
      if (isAlways || !isUnseen(state, unit, cell)) watched.push(cell);
    }
  }
  return watched;
}

function isUnseen(state: View, unit: number, cell: Cell): boolean {
  return toolEffect(state, unit, 'unseen-by-mobs', cell) !== undefined || isImmuneToMobs(state, unit, cell);
}

/** What a state does to the rolls of whoever is in it. */
export interface StateModifiers {
  /** Added to the number an attack must beat. */
  readonly hitModifier: number;
  readonly damageModifier: number;
  /** Added to rolls. */
  readonly defenseModifier: number;
  readonly hackModifier: number;
  readonly charmModifier: number;
}

/** The modifiers of a state, as they apply in a melee or against a target with all its wounds. R 11; B2 */
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

/** What a state adds to the number of its attacks. R 9.3 */
export function hitModifier(stance: Stance, isMelee: boolean): number {
  const { attackNumber, meleeNumber } = stanceOf(stance).modifiers;
  return isMelee ? attackNumber + meleeNumber : attackNumber;
}

/** What a state adds to the damage of its attacks. R 9.4 */
export function damageModifier(stance: Stance, isMelee: boolean, isUndamaged: boolean): number {
  const { meleeDamage, firstWoundDamage } = stanceOf(stance).modifiers;
  return (isMelee ? meleeDamage : 0) + (isUndamaged ? firstWoundDamage : 0);
}

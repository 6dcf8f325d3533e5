import type { Message, Reason } from '@tessera/kernel';
import { itemOf } from '../content/index.ts';
import { hasCover } from '../map/sight.ts';
import { siteOf } from '../map/site.ts';
import type { Stance, State, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { hitModifier } from '../stealth/stateTransitions.ts';
import { statOf, statReasons } from '../units/stats.ts';
import { areAllies, cellOf, isBeside, isConscious, isNpc, unitCount } from '../units/units.ts';

/** Kind of attack: hand to hand, at a distance, or at a hex. A thrown knife is ranged; a grenade is a blast. */
export type AttackKind = 'melee' | 'ranged' | 'blast';

/** Attack action as declared: values that its rolls share. R 9.4, 9.7 */
export interface Attack {
  readonly attacker: number;
  /** Target unit; -1 for a blast, which targets a hex. */
  readonly target: number;
  /** Item used; empty for NPCs. */
  readonly weapon: string;
  readonly kind: AttackKind;
  /** Stat rolled against. */
  readonly skill: 'MS' | 'BS' | 'C';
  /** Attacker's state at the start of the action. */
  readonly stance: Stance;
  /** Target's state at the start of the action. */
  readonly targetStance: Stance;
  /** Penalty for earlier attacks in this activation. R 9.3 */
  readonly penalty: number;
  /** Whether a table covers the target. R 4.6 */
  readonly cover: boolean;
}

/** Returns an attack declared now. The same value serves for the whole action, even if the state changes. */
export function declareAttack(
  state: View,
  attacker: number,
  target: number,
  weapon: string,
  kind: AttackKind,
  { skill = 'BS' }: { readonly skill?: 'BS' | 'C' } = {},
): Attack {
  return {
    attacker,
    target,
    weapon,
    kind,
    skill: kind === 'melee' ? 'MS' : skill,
    stance: stanceNow(state, attacker),
    targetStance: stanceNow(state, target),
    penalty: repeatPenalty(state, attacker, kind, weapon),
    cover:
      kind === 'ranged' && hasCover(siteOf(state.map), cellOf(state, attacker), cellOf(state, target), state.variants),
  };
}

/** Returns how many rolls an attack action makes; the Muscle's Push makes one. R 9.1, 13, 15.9 */
export function rollsOf(
  state: View,
  { weapon, kind }: Pick<Attack, 'weapon' | 'kind'>,
  { push = false }: { readonly push?: boolean } = {},
): number {
  if (weapon === '' || hasVariant(state, 'single-roll')) return 1;
  if (push && !hasVariant(state, 'push-full-attacks')) return 1;
  const item = itemOf(weapon);
  if (item.type === 'ranged') return item.attacks;
  // A melee weapon can be thrown only once. R 14.2
  return item.type === 'melee' && kind === 'melee' ? item.attacks : 1;
}

/** Returns a unit's state. NPCs and hexes have none: they count as Overt, without its bonus. */
export function stanceNow(state: View, unit: number): Stance {
  return unit < 0 || isNpc(unit) ? 'overt' : state.characters[unit]!.stance;
}

/** Returns the number that a roll of this attack must beat; `roll` counts the rolls of the action from 0. R 9.3 */
export function targetNumber(state: View, attack: Attack, roll = 0): number {
  let number = statOf(state, attack.attacker, attack.skill);
  for (const modifier of MODIFIERS) number += modifier.value(state, attack, roll);
  return number;
}

/** Returns the parts of that number. */
export function targetNumberReasons(state: View, attack: Attack, roll = 0): Reason[] {
  const reasons = statReasons(state, attack.attacker, attack.skill);
  for (const { code, params, value } of MODIFIERS) {
    const amount = value(state, attack, roll);
    if (amount !== 0) reasons.push({ code, ...(params && { params: params(attack) }), value: amount });
  }
  return reasons;
}

interface AttackModifier {
  readonly code: string;
  /** Parameters of the reason's message. */
  params?(attack: Attack): Message['params'] & {};
  value(state: View, attack: Attack, roll: number): number;
}

const MODIFIERS: readonly AttackModifier[] = [
  {
    code: 'attacker-stance',
    params: ({ stance }) => ({ stance }),
    value(state, { attacker, stance, kind }) {
      if (isNpc(attacker)) return 0;
      const own = hitModifier(stance, kind === 'melee');
      return hasVariant(state, 'hidden-evasive') ? own - hitModifier(stance, false) : own;
    },
  },
  {
    // Variant of B1: the bonus of a Hidden attacker protects a Hidden target instead.
    code: 'target-stance',
    params: ({ targetStance: stance }) => ({ stance }),
    value: (state, { targetStance }) => (hasVariant(state, 'hidden-evasive') ? -hitModifier(targetStance, false) : 0),
  },
  {
    code: 'earlier-attacks',
    value: (state, { penalty }, roll) => penalty + (hasVariant(state, 'repeat-per-roll') ? roll : 0),
  },
  {
    code: 'into-melee',
    value: (state, attack) => (attack.kind === 'ranged' && isIntoMelee(state, attack) ? 1 : 0),
  },
];

/** Returns whether an ally of the shooter, other than the shooter, is beside the target. R 9.3 */
function isIntoMelee(state: View, { attacker, target }: Attack): boolean {
  const cell = cellOf(state, target);
  const isAnybody = hasVariant(state, 'melee-any-unit');
  const countsBodies = hasVariant(state, 'melee-bodies');
  for (let unit = 0; unit < unitCount(state); unit++) {
    if (unit === attacker || !(isAnybody || areAllies(unit, attacker))) continue;
    // B24: an Unconscious character takes no part in a melee.
    if (isBeside(state, unit, cell) && (countsBodies || isConscious(state, unit))) return true;
  }
  return false;
}

/** Returns the penalty of earlier attacks in this activation. R 9.3; NPCs have none, R 15.9 */
export function repeatPenalty(state: View, unit: number, kind: AttackKind, weapon: string): number {
  const { activation } = state;
  if (activation === null || activation.character !== unit) return 0;
  if (hasVariant(state, 'repeat-any')) return activation.melee + activation.ranged;
  if (hasVariant(state, 'repeat-weapon')) return activation.weapons.filter((used) => used === weapon).length;
  return kind === 'melee' ? activation.melee : activation.ranged;
}

/** Records a finished attack action of the activation and its number of rolls. */
export function noteAttack(state: State, kind: AttackKind, weapon: string, rolls: number): void {
  const { activation } = state;
  if (activation === null) return;
  const count = hasVariant(state, 'repeat-per-roll') ? rolls : 1;
  if (kind === 'melee') activation.melee += count;
  else activation.ranged += count;
  for (let i = 0; i < count; i++) activation.weapons.push(weapon);
}

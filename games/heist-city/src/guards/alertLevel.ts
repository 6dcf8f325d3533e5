import type { Reason } from '@tessera/kernel';
import { alertLevelOf, alertLevels, stanceOf } from '../content/index.ts';
import type { View } from '../state/state.ts';
import type { AlertLevel, AlertLevelState } from '../state/types.ts';
import { DEFAULT, hasVariant, type Rules } from '../state/variants.ts';
import type { SeenCharacter } from '../units/units.ts';

/** Returns the alert level now: revealed characters of both crews, plus the modifier. R 15.1 */
export function computeAlertLevel(state: View, alertModifier = state.alertModifier): AlertLevelState {
  return predictAlertLevel(state, alertModifier, 0);
}

/** Returns the alert level with this many more or fewer revealed characters. R 18.12 */
export function predictAlertLevel(state: View, alertModifier: number, extraRevealed: number): AlertLevelState {
  const unitsRevealed = countRevealed(state) + extraRevealed;
  const total = unitsRevealed + alertModifier;
  const level = levelAt(total);
  return {
    level,
    unitsRevealed,
    modifier: alertModifier,
    total,
    npcActionsPerActivation: getNPCActionCount(level, state),
  };
}

/** Returns the number of actions per NPC at a level. R 15.1 */
export function getNPCActionCount(level: AlertLevel, rules: Rules = DEFAULT): number {
  return alertLevelOf(level, rules.variants).actions;
}

/** Returns whether elites come at a level. R 15.3 */
export function shouldSpawnElites(level: AlertLevel): boolean {
  return alertLevelOf(level).spawnsElites;
}

/** Returns whether elites come now: once per game, or in every phase of Lockdown by variant. R 15.3; E5 */
export function areElitesDue(state: View, level: AlertLevel): boolean {
  return shouldSpawnElites(level) && (!state.elitesSpawned || hasVariant(state, 'elite-each-turn'));
}

/** Returns only the level. */
export function alertLevelNow(state: View): AlertLevel {
  return levelAt(alertTotal(state));
}

/** Returns the level that NPCs act on. R 15.2; E3 */
export function npcPhaseLevel(state: View): AlertLevel {
  return levelAt(hasVariant(state, 'alert-lagged') ? state.alertAtEnd : alertTotal(state));
}

/** Returns the total that determines the level. R 15.1 */
export function alertTotal(state: View): number {
  return countRevealed(state) + state.alertModifier;
}

/** Returns the parts of the total: the number of characters per state, and the modifier. */
export function alertReasons(state: View): Reason[] {
  const reasons: Reason[] = [];
  for (const stance of ['overt', 'stunned', 'unconscious'] as const) {
    const value = state.characters.filter((one) => one.stance === stance && isSeen(one)).length;
    if (value > 0) reasons.push({ code: 'stance', params: { stance }, value });
  }
  if (state.alertModifier !== 0) reasons.push({ code: 'modifier', value: state.alertModifier });
  return reasons;
}

function countRevealed(state: View): number {
  let count = 0;
  for (const character of state.characters) if (isSeen(character)) count++;
  return count;
}

/** Returns whether a character counts: only deployed and revealed ones do. */
function isSeen({ cell, stance }: SeenCharacter): boolean {
  return cell >= 0 && stanceOf(stance).isRevealed;
}

function levelAt(total: number): AlertLevel {
  for (let level: AlertLevel = 3; level > 0; level--) {
    const { from } = alertLevels[level]!;
    if (from !== null && total >= from) return level as AlertLevel;
  }
  return 0;
}

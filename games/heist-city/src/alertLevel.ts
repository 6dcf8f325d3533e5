import type { Reason } from '@tessera/kernel';
import { alertLevelOf, alertLevels, stanceOf } from './content/index.ts';
import type { View } from './state.ts';
import type { AlertLevel, AlertLevelState } from './types.ts';
import type { SeenCharacter } from './units.ts';
import { hasVariant, type Rules, USUAL } from './variants.ts';

/** How loud it is now: Overt, Stunned and Unconscious characters of both crews, and the modifier. R 15.1 */
export function computeAlertLevel(state: View, alertModifier = state.alertModifier): AlertLevelState {
  return predictAlertLevel(state, alertModifier, 0);
}

/** How loud it would be with so many more characters revealed, or fewer. R 18.12 */
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

/** How many actions each NPC has at a level. R 15.1 */
export function getNPCActionCount(level: AlertLevel, rules: Rules = USUAL): number {
  return alertLevelOf(level, rules.variants).actions;
}

/** Whether elites come at a level. R 15.3 */
export function shouldSpawnElites(level: AlertLevel): boolean {
  return alertLevelOf(level).spawnsElites;
}

/** Whether elites come now: once a game, or in every phase of Lockdown by variant. R 15.3; E5 */
export function areElitesDue(state: View, level: AlertLevel): boolean {
  return shouldSpawnElites(level) && (!state.elitesSpawned || hasVariant(state, 'elite-each-turn'));
}

/** The level now, without the rest. */
export function alertLevelNow(state: View): AlertLevel {
  return levelAt(alertTotal(state));
}

/** The level that the NPCs act on. R 15.2; E3 */
export function npcPhaseLevel(state: View): AlertLevel {
  return levelAt(hasVariant(state, 'alert-lagged') ? state.alertAtEnd : alertTotal(state));
}

/** What the level is read from. R 15.1 */
export function alertTotal(state: View): number {
  return countRevealed(state) + state.alertModifier;
}

/** What makes it this loud: how many characters of each state, and the modifier. */
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

/** Whether a character counts: nobody does before it is deployed. */
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

import type { Phase, Score, Stance, VPEventType } from './state.ts';

/** Two rolled dice. */
export interface DiceRollResult {
  readonly dice1: number;
  readonly dice2: number;
  readonly total: number;
}

/** One attack roll. R 9.2 */
export interface AttackResult {
  readonly hit: boolean;
  readonly roll: DiceRollResult;
  /** Number that the roll had to beat. */
  readonly targetNumber: number;
  /** Before the save; 0 on a miss. */
  readonly damage: number;
  readonly weaponId: string;
  /** At the start of the action. */
  readonly attackerState: Stance;
}

/** One save. R 10 */
export interface DefenseResult {
  readonly saved: boolean;
  readonly roll: DiceRollResult;
  /** Total that the dice had to reach: defence minus all bonuses to the roll. */
  readonly targetNumber: number;
  /** Prevented by the save, in addition to damage reduction. */
  readonly damageReduced: number;
  readonly finalDamage: number;
}

/** Attack roll and its result. */
export interface CombatResult {
  readonly attack: AttackResult;
  /** Null after a miss: there is no save. R 2.7 */
  readonly defense: DefenseResult | null;
  readonly targetWoundsAfter: number;
  /** Null for NPCs, which have no state. */
  readonly targetStateAfter: Stance | null;
  /** Brought to 0 wounds by this roll, or Unconscious. */
  readonly targetDowned: boolean;
}

/** Phases of a turn. R 6.1 */
export type TurnPhase = Extract<Phase, 'player-activation' | 'npc-phase' | 'end-of-turn' | 'game-over'>;

/** Scored event with its description. R 17 */
export interface VPEvent extends Score {
  readonly description: string;
}

/** Scoring opportunity of a character. R 18.11 */
export interface VPOpportunity {
  readonly type: VPEventType;
  /** Number of a unit, a computer or a drop; for an escape the character itself. */
  readonly target: number;
  /** Steps to walk before the attempt. */
  readonly distance: number;
  /** Probability of success times points. */
  readonly estimatedVP: number;
}

export type AlertLevel = 0 | 1 | 2 | 3;

/** Alert level with its parts. R 15.1 */
export interface AlertLevelState {
  readonly level: AlertLevel;
  readonly unitsRevealed: number;
  readonly modifier: number;
  readonly total: number;
  readonly npcActionsPerActivation: number;
}

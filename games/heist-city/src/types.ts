import type { Seat } from '@tessera/kernel';
import type { Phase, Score, Stance, VPEventType } from './state.ts';

/** Two dice on the table. */
export interface DiceRollResult {
  readonly dice1: number;
  readonly dice2: number;
  readonly total: number;
}

/** One attack roll. R 9.2 */
export interface AttackResult {
  readonly hit: boolean;
  readonly roll: DiceRollResult;
  /** What the roll had to beat. */
  readonly targetNumber: number;
  /** Before the save; 0 on a miss. */
  readonly damage: number;
  readonly weaponId: string;
  /** When the action began. */
  readonly attackerState: Stance;
}

/** One save. R 10 */
export interface DefenseResult {
  readonly saved: boolean;
  readonly roll: DiceRollResult;
  /** What the bare dice had to reach: defence less every bonus to the roll. */
  readonly targetNumber: number;
  /** Prevented by the save; damage reduction comes on top. */
  readonly damageReduced: number;
  readonly finalDamage: number;
}

/** An attack roll and what became of it. */
export interface CombatResult {
  readonly attack: AttackResult;
  /** Null after a miss: nobody rolls a save. R 2.7 */
  readonly defense: DefenseResult | null;
  readonly targetWoundsAfter: number;
  /** Null for NPCs, which have no state. */
  readonly targetStateAfter: Stance | null;
  /** Brought to 0 wounds by this roll, or put out. */
  readonly targetDowned: boolean;
}

/** The phases of a turn. R 6.1 */
export type TurnPhase = Extract<Phase, 'player-activation' | 'npc-phase' | 'end-of-turn' | 'game-over'>;

/** Where in a turn the match is. */
export interface TurnState {
  readonly turnNumber: number;
  readonly phase: TurnPhase;
  readonly activePlayerNumber: Seat;
  /** By unit: true while it has not activated yet. R 19.3 */
  readonly activationsRemaining: readonly boolean[];
  readonly npcPhaseComplete: boolean;
}

/** Something that scored, in words. R 17 */
export interface VPEvent extends Score {
  readonly description: string;
}

/** Something a character could score now. R 18.11 */
export interface VPOpportunity {
  readonly type: VPEventType;
  /** A unit, a computer or a drop, by its number; for an escape the character itself. */
  readonly target: number;
  /** Steps to walk before it can be tried. */
  readonly distance: number;
  /** Chance of success times points. */
  readonly estimatedVP: number;
}

export type AlertLevel = 0 | 1 | 2 | 3;

/** How loud it is. R 15.1 */
export interface AlertLevelState {
  readonly level: AlertLevel;
  readonly unitsRevealed: number;
  readonly modifier: number;
  readonly total: number;
  readonly npcActionsPerActivation: number;
}

import type { View, VPEventType } from '../src/state/state.ts';
import type { TurnPhase } from '../src/state/types.ts';

// Types of the specification, as it writes them. Types that the rules also use are re-exported.
export type { VPEventType } from '../src/state/state.ts';
export type {
  AlertLevelState,
  AttackResult,
  CombatResult,
  DefenseResult,
  DiceRollResult,
  TurnPhase,
} from '../src/state/types.ts';

/** Map and state of the match: a state, or a view of one. */
export type MapState = View;

/** State of a character. */
export type CharacterState = View['characters'][number]['stance'];

/** Hex by its axial coordinates. R 4.1 */
export interface Position {
  readonly q: number;
  readonly r: number;
}

/** Grid of a map. Every site of this game has hexes. R 4.1 */
export type GridType = 'hex';

/** Hexes that a character entered with a move, in order. */
export interface MoveResult {
  readonly path: readonly Position[];
}

export type PlayerNumber = 1 | 2;

/** Character or NPC as a piece on the map. */
export interface CharacterToken {
  /** Id: `p1-face` is the first player's Face, `npc-3` the third NPC of the map. */
  readonly id: string;
  /** Null for NPCs. */
  readonly playerNumber: PlayerNumber | null;
  /** Null off the map. */
  readonly position: Position | null;
  /** NPCs have no state: they read as Overt. */
  readonly state: CharacterState;
  readonly wounds: number;
  readonly victoryPoints: number;
  /** Ids of the carried items. */
  readonly equipment: readonly string[];
  /** Whether it has activated this turn. */
  readonly exhausted: boolean;
  /** The map it stands on. */
  readonly mapState: MapState;
}

/** Kind of action that a character can take now, with all its targets. */
export interface LegalAction {
  /** The id of its record in the content. */
  readonly actionId: string;
  readonly name: string;
  readonly slotCost: number;
  readonly requiresTarget: boolean;
  /** Ids of characters, NPCs, computers, drops, gear or items. */
  readonly validTargets?: string[];
  readonly validDestinations?: Position[];
  /** `weaponId` of the used weapon; `actions` to play, one per target and destination. */
  readonly metadata?: Record<string, unknown>;
}

/** Position of a match within a turn. R 6 */
export interface SpecTurnState {
  /** 1 to 5. */
  readonly turnNumber: number;
  readonly phase: TurnPhase;
  readonly activePlayerNumber: PlayerNumber;
  /** By id: true while the character has not activated yet. C12 */
  readonly activationsRemaining: ReadonlyMap<string, boolean>;
  readonly npcPhaseComplete: boolean;
}

/** Scored event. R 17 */
export interface SpecVPEvent {
  readonly type: VPEventType;
  readonly characterId: string;
  readonly points: number;
  readonly turnNumber: number;
  readonly description: string;
}

/** Zone in which characters escape. */
export interface Zone {
  /** Owner; null for an Exit, which serves both players. */
  readonly playerNumber: PlayerNumber | null;
  readonly cells: readonly Position[];
}

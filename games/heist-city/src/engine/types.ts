import type { View, VPEventType } from '../state.ts';
import type { TurnState as Turn, TurnPhase } from '../types.ts';

// The types of the specification, as it writes them. Those that the rules themselves use are the same ones.
export type { VPEventType } from '../state.ts';
export type {
  AlertLevelState,
  AttackResult,
  CombatResult,
  DefenseResult,
  DiceRollResult,
  TurnPhase,
} from '../types.ts';

/** Everything that is on the map, and the state of the match besides: a state, or what somebody sees of one. */
export type MapState = View;

/** A state that a character can be in. */
export type CharacterState = View['characters'][number]['stance'];

/** A hex, by its axial coordinates. R 4.1 */
export interface Position {
  readonly q: number;
  readonly r: number;
}

/** The grid of a map. Every site of this game has hexes. R 4.1 */
export type GridType = 'hex';

/** The hexes that a character entered with a move, in order. */
export interface MoveResult {
  readonly path: readonly Position[];
}

export type PlayerNumber = 1 | 2;

/** A character, or an NPC, as a piece on the map. */
export interface CharacterToken {
  /** `p1-face` is the first player's Face, `npc-3` the third NPC of the map. */
  readonly id: string;
  /** Null for NPCs. */
  readonly playerNumber: PlayerNumber | null;
  /** Off the map it has none. */
  readonly position: Position | null;
  /** NPCs have no state: they read as Overt. */
  readonly state: CharacterState;
  readonly wounds: number;
  readonly victoryPoints: number;
  /** The ids of what it carries. */
  readonly equipment: readonly string[];
  /** Whether it has activated this turn. */
  readonly exhausted: boolean;
  /** The map it stands on. */
  readonly mapState: MapState;
}

/** A kind of action that a character can take now, with everything it can be aimed at. */
export interface LegalAction {
  /** The id of its record in the content. */
  readonly actionId: string;
  readonly name: string;
  readonly slotCost: number;
  readonly requiresTarget: boolean;
  /** Ids of characters, NPCs, computers, drops, gear or items. */
  readonly validTargets?: string[];
  readonly validDestinations?: Position[];
  /** `weaponId` where one is used; `actions`: what to play, one for each target and destination. */
  readonly metadata?: Record<string, unknown>;
}

/** Where in a turn the match is. R 6 */
export interface TurnState {
  /** 1 to 5. */
  readonly turnNumber: Turn['turnNumber'];
  readonly phase: TurnPhase;
  readonly activePlayerNumber: PlayerNumber;
  /** By id: true while the character has not activated yet. C12 */
  readonly activationsRemaining: ReadonlyMap<string, boolean>;
  readonly npcPhaseComplete: boolean;
}

/** Something that scored. R 17 */
export interface VPEvent {
  readonly type: VPEventType;
  readonly characterId: string;
  readonly points: number;
  readonly turnNumber: number;
  readonly description: string;
}

/** Where characters get away. */
export interface Zone {
  /** Whose it is; nobody's is everybody's: an Exit. */
  readonly playerNumber: PlayerNumber | null;
  readonly cells: readonly Position[];
}

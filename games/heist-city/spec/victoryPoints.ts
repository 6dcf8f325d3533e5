import { scores } from '../src/content/index.ts';
import * as opportunities from '../src/forecast/opportunities.ts';
import * as rules from '../src/objectives/victoryPoints.ts';
import type { Score } from '../src/state/state.ts';
import { cellOfPosition, idOf, unitOfId } from './tokens.ts';
import type {
  CharacterToken,
  GridType,
  MapState,
  PlayerNumber,
  SpecTurnState,
  SpecVPEvent,
  VPEventType,
  Zone,
} from './types.ts';

/** Returns the record of an event that a character scored. R 17 */
export function awardVP({ id, mapState }: CharacterToken, eventType: VPEventType, turnNumber: number): SpecVPEvent {
  return eventOf(rules.awardVP(unitOfId(mapState, id), eventType, turnNumber, mapState));
}

/** Returns the sum of the points of a player's characters. R 17.1 */
export function calculateTeamVP(mapState: MapState, playerNumber: PlayerNumber): number {
  return rules.calculateTeamVP(mapState, playerNumber - 1);
}

/** Returns, on turn 5, a point per character of a player that is home or taken there. R 12.10 */
export function calculateEscapeVP(
  mapState: MapState,
  zones: readonly Zone[],
  turnNumber: number,
  playerNumber: PlayerNumber,
): SpecVPEvent[] {
  const own = zones.filter((zone) => zone.playerNumber === null || zone.playerNumber === playerNumber);
  const homes = new Set(own.flatMap(({ cells }) => cells.map((place) => cellOfPosition(mapState, place))));
  return rules.calculateEscapeVP(mapState, playerNumber - 1, turnNumber, (cell) => homes.has(cell)).map(eventOf);
}

/** Returns the scoring opportunities of a character now, the best first. R 18.11 */
export function getVPOpportunities(
  { id }: CharacterToken,
  mapState: MapState,
  turnState?: SpecTurnState,
  _gridType?: GridType,
): { type: VPEventType; targetId: string; estimatedVP: number }[] {
  if (turnState?.phase === 'game-over') return [];
  const found = opportunities.getVPOpportunities(mapState, unitOfId(mapState, id));
  return found.map(({ type, target, estimatedVP }) => ({ type, targetId: targetId(type, target), estimatedVP }));
}

function targetId(type: VPEventType, target: number): string {
  if (type === 'hack-computer') return `computer-${target + 1}`;
  return type === 'hack-info-drop' || type === 'info-drop-extract' ? `drop-${target + 1}` : idOf(target);
}

function eventOf({ type, character, points, turn }: Score): SpecVPEvent {
  return { type, characterId: idOf(character), points, turnNumber: turn, description: scores[type].name };
}

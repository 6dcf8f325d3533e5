import type { Chance } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import { type Candidate, type Decision, NEGATIVE, reachable } from '../src/board/index.ts';
import { boardFigure, positionOf } from '../src/inPlay/position.ts';
import { actionAhead, decisionOf, plannedPerformance } from '../src/monsters/action.ts';
import { has } from '../src/state/figures.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import { focusesOf, instructionsOf } from '../src/turn/monsterTurn.ts';
import { runFrames } from './round.ts';

/** Instructions by its own statistics while no card is drawn. */
const MOVE_AND_ATTACK = 'rule/summon';

function cardOf(state: State, monster: FigureId): string {
  return instructionsOf(state, monster) ?? MOVE_AND_ATTACK;
}

function decisionFor(state: State, monster: FigureId): Decision {
  const performance = plannedPerformance(state, monster, cardOf(state, monster));
  return decisionOf(state, performance, actionAhead(state, performance, 0));
}

function candidateOf(state: State, monster: FigureId, enemy: FigureId): Candidate | undefined {
  return decisionFor(state, monster).candidates.find((one) => one.enemy.id === enemy);
}

/** Returns a monster's focus by its card, or null. Takes the first of ties that players would decide. R 13.4 */
export function determineFocus(state: State, monster: FigureId): FigureId | null {
  return focusesOf(state, monster, cardOf(state, monster))[0] ?? null;
}

/** Returns the hex to which a monster moves for its focus, or its own when it stays. R 13.5 */
export function calculateOptimalPosition(state: State, monster: FigureId): Cell {
  return decisionFor(state, monster).outcomes[0]?.to ?? state.figures[monster]!.cell;
}

/** Performs a monster's card, ability by ability, by the game's own steps. R 13.2 */
export function executeAbilities(state: State, monster: FigureId, chance: Chance): State {
  return runFrames(state, [{ at: 'turn', figure: monster }], chance);
}

/** Checks whether the monster can attack that enemy this turn. R 13.4 */
export function canMonsterAttackTarget(state: State, monster: FigureId, enemy: FigureId): boolean {
  return candidateOf(state, monster, enemy)?.way?.now ?? false;
}

/** Returns the movement points to a hex from which that enemy can be attacked, or null. R 13.4 */
export function calculateMovementToOptimalPosition(state: State, monster: FigureId, enemy: FigureId): number | null {
  return candidateOf(state, monster, enemy)?.way?.points ?? null;
}

/** Counts traps and hazardous hexes on a path. R 13.4 */
export function countDisadvantageousHexesInPath(state: State, path: readonly Cell[]): number {
  const { overlays } = positionOf(state);
  return path.filter((cell) => (overlays[cell]! & NEGATIVE) !== 0).length;
}

/** Returns the hexes where a move with these points can end, the figure's own first. */
export function getHexesWithinDistance(state: State, figure: FigureId, points: number): Cell[] {
  const rule = { gait: 'walk', care: 'none' } as const;
  return reachable(positionOf(state), boardFigure(state, figure), points, rule).map(({ cell }) => cell);
}

/** No figure in the base game sees invisible ones (ruling 82). */
export function canMonsterFocusInvisible(state: State, _monster: FigureId, target: FigureId): boolean {
  return !has(state, target, 'invisible');
}

/** Returns the hexes where a monster can end its move by its card. */
export function calculateAllPossibleMoves(state: State, monster: FigureId): Cell[] {
  const performance = plannedPerformance(state, monster, cardOf(state, monster));
  return getHexesWithinDistance(state, monster, actionAhead(state, performance, 0).move);
}

/** Checks whether a summon acts this round: not in the round in which it appeared. R 11.3 */
export function handleSummonActivation(state: State, summon: FigureId): boolean {
  return !state.figures[summon]!.acted;
}

import type { Outcome, Progress } from '@tessera/kernel';
import { type State, VP_EVENTS } from '../state/state.ts';
import { seatOf } from '../units/units.ts';
import { calculateTeamVP, decideWinner } from './victoryPoints.ts';

/** Returns whether no decision is left. R 17.2, 17.3 */
export function isOver({ phase, conceded }: Pick<State, 'phase' | 'conceded'>): boolean {
  return phase === 'game-over' || conceded !== null;
}

/** Returns the winner and the reason. R 17 */
export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { winner, why } = decideWinner(state);
  return {
    results: [0, 1].map((seat) => (winner === null ? 'draw' : winner === seat ? 'win' : 'loss')),
    scores: [calculateTeamVP(state, 0), calculateTeamVP(state, 1)],
    why,
  };
}

/** Returns the progress of the match. R 6 */
export function progress({ phase, turn }: Pick<State, 'phase' | 'turn'>): Progress {
  return phase === 'loadout' ? { code: 'loadout' } : { code: 'turn', params: { turn } };
}

/** Returns figures worth averaging over many matches, in groups: points by source, alert by turn, damage by weapon. */
export function metrics(state: State): Record<string, number> {
  const figures: Record<string, number> = { turns: state.turn, ...deployingFigures(state) };
  for (const seat of [0, 1]) {
    figures[`points.seat ${seat}`] = calculateTeamVP(state, seat);
    for (const type of VP_EVENTS) figures[`vp seat ${seat}.${type}`] = 0;
  }
  for (const { type, character, points } of state.scores) figures[`vp seat ${seatOf(character)}.${type}`]! += points;
  for (const [i, level] of state.alerts.entries()) figures[`alert.turn ${i + 1}`] = level;
  for (const [weapon, wounds] of Object.entries(state.damage)) figures[`damage.${weapon}`] = wounds ?? 0;
  figures.unconscious = state.characters.filter(({ stance }) => stance === 'unconscious').length;
  return figures;
}

/** Returns the figures of the crew that deployed first; empty before deployment. */
function deployingFigures(state: State): Record<string, number> {
  const { deploying } = state;
  if (deploying < 0) return {};
  const { winner } = decideWinner(state);
  return {
    'deploying.win': winner === null ? 0.5 : winner === deploying ? 1 : 0,
    'deploying.lead': calculateTeamVP(state, deploying) - calculateTeamVP(state, 1 - deploying),
  };
}

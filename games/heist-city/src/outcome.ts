import type { Outcome, Progress } from '@tessera/kernel';
import { type State, VP_EVENTS } from './state.ts';
import { seatOf } from './units.ts';
import { calculateTeamVP, decideWinner } from './victoryPoints.ts';

/** Whether nobody has anything more to decide. R 17.2, 17.3 */
export function isOver({ phase, conceded }: Pick<State, 'phase' | 'conceded'>): boolean {
  return phase === 'game-over' || conceded !== null;
}

/** Who has won, and by what. R 17 */
export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { winner, why } = decideWinner(state);
  return {
    results: [0, 1].map((seat) => (winner === null ? 'draw' : winner === seat ? 'win' : 'loss')),
    scores: [calculateTeamVP(state, 0), calculateTeamVP(state, 1)],
    why,
  };
}

/** How far the heist is. R 6 */
export function progress({ phase, turn }: Pick<State, 'phase' | 'turn'>): Progress {
  return phase === 'loadout' ? { code: 'loadout' } : { code: 'turn', params: { turn } };
}

/** Figures worth averaging over many matches, in groups: points by source, alert by turn, damage by weapon. */
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

/** How the crew that deployed first has done; nothing where nobody has. */
function deployingFigures(state: State): Record<string, number> {
  const { deploying } = state;
  if (deploying < 0) return {};
  const { winner } = decideWinner(state);
  return {
    'deploying.win': winner === null ? 0.5 : winner === deploying ? 1 : 0,
    'deploying.lead': calculateTeamVP(state, deploying) - calculateTeamVP(state, 1 - deploying),
  };
}

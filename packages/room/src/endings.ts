import { lossResults, type Teams } from '@tessera/kernel';
import type { Ending } from '@tessera/protocol';

/** Returns the ending of a match that a seat lost, for itself and its team, by conceding or by timeout. */
export function lossOf(by: 'conceded' | 'timeout', seats: number, loser: number, teams?: Teams): Ending {
  return { by, seat: loser, results: lossResults(seats, loser, teams) };
}

/** Returns the ending of a match that all players left: a draw. */
export function abandonment(seats: number): Ending {
  return { by: 'abandoned', results: Array.from({ length: seats }, () => 'draw') };
}

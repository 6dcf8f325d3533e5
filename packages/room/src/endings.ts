import { areMates, type Teams } from '@tessera/kernel';
import type { Ending } from '@tessera/protocol';

/** Returns the ending of a match that a seat lost, for itself and its team, by conceding or by timeout. */
export function lossOf(by: 'conceded' | 'timeout', seats: number, loser: number, teams?: Teams): Ending {
  const resultOf = (seat: number) => (areMates(teams, seat, loser) ? 'loss' : 'win');
  return { by, seat: loser, results: Array.from({ length: seats }, (_, seat) => resultOf(seat)) };
}

/** Returns the ending of a match that all players left: a draw. */
export function abandonment(seats: number): Ending {
  return { by: 'abandoned', results: Array.from({ length: seats }, () => 'draw') };
}

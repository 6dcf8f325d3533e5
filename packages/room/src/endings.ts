import { areMates, type Teams } from '@tessera/kernel';
import type { Ending } from '@tessera/protocol';

/** The end of a match that one seat has lost by giving up or by running out of time, for itself and for its team. */
export function lossOf(by: 'conceded' | 'timeout', seats: number, loser: number, teams?: Teams): Ending {
  const resultOf = (seat: number) => (areMates(teams, seat, loser) ? 'loss' : 'win');
  return { by, seat: loser, results: Array.from({ length: seats }, (_, seat) => resultOf(seat)) };
}

/** The end of a match that everyone has left: nobody has won it. */
export function abandonment(seats: number): Ending {
  return { by: 'abandoned', results: Array.from({ length: seats }, () => 'draw') };
}

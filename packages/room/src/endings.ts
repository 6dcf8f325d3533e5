import type { Ending } from '@tessera/protocol';

/** The end of a match that one seat has lost by giving up or by running out of time. */
export function lossOf(by: 'conceded' | 'timeout', seats: number, loser: number): Ending {
  return { by, seat: loser, results: Array.from({ length: seats }, (_, seat) => (seat === loser ? 'loss' : 'win')) };
}

/** The end of a match that everyone has left: nobody has won it. */
export function abandonment(seats: number): Ending {
  return { by: 'abandoned', results: Array.from({ length: seats }, () => 'draw') };
}

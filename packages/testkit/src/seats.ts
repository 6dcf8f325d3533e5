import type { Game, Seat, Viewer } from '@tessera/kernel';

/** Everybody who may look: each seat, and somebody who plays no part. */
export function viewersOf(seats: number): Viewer[] {
  return [...seatsUpTo(seats), 'spectator'];
}

/** All the seats of a table. */
export function seatsUpTo(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** How a viewer is called in a sentence. */
export function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}

/** The seats that must decide, each once. */
export function decidingSeats(game: Game, state: object): Seat[] {
  return [...new Set(game.decisions(state).map(({ seat }) => seat))];
}

import type { Game, Seat, Viewer } from '@tessera/kernel';

/** Returns all viewers: each seat and a spectator. */
export function viewersOf(seats: number): Viewer[] {
  return [...seatsUpTo(seats), 'spectator'];
}

/** Returns all seats of a table. */
export function seatsUpTo(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Returns the name of a viewer for messages. */
export function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}

/** Returns the seats that must decide, each once. */
export function decidingSeats(game: Game, state: object): Seat[] {
  return [...new Set(game.decisions(state).map(({ seat }) => seat))];
}

import type { Game } from './game.ts';
import type { Done } from './history.ts';
import { seatOfDeed } from './matchFile.ts';
import { revealsTo } from './reveal.ts';
import type { Seat } from './visibility.ts';

/** Why taking a deed back needs everyone's consent. */
export type Barrier = 'chance' | 'revealed' | 'somebody-else';

/**
 * What stands in the way of a seat taking these deeds back by itself. `stateAt` gives the state after so many of them; nothing
 * may have been revealed to those whose eyes are named.
 */
export function barrierOf<State extends object, Action extends object>(
  game: Game<State, Action>,
  deeds: readonly Done[],
  stateAt: (step: number) => State,
  by: Seat,
  eyes: readonly Seat[],
): Barrier | undefined {
  if (deeds.some(({ deed, end }) => end !== deed.at || ('seat' in deed && deed.dice))) return 'chance';
  const reveals = ({ deed, events }: Done, step: number) => {
    if (!('seat' in deed) || !game.hidesSomething) return false;
    const after = { state: stateAt(step + 1), events };
    const action = game.action.parse(deed.action);
    return eyes.some((viewer) => revealsTo(game, stateAt(step), { seat: deed.seat, action }, after, viewer));
  };
  if (deeds.some(reveals)) return 'revealed';
  return deeds.every(({ deed }) => seatOfDeed(deed) === by) ? undefined : 'somebody-else';
}

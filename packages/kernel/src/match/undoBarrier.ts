import type { Game } from '../game.ts';
import { revealsTo } from '../state/reveal.ts';
import type { Seat } from '../state/visibility.ts';
import type { HistoryEntry } from './history.ts';
import { operationSeat } from './matchFile.ts';
import { isSubMatchReturn } from './subMatch.ts';

/** Why undoing an operation needs the consent of all players. */
export type Barrier = 'chance' | 'revealed' | 'somebody-else';

/**
 * Returns the reason why a seat cannot undo these operations without consent, if any. `stateAt` returns the state after
 * n of them. Nothing may have been revealed to the seats in `eyes`.
 */
export function barrierOf<State extends object, Action extends object>(
  game: Game<State, Action>,
  deeds: readonly HistoryEntry[],
  stateAt: (step: number) => State,
  by: Seat,
  eyes: readonly Seat[],
): Barrier | undefined {
  if (deeds.some(({ deed, end }) => end !== deed.at || ('seat' in deed && deed.dice))) return 'chance';
  const reveals = ({ deed, events }: HistoryEntry, step: number) => {
    if (!('seat' in deed)) return false;
    // The result of a sub-match is new information.
    if (isSubMatchReturn(game, deed.action)) return true;
    if (!game.hidesSomething) return false;
    const after = { state: stateAt(step + 1), events };
    const action = game.action.parse(deed.action);
    return eyes.some((viewer) => revealsTo(game, stateAt(step), { seat: deed.seat, action }, after, viewer));
  };
  if (deeds.some(reveals)) return 'revealed';
  return deeds.every(({ deed }) => operationSeat(deed) === by) ? undefined : 'somebody-else';
}

import type { Chance } from '../chance.ts';
import type { Game } from '../game.ts';
import { type Log, silent } from '../log.ts';
import { applyEdit } from '../state/patches.ts';
import { playTracked, settleTracked } from '../transition.ts';
import type { History } from './history.ts';
import type { Act, Edit, MatchHeader } from './matchFile.ts';
import { chanceFor, isReseed } from './matchStart.ts';
import type { Seeds } from './seeds.ts';

/**
 * Returns the state after an operation: an action is played; a manual edit is applied and then settled to the next
 * decision.
 */
export function deedTransition<State extends object, Action extends object, View extends object>(
  game: Game<State, Action, object, View>,
  state: State,
  deed: Act | Edit,
  chance: Chance,
  log: Log,
): State {
  if (!('seat' in deed)) {
    return settleTracked(game, game.state.parse(applyEdit(state, deed.edit)), { chance, log });
  }
  return playTracked(game, state, deed.seat, deed.action as Action, { chance, log });
}

/**
 * Returns the state after `seq` operations of a history, by replaying those since the last snapshot with their own
 * dice.
 */
export function stateAfter<State extends object, Action extends object, View extends object>(
  game: Game<State, Action, object, View>,
  header: MatchHeader,
  history: History<State>,
  seeds: Seeds,
  seq: number,
): State {
  const snapshot = history.snapshotBefore(seq);
  let { state } = snapshot;
  let era = history.between(0, snapshot.seq).filter(({ deed }) => isReseed(deed)).length;
  let stream = seeds.stream(header, era);
  for (const { deed } of history.between(snapshot.seq, seq)) {
    if (isReseed(deed)) stream = seeds.stream(header, ++era);
    else state = deedTransition(game, state, deed, chanceFor(deed, stream), silent);
  }
  return state;
}

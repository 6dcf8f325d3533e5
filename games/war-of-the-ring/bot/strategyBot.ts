import type { Bot } from '@tessera/bots';
import type { Chance, Seat } from '@tessera/kernel';
import { sideOf } from '../src/pieces/roles.ts';
import type { Action } from '../src/state/action.ts';
import type { View } from '../src/state/state.ts';
import { judge } from './judge.ts';
import type { Judgement } from './judgement.ts';
import { Position, type Sight } from './position.ts';
import type { Strategy } from './strategy.ts';

/** A move with its judgement. */
export interface Advice extends Judgement {
  readonly action: Action;
}

/** Returns all moves with their judgements, the best first. */
export function advise(
  sight: Sight,
  seat: Seat,
  legal: readonly Action[],
  strategies: readonly [Strategy, Strategy],
): Advice[] {
  const position = positionOf(sight, seat, strategies);
  const advice = legal.map((action) => ({ action, ...judge(position, action) }));
  return advice.sort((a, b) => b.worth - a.worth);
}

/** Returns only the best move, for playouts. */
export function bestMove(
  sight: Sight,
  seat: Seat,
  legal: readonly Action[],
  strategies: readonly [Strategy, Strategy],
  chance: Chance,
  noise = 0,
): Action {
  const position = positionOf(sight, seat, strategies);
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const worth = judge(position, action).worth + (noise + 0.01) * (chance.d(1000) / 1000);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Returns a strategy's judgement of one move. */
export function judgementOf(
  sight: Sight,
  seat: Seat,
  action: Action,
  strategies: readonly [Strategy, Strategy],
): Judgement {
  return judge(positionOf(sight, seat, strategies), action);
}

function positionOf(sight: Sight, seat: Seat, strategies: readonly [Strategy, Strategy]): Position {
  const side = sideOf(sight, seat);
  return new Position(sight, seat, strategies[side]!);
}

/** Returns a bot with two strategies: the first for the Free Peoples, the second for the Shadow. */
export function strategyBot(name: string, strategies: readonly [Strategy, Strategy]): Bot<Action, View> {
  return {
    name,
    choose: ({ view, seat, legal, chance }) =>
      legal.length === 1 ? legal[0]! : bestMove(view, seat, legal, strategies, chance),
    reason: ({ view, seat }, chosen) => ({ code: judgementOf(view, seat, chosen, strategies).reason }),
  };
}

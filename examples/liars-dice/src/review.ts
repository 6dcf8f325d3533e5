import type { Chance, Seat } from '@tessera/kernel';
import { oddsOf } from './odds.ts';
import type { Action, Bid, State } from './state.ts';
import { diceInPlay } from './table.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A bid within this probability of the best is as good in a playout, so that bids do not give the dice away. */
const AS_GOOD = 0.1;

/** Returns the next action of a playout: the more probable of a challenge and a raise, by the seat's own dice only. */
export function rollout(state: State, seat: Seat, chance: Chance): Action {
  if (state.flow.at(-1)?.at !== 'bid') return { type: 'ready' };
  const { bid } = state;
  const raises = candidates(state).map((raise) => ({ raise, odds: oddsTrue(state, seat, raise) }));
  const best = Math.max(0, ...raises.map(({ odds }) => odds));
  if (bid && (raises.length === 0 || 1 - oddsTrue(state, seat, bid) > best)) return { type: 'challenge' };
  const { count, face } = chance.pick(raises.filter(({ odds }) => odds >= best - AS_GOOD)).raise;
  return { type: 'bid', count, face };
}

/** Returns the lowest raise of every face. */
function candidates(state: State): readonly Pick<Bid, 'count' | 'face'>[] {
  const { bid } = state;
  return FACES.map((face) => ({ face, count: bid ? bid.count + (face > bid.face ? 0 : 1) : 1 })).filter(
    ({ count }) => count <= diceInPlay(state),
  );
}

function oddsTrue(state: State, seat: Seat, bid: Pick<Bid, 'count' | 'face'>): number {
  return Number(oddsOf(state, seat, bid).find(({ code }) => code === 'chance')?.value ?? 0);
}

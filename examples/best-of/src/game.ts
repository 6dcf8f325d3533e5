import { type Ctx, defineGame, type Outcome, refuse, type Seat } from '@tessera/kernel';
import { Action, Event, GAMES, Options, type Report, State } from './state.ts';

/** A series of games: the first seat to win a given number wins. Each game is a sub-match. */
export const bestOf = defineGame({
  id: 'best-of',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: Options,
  state: State,
  action: Action,
  events: Event,

  setup: ({ game, wins }): State => ({ game, wins, won: [0, 0], drawn: 0, chooser: 0, first: null }),

  decisions(state) {
    if (winner(state) !== undefined) return [];
    if (state.first === null) return [{ seat: state.chooser, kind: 'begin' }];
    return SEATS.map((seat) => ({ seat, kind: 'play' }));
  },

  legal: ({ first }): Action[] =>
    first === null ? SEATS.map((seat) => ({ type: 'begin', first: seat })) : [{ type: 'give-up' }],

  check({ first }, _seat, { type }) {
    const isPlaying = first !== null;
    return isPlaying === (type === 'begin') ? refuse(isPlaying ? 'game-on' : 'no-game') : undefined;
  },

  play(state, seat, action, ctx) {
    switch (action.type) {
      case 'begin':
        state.first = action.first;
        ctx.log({ type: 'begun', first: action.first, game: gamesPlayed(state) + 1 });
        return;
      case 'give-up':
        ctx.log({ type: 'given-up', seat });
        return score(state, other(seat), ctx);
      case 'returned':
        return score(state, winnerIn(state, action.report), ctx);
    }
  },

  // Nothing in this game is hidden.
  opens: ({ game, first }) =>
    first === null ? undefined : { game, options: GAMES[game], seats: [first, other(first)] },

  outcome(state): Outcome | undefined {
    const best = winner(state);
    if (best === undefined) return undefined;
    return { results: best === 0 ? ['win', 'loss'] : ['loss', 'win'], scores: [...state.won], why: 'enough-games' };
  },

  progress: (state) => ({ code: 'games', params: { first: state.won[0], second: state.won[1] } }),
});

const SEATS = [0, 1] as const;

function other(seat: Seat): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

function winner({ won, wins }: State): Seat | undefined {
  const best = won.findIndex((count) => count >= wins);
  return best < 0 ? undefined : best;
}

function gamesPlayed({ won, drawn }: State): number {
  return won[0] + won[1] + drawn;
}

/** Returns the seat that won a game; the first seat of the game is the one that began. */
function winnerIn({ first }: State, { results }: Report): Seat | undefined {
  const best = results.indexOf('win');
  if (best < 0 || first === null) return undefined;
  return best === 0 ? first : other(first);
}

/** Scores a finished game. The loser chooses next; after a draw, the seat that did not begin. */
function score(state: State, seat: Seat | undefined, { log }: Ctx<Event>): void {
  state.chooser = other(seat ?? state.first ?? 0);
  state.first = null;
  if (seat === undefined) {
    state.drawn++;
    log({ type: 'drawn' });
    return;
  }
  const mine = ++state.won[seat as 0 | 1];
  log({ type: 'won', seat, mine, theirs: state.won[other(seat)] });
}

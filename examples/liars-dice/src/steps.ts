import { flow, matesOf, refuse, type Steps } from '@tessera/kernel';
import type { Action, Event, Frame, State } from './state.ts';
import { counts, diceInPlay, isHigher, nextAfter, seatsWithDice, sidesLeft } from './table.ts';

/**
 * The rules, step by step. A function runs and returns the steps that replace it; an object with `asks` stops and waits
 * for a player.
 */
const steps: Steps<State, Frame, Action, Event> = {
  /** All players roll their remaining dice, under the cup. */
  roll(state, { first }, { chance, log }) {
    state.bid = null;
    state.players.forEach((player, seat) => {
      player.dice = chance.roll(player.dice.length, 6);
      player.shown = false;
      player.ready = false;
      const to = matesOf(state.teams, seat);
      log({ type: 'rolled', seat, dice: player.dice }, { to, others: { type: 'rolled', seat } });
    });
    return [{ at: 'bid', seat: first }];
  },

  /** One player raises the bid, or calls the last bidder a liar. */
  bid: {
    asks: (_state, { seat }) => seat,

    options(state) {
      const bids: Action[] = [{ type: 'challenge' }];
      for (let count = state.bid?.count ?? 1; count <= diceInPlay(state); count++) {
        for (let face = 1; face <= 6; face++) bids.push({ type: 'bid', count, face });
      }
      return bids;
    },

    answers: {
      bid: {
        refuse(state, _frame, _seat, { count, face }) {
          const dice = diceInPlay(state);
          if (count > dice) return refuse('too-many-dice', { count, dice });
          if (state.bid && !isHigher({ count, face }, state.bid)) {
            return refuse('bid-too-low', { count: state.bid.count, face: state.bid.face });
          }
          return undefined;
        },
        play(state, _frame, { seat, action: { count, face }, log }) {
          state.bid = { seat, count, face };
          log({ type: 'bid', seat, count, face });
          return [{ at: 'bid', seat: nextAfter(state, seat) }];
        },
      },
      challenge: {
        refuse: (state) => (state.bid ? undefined : refuse('nothing-to-challenge')),
        play(_state, _frame, { seat, log }) {
          log({ type: 'challenged', seat });
          return [{ at: 'showdown', challenger: seat }];
        },
      },
    },
  },

  /** All cups are lifted at once; the player in the wrong will lose a die. */
  showdown(state, { challenger }, { log }) {
    const { bid } = state;
    if (!bid) return [];
    for (const player of state.players) player.shown = true;
    const found = state.players
      .flatMap(({ dice }) => dice)
      .filter((die) => counts(die, bid.face, state.wildOnes)).length;
    const loser = found >= bid.count ? challenger : bid.seat;
    log({ type: 'showdown', found, count: bid.count, face: bid.face, loser });
    return [{ at: 'look', loser }];
  },

  /** All players look at the dice, in any order; the next roll waits for all of them. */
  look: {
    asks: (state) => seatsWithDice(state).filter((seat) => !state.players[seat]?.ready),
    options: () => [{ type: 'ready' }],
    answers: {
      ready(state, _frame, { seat }) {
        const player = state.players[seat];
        if (player) player.ready = true;
      },
    },
    afterwards: (_state, { loser }) => [{ at: 'lose', loser }],
  },

  /** The loser gives up a die and starts the next round, or is out. */
  lose(state, { loser }, { log }) {
    state.players[loser]?.dice.pop();
    const left = state.players[loser]?.dice.length ?? 0;
    log(left > 0 ? { type: 'lost-a-die', seat: loser, left } : { type: 'out', seat: loser });
    return [{ at: 'roll', first: left > 0 ? loser : nextAfter(state, loser) }];
  },
};

/** The match is over when one player, or one pair, has dice left. */
export const isOver = (state: State): boolean => sidesLeft(state) === 1;

/** `flow` derives decisions, legal, check and play from the table above. */
export const rules = flow({ steps, over: isOver });

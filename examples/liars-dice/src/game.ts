import { defineGame, matesOf, type Outcome, type Teams } from '@tessera/kernel';
import { oddsOf } from './odds.ts';
import { Action, Event, Options, State } from './state.ts';
import { isOver, rules } from './steps.ts';
import { diceInPlay, pairsFor, seatsWithDice } from './table.ts';

/** Liar's dice: bid on the dice under all cups together, or call the bluff. */
export const liarsDice = defineGame({
  id: 'liars-dice',
  version: '1.1.0',
  seats: { min: 2, max: 6 },
  options: Options,
  state: State,
  action: Action,
  events: Event,
  ...rules,

  // 1.1.0 plays like 1.0.0 unless the option for pairs is set.
  migrate(file) {
    const { header } = file;
    if (header.version !== '1.0.0') throw new Error(`there is no way from ${header.version}`);
    return { ...file, header: { ...header, version: '1.1.0', options: { ...header.options, pairs: false } } };
  },

  teams: ({ pairs }, seats) => (pairs ? pairsFor(seats) : undefined),

  setup: ({ dice, wildOnes, pairs }, seats): State => ({
    ...together(pairs ? pairsFor(seats) : undefined),
    wildOnes,
    players: Array.from({ length: seats }, () => ({
      dice: new Array<number>(dice).fill(1),
      shown: false,
      ready: false,
    })),
    bid: null,
    flow: [{ at: 'roll', first: 0 }],
  }),

  outcome(state): Outcome | undefined {
    if (!isOver(state)) return undefined;
    const [last = 0] = seatsWithDice(state);
    const winners = matesOf(state.teams, last);
    const results = state.players.map((_, seat) => (winners.includes(seat) ? 'win' : 'loss'));
    return { results, why: state.teams ? 'last-pair' : 'last-with-dice' };
  },

  progress: (state) => ({ code: 'dice', params: { players: seatsWithDice(state).length, dice: diceInPlay(state) } }),

  /** Samples a state consistent with the view: hidden dice are rolled again. */
  determinize: (view, _viewer, chance): State => ({
    ...together(view.teams),
    wildOnes: view.wildOnes,
    players: view.players.map(({ dice, shown, ready }) => ({
      dice: dice.map((die) => die ?? chance.d(6)),
      shown,
      ready,
    })),
    bid: view.bid,
    flow: [...view.flow],
  }),

  preview: (view, seat, action) => (action.type === 'bid' ? oddsOf(view, seat, action) : []),
});

/** Returns the team field of the state. */
function together(teams: Teams | undefined): Pick<State, 'teams'> {
  return teams ? { teams: [...teams] } : {};
}

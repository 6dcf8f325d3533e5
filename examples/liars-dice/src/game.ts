import { defineGame, matesOf, type Outcome, type Teams } from '@tessera/kernel';
import { oddsOf } from './odds.ts';
import { Action, Event, Options, State } from './state.ts';
import { isOver, rules } from './steps.ts';
import { diceInPlay, pairsFor, playing } from './table.ts';

/** Liar's dice: bid on what lies under all the cups together, or call the bluff. */
export const liarsDice = defineGame({
  id: 'liars-dice',
  version: '1.1.0',
  seats: { min: 2, max: 6 },
  options: Options,
  state: State,
  action: Action,
  events: Event,
  ...rules,

  // 1.1.0 plays as 1.0.0 did wherever nobody asks for pairs.
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
    const [last = 0] = playing(state);
    const winners = matesOf(state.teams, last);
    const results = state.players.map((_, seat) => (winners.includes(seat) ? 'win' : 'loss'));
    return { results, why: state.teams ? 'last-pair' : 'last-with-dice' };
  },

  progress: (state) => ({ code: 'dice', params: { players: playing(state).length, dice: diceInPlay(state) } }),

  /** A world this viewer cannot tell from the real one: dice it cannot see are rolled anew. */
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

/** What the state has of teams. */
function together(teams: Teams | undefined): Pick<State, 'teams'> {
  return teams ? { teams: [...teams] } : {};
}

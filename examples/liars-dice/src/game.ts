import { defineGame, type Outcome } from '@tessera/kernel';
import { oddsOf } from './odds.ts';
import { Action, Event, Options, State } from './state.ts';
import { isOver, rules } from './steps.ts';
import { playing } from './table.ts';

/** Liar's dice: bid on what lies under all the cups together, or call the bluff. */
export const liarsDice = defineGame({
  id: 'liars-dice',
  version: '1.0.0',
  seats: { min: 2, max: 6 },
  options: Options,
  state: State,
  action: Action,
  events: Event,
  ...rules,

  setup: ({ dice, wildOnes }, seats): State => ({
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
    const [winner] = playing(state);
    return { results: state.players.map((_, seat) => (seat === winner ? 'win' : 'loss')), why: 'last-with-dice' };
  },

  /** A world this viewer cannot tell from the real one: dice it cannot see are rolled anew. */
  determinize: (view, _viewer, chance): State => ({
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

import { areMates, type Chance, defineGame, faceDown, matesOf, perSeat, refuse } from '@tessera/kernel';
import * as z from 'zod';

// A small test game with dice, hidden information, simultaneous decisions and optional pairs.

const State = z.object({
  teams: z.array(z.string()).optional(),
  players: perSeat(
    z.object({
      dice: faceDown(z.array(z.int()), { until: 'shown', team: true }),
      shown: z.boolean(),
      ready: z.boolean(),
    }),
  ),
  /** The bid: total pips under all cups; 0 before the first bid. */
  bid: z.int(),
  turn: z.int(),
});
type State = z.infer<typeof State>;

const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rolled'), seat: z.int(), dice: z.array(z.int()).optional() }),
  z.object({ type: z.literal('bid'), seat: z.int(), pips: z.int() }),
  z.object({ type: z.literal('shown'), loser: z.int() }),
]);
type Event = z.infer<typeof Event>;
type Tell = (event: Event, audience?: { readonly to: readonly number[]; readonly others?: Event }) => void;

const isOver = ({ players }: State) => players.some(({ dice }) => dice.length === 0);
const isLooking = ({ players }: State) => players.some(({ shown }) => shown);

/** Returns the teams: players sitting opposite each other. */
function pairsFor(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'even' : 'odd'));
}

function roll({ players, teams }: State, chance: Chance, log: Tell): void {
  for (const [seat, player] of players.entries()) {
    player.dice = player.dice.map(() => chance.d(6));
    player.shown = false;
    player.ready = false;
    log(
      { type: 'rolled', seat, dice: [...player.dice] },
      { to: matesOf(teams, seat), others: { type: 'rolled', seat } },
    );
  }
}

/**
 * Each player bids more pips than the last, or doubts the bid; then all cups are shown, and the player in the wrong
 * loses a die.
 */
export const cups = defineGame({
  id: 'cups',
  version: '1.0.0',
  seats: { min: 2, max: 4 },
  options: z.object({ dice: z.int().min(1).max(6).default(3), pairs: z.boolean().default(false) }),
  state: State,
  action: z.discriminatedUnion('type', [
    z.object({ type: z.literal('bid'), pips: z.int().min(1).max(100) }),
    z.object({ type: z.literal('challenge') }),
    z.object({ type: z.literal('ready') }),
  ]),
  events: Event,
  teams: ({ pairs }, seats) => (pairs ? pairsFor(seats) : undefined),
  setup({ dice, pairs }, seats, { chance, log }): State {
    const players = Array.from({ length: seats }, () => ({
      dice: new Array<number>(dice).fill(1),
      shown: false,
      ready: false,
    }));
    const state: State = { ...(pairs && { teams: pairsFor(seats) }), players, bid: 0, turn: 0 };
    roll(state, chance, log);
    return state;
  },
  decisions(state) {
    if (isOver(state)) return [];
    if (!isLooking(state)) return [{ seat: state.turn, kind: 'bid' }];
    return state.players.flatMap(({ ready }, seat) => (ready ? [] : [{ seat, kind: 'look' }]));
  },
  legal(state) {
    if (isLooking(state)) return [{ type: 'ready' as const }];
    const bids = [3, 5, 8]
      .map((more) => ({ type: 'bid' as const, pips: state.bid + more }))
      .filter(({ pips }) => pips <= 100);
    return state.bid === 0 ? bids : [...bids, { type: 'challenge' as const }];
  },
  check(state, _seat, action) {
    if ((action.type === 'ready') !== isLooking(state)) return refuse('not-now');
    if (action.type === 'bid' && action.pips <= state.bid) return refuse('too-low', { bid: state.bid });
    return action.type === 'challenge' && state.bid === 0 ? refuse('nothing-said') : undefined;
  },
  play(state, seat, action, { chance, log }) {
    const { players } = state;
    if (action.type === 'bid') {
      state.bid = action.pips;
      state.turn = (seat + 1) % players.length;
      log({ type: 'bid', seat, pips: action.pips });
    } else if (action.type === 'challenge') {
      const pips = players.flatMap(({ dice }) => dice).reduce((sum, die) => sum + die, 0);
      const loser = pips >= state.bid ? seat : (seat + players.length - 1) % players.length;
      for (const player of players) player.shown = true;
      state.turn = loser;
      log({ type: 'shown', loser });
    } else {
      for (const [other, player] of players.entries()) if (other === seat) player.ready = true;
      if (players.some(({ ready }) => !ready)) return;
      players[state.turn]?.dice.pop();
      state.bid = 0;
      roll(state, chance, log);
    }
  },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const loser = state.players.findIndex(({ dice }) => dice.length === 0);
    return { results: state.players.map((_, seat) => (areMates(state.teams, seat, loser) ? 'loss' : 'win')) };
  },
  determinize: (view, _viewer, chance): State => ({
    ...view,
    players: view.players.map(({ dice, shown, ready }) => ({
      dice: dice.map((die) => die ?? chance.d(6)),
      shown,
      ready,
    })),
  }),
});

import * as z from 'zod';
import { defineGame } from '../defineGame.ts';
import { flow, type Steps } from '../flow.ts';
import type { Outcome } from '../game.ts';
import { refuse } from '../refusal.ts';
import { faceDown, hidden, ownerOnly, perSeat } from '../state/visibility.ts';

// A small game for the kernel's tests that uses every kernel feature: a hidden deck, private hands, secret simultaneous
// picks, a die, an open question and an outcome.

const Frame = z.discriminatedUnion('at', [
  z.object({ at: z.literal('pick') }),
  z.object({ at: z.literal('show') }),
  z.object({ at: z.literal('boon'), seat: z.int() }),
]);
type Frame = z.infer<typeof Frame>;

const State = z.object({
  deck: hidden(z.array(z.int())),
  players: perSeat(
    z.object({
      hand: ownerOnly(z.array(z.int())),
      pick: faceDown(z.int().nullable(), { until: 'shown', owner: true }),
      picked: z.boolean(),
      shown: z.boolean(),
      score: z.int(),
    }),
  ),
  flow: z.array(Frame),
});
export type State = z.infer<typeof State>;

const Action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pick'), card: z.int() }),
  z.object({ type: z.literal('draw') }),
  z.object({ type: z.literal('roll') }),
  z.object({ type: z.literal('donate'), points: z.int() }),
]);
type Action = z.infer<typeof Action>;

const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('picked'), seat: z.int(), card: z.int().optional() }),
  z.object({ type: z.literal('shown'), picks: z.array(z.int()) }),
  z.object({ type: z.literal('drew'), seat: z.int(), card: z.int() }),
  z.object({ type: z.literal('rolled'), seat: z.int(), points: z.int() }),
]);
type Event = z.infer<typeof Event>;

const steps: Steps<State, Frame, Action, Event> = {
  pick: {
    asks: (state) => state.players.flatMap(({ picked }, seat) => (picked ? [] : [seat])),
    options: (state, _frame, seat) => (state.players[seat]?.hand ?? []).map((card) => ({ type: 'pick', card })),
    answers: {
      pick(state, _frame, { seat, action: { card }, log }) {
        const player = state.players[seat];
        if (!player) return;
        player.hand = player.hand.filter((held) => held !== card);
        player.pick = card;
        player.picked = true;
        log({ type: 'picked', seat, card }, { to: [seat], others: { type: 'picked', seat } });
      },
    },
    afterwards: () => [{ at: 'show' }],
  },

  show(state, _frame, { log }) {
    for (const player of state.players) player.shown = true;
    const picks = state.players.map(({ pick }) => pick ?? 0);
    const seat = picks.indexOf(Math.max(...picks));
    log({ type: 'shown', picks });
    return [{ at: 'boon', seat }];
  },

  boon: {
    asks: (_state, { seat }) => seat,
    prompt: (state, { seat }) => ({ code: 'boon', params: { seat, score: state.players[seat]?.score ?? 0 } }),
    options: () => [{ type: 'draw' }, { type: 'roll' }, { type: 'donate', points: 1 }],
    open: true,
    refuse(state, { seat }, _seat, action) {
      if (action.type === 'draw' && state.deck.length === 0) return refuse('deck-empty');
      const score = state.players[seat]?.score ?? 0;
      if (action.type === 'donate' && action.points > score) return refuse('too-poor', { score });
      return undefined;
    },
    answers: {
      draw(state, { seat }, { log }) {
        const card = state.deck.pop() as number;
        state.players[seat]?.hand.push(card);
        log({ type: 'drew', seat, card }, { to: [seat] });
        return nextRound(state);
      },
      roll(state, { seat }, { chance, log }) {
        const points = chance.d(6);
        const player = state.players[seat];
        if (player) player.score += points;
        log({ type: 'rolled', seat, points });
        return nextRound(state);
      },
      donate(state, { seat }, { action: { points } }) {
        const giver = state.players[seat];
        const taker = state.players[1 - seat];
        if (giver) giver.score -= points;
        if (taker) taker.score += points;
        return nextRound(state);
      },
    },
  },
};

function nextRound(state: State): Frame[] {
  for (const player of state.players) {
    player.pick = null;
    player.picked = false;
    player.shown = false;
  }
  return [{ at: 'pick' }];
}

const isOver = (state: State) => state.players.some(({ hand, picked }) => hand.length === 0 && !picked);

export const highCard = defineGame({
  id: 'high-card',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({ cards: z.int().min(1).max(5).default(3) }),
  state: State,
  action: Action,
  events: Event,
  ...flow({ steps, over: isOver }),
  setup({ cards }, seats, { chance }): State {
    const deck = Array.from({ length: 12 }, (_, i) => i + 1);
    chance.shuffle(deck);
    const players = Array.from({ length: seats }, () => ({
      hand: deck.splice(0, cards),
      pick: null,
      picked: false,
      shown: false,
      score: 0,
    }));
    return { deck, players, flow: [{ at: 'pick' }] };
  },
  outcome(state): Outcome | undefined {
    if (!isOver(state)) return undefined;
    const scores = state.players.map(({ score }) => score);
    const best = Math.max(...scores);
    return { results: scores.map((score) => (score === best ? 'win' : 'loss')), scores };
  },
  determinize(view, _viewer, chance): State {
    const known = new Set([...view.players.flatMap(({ hand, pick }) => [...hand, pick ?? null])]);
    // Cards of earlier rounds are not in the view, and this small game does not track which they were.
    const unknown = Array.from({ length: 12 }, (_, i) => i + 1).filter((card) => !known.has(card));
    chance.shuffle(unknown);
    const deal = () => unknown.pop() as number;
    return {
      deck: view.deck.map(deal),
      players: view.players.map((player) => ({
        hand: player.hand.map((card) => card ?? deal()),
        pick: player.pick !== undefined ? player.pick : player.picked ? deal() : null,
        picked: player.picked,
        shown: player.shown,
        score: player.score,
      })),
      flow: [...view.flow],
    };
  },
});

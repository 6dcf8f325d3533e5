import {
  type Chance,
  defineGame,
  faceDown,
  hidden,
  ownerOnly,
  perSeat,
  refuse,
  type Seat,
  type Viewer,
  type ViewOf,
} from '@tessera/kernel';
import * as z from 'zod';

const Card = z.int().min(1);

const State = z.object({
  cards: z.int(),
  deck: hidden(z.array(Card)),
  discard: z.array(Card),
  players: perSeat(
    z.object({
      hand: ownerOnly(z.array(Card)),
      laid: z.boolean(),
      bid: faceDown(z.int().nullable(), { until: 'shown', owner: true }),
      shown: z.boolean(),
      score: z.int(),
    }),
  ),
  /** The seat that won the round and may draw; null while players bid. */
  winner: z.int().nullable(),
});
export type State = z.infer<typeof State>;
type View = ViewOf<typeof State>;

const Action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), card: Card }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('pass') }),
]);
export type Action = z.infer<typeof Action>;

const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('laid'), seat: z.int(), card: Card.optional() }),
  z.object({ type: z.literal('drew'), seat: z.int(), card: Card.optional() }),
]);

const HAND = 3;

/**
 * Players simultaneously lay a card face down. The highest last digit wins the round (a die breaks ties), and the
 * winner may draw. A small game with hidden hands, a hidden deck, secret simultaneous bids and chance.
 */
export const auction = defineGame({
  id: 'auction',
  version: '1.2.0',
  seats: { min: 2, max: 3 },
  options: z.object({ cards: z.int().min(9).max(40).default(14) }),
  state: State,
  action: Action,
  events: Event,

  setup({ cards }, seats, { chance }): State {
    const deck = Array.from({ length: cards }, (_, i) => i + 1);
    chance.shuffle(deck);
    const players = Array.from({ length: seats }, () => ({
      hand: deck.splice(0, HAND),
      laid: false,
      bid: null,
      shown: false,
      score: 0,
    }));
    return { cards, deck, discard: [], players, winner: null };
  },

  decisions(state) {
    if (isOver(state)) return [];
    if (state.winner !== null) return [{ seat: state.winner, kind: 'prize' }];
    return state.players.flatMap(({ laid }, seat) => (laid ? [] : [{ seat, kind: 'bid' }]));
  },

  legal(state, seat): readonly Action[] {
    if (state.winner === null) return handOf(state, seat).map((card) => ({ type: 'bid', card }));
    return state.deck.length > 0 ? [{ type: 'draw' }, { type: 'pass' }] : [{ type: 'pass' }];
  },

  check(state, seat, action) {
    if ((action.type === 'bid') !== (state.winner === null)) return refuse('not-now', { type: action.type });
    if (action.type === 'bid' && !handOf(state, seat).includes(action.card)) {
      return refuse('not-in-hand', { card: action.card });
    }
    return action.type === 'draw' && state.deck.length === 0 ? refuse('no-deck') : undefined;
  },

  play(state, seat, action, { chance, log }) {
    const player = state.players[seat]!;
    if (action.type === 'bid') {
      player.hand.splice(player.hand.indexOf(action.card), 1);
      player.bid = action.card;
      player.laid = true;
      log({ type: 'laid', seat, card: action.card }, { to: [seat], others: { type: 'laid', seat } });
      if (state.players.every(({ laid }) => laid)) award(state, chance);
      return;
    }
    if (action.type === 'draw') {
      const card = state.deck.pop()!;
      player.hand.push(card);
      log({ type: 'drew', seat, card }, { to: [seat], others: { type: 'drew', seat } });
    }
    clear(state);
  },

  outcome(state) {
    if (!isOver(state)) return undefined;
    const best = Math.max(...state.players.map(({ score }) => score));
    return {
      results: state.players.map(({ score }) => (score === best ? 'win' : 'loss')),
      scores: state.players.map(({ score }) => score),
      why: 'hands-empty',
    };
  },

  determinize: deal,
  preview: (_view, _seat, action) => (action.type === 'draw' ? [{ code: 'one-more' }] : []),
  metrics: (state) => ({ discarded: state.discard.length }),
});

/** The texts of the game in one language. */
export const auctionTexts = {
  words: {
    params: {},
    board: (view: Pick<View, 'deck' | 'discard'>) =>
      `${view.deck.length} in the deck, ${view.discard.length} discarded`,
  },
  bundles: {
    en: {
      ask: { bid: { title: 'Lay a card' }, prize: { title: 'Draw?' } },
      action: { bid: 'bid {card}', draw: 'draw', pass: 'pass' },
      event: { laid: '{seat} lays a card', drew: '{seat} draws' },
      refusal: {
        'not-now': 'This is not the time to {type}.',
        'not-in-hand': 'Card {card} is not in your hand.',
        'no-deck': 'The deck is empty.',
      },
      ending: { 'hands-empty': 'Somebody has no card left.' },
      reason: { 'one-more': 'one more card in hand' },
    },
  },
};

function isOver(state: State): boolean {
  return state.winner === null && state.players.some(({ hand, laid }) => hand.length === 0 && !laid);
}

function handOf(state: State, seat: Seat): readonly number[] {
  return state.players[seat]?.hand ?? [];
}

function award(state: State, chance: Chance): void {
  const worth = state.players.map(({ bid }) => (bid ?? 0) % 10);
  const best = Math.max(...worth);
  const winners = worth.flatMap((value, seat) => (value === best ? [seat] : []));
  state.winner = winners.length === 1 ? winners[0]! : chance.pick(winners);
  state.players[state.winner]!.score += chance.d(3);
  for (const player of state.players) player.shown = true;
}

function clear(state: State): void {
  for (const player of state.players) {
    state.discard.push(player.bid!);
    player.bid = null;
    player.laid = false;
    player.shown = false;
  }
  state.winner = null;
}

function deal(view: View, viewer: Viewer, chance: Chance): State {
  const seen = new Set(view.discard);
  for (const { hand, bid } of view.players) for (const card of [...hand, bid]) if (card) seen.add(card);
  const unseen = Array.from({ length: view.cards }, (_, i) => i + 1).filter((card) => !seen.has(card));
  chance.shuffle(unseen);
  const players = view.players.map((player, seat) => ({
    ...player,
    hand: player.hand.map((card) => card ?? unseen.pop()!),
    bid: seat === viewer || player.shown || !player.laid ? (player.bid ?? null) : unseen.pop()!,
  }));
  return { ...view, discard: [...view.discard], players, deck: view.deck.map(() => unseen.pop()!) };
}

/** Settings for the law `edited`: each card exists once. */
export const auctionEditing = {
  isPossible({ deck, discard, players }: State): boolean {
    const cards = [
      ...deck,
      ...discard,
      ...players.flatMap(({ hand, bid }) => [...hand, ...(bid === null ? [] : [bid])]),
    ];
    return new Set(cards).size === cards.length;
  },
};

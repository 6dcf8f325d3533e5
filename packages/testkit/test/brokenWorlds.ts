import { refuse } from '@tessera/kernel';
import { auction, auctionTexts, type State } from './auction.ts';
import { type Auction, auctionThen, auctionWith, type Broken, broken, noughtsWith } from './broken.ts';
import { noughts, noughtsTexts } from './noughts.ts';

/** Games that leak hidden information, keep state between calls, or write to shared objects. */
export const BROKEN_WORLDS: readonly Broken[] = [
  broken(
    'an event tells everyone which card was drawn',
    'views',
    /the events of \{"type":"draw"\}/,
    auctionThen((state, seat, { type }, { log }) => {
      if (type === 'draw') log({ type: 'drew-openly', card: state.players[seat]!.hand.at(-1) });
    }),
  ),
  broken(
    'an event tells everyone which card was laid face down',
    'views',
    /cannot see whether seat \d chose \{"card":\d+,"type":"bid"\} or .*, but is told: 1\.card/,
    auctionThen((_state, _seat, action, { log }) => {
      if (action.type === 'bid') log({ type: 'laid-openly', card: action.card });
    }),
  ),
  broken(
    'a refusal depends on the cards of others',
    'views',
    /by trying .*somebody-has-it/,
    auctionWith({
      check(state, seat, action) {
        const elsewhere = state.players.some(
          ({ hand }, other) => other !== seat && action.type === 'bid' && hand.includes(action.card),
        );
        return elsewhere ? refuse('somebody-has-it') : auction.check(state, seat, action);
      },
    }),
  ),
  broken(
    'legal depends on the next card of the deck',
    'views',
    /"draw"\} is legal in one of them only|"pass"\} is legal in one of them only/,
    auctionWith({
      legal: (state, seat) =>
        state.winner === null || state.deck.length === 0
          ? auction.legal(state, seat)
          : [{ type: state.deck.at(-1)! % 2 === 0 ? 'draw' : 'pass' }],
    }),
  ),
  broken(
    'who is asked depends on hidden cards',
    'views',
    /apart by who must decide/,
    auctionWith({
      decisions(state) {
        const asked = auction.decisions(state);
        const high = asked.filter(({ seat }) => state.players[seat]!.hand.some((card) => card > 9));
        return high.length > 0 ? high : asked;
      },
    }),
  ),
  broken(
    'determinize deals the own hand anew',
    'views',
    /apart by the view: players\.\d\.hand/,
    auctionWith({
      determinize(view, viewer, chance) {
        const world = auction.determinize(view, viewer, chance);
        for (const player of world.players) {
          if (player.hand.length > 0) world.deck.push(player.hand.pop()!);
          if (world.deck.length > 1) player.hand.push(world.deck.shift()!);
        }
        return world;
      },
    }),
  ),

  broken('determinize has its own luck', 'determinize', /the same deal .* differs/, () => {
    let deals = 0;
    return {
      ...auction,
      determinize(view, viewer, chance) {
        for (let i = 0; i < deals % 7; i++) chance.d(6);
        deals++;
        return auction.determinize(view, viewer, chance);
      },
    } satisfies Auction;
  }),
  broken(
    'determinize leaves blanks',
    'determinize',
    /dealt for .*does not fit its schema/,
    auctionWith({ determinize: (view) => structuredClone(view) as State }),
  ),
  broken(
    'determinize deals worlds that cannot be played',
    'determinize',
    /has no legal action/,
    auctionWith({
      determinize(view, viewer, chance) {
        const world = auction.determinize(view, viewer, chance);
        for (const player of world.players) if (!player.laid) player.hand = [];
        world.winner ??= 0;
        return world;
      },
      legal: (state, seat) =>
        state.players.every(({ laid }) => laid) || state.winner === null ? auction.legal(state, seat) : [],
    }),
  ),

  broken('the board says nothing', 'words', /the board is empty for seat 0/, noughtsWith({}), {
    ...noughtsTexts,
    words: { params: {}, board: () => ' ' },
  }),
  broken('an action leaves a gap', 'words', /in en, \{"cell":\d\} is "mark \{place\}"/, noughtsWith({}), {
    ...noughtsTexts,
    bundles: { en: { ...noughtsTexts.bundles.en, action: { act: 'mark {place}' } } },
  }),
  broken('an event has no words', 'words', /no en text "event\.drew"/, auctionWith({}), {
    ...auctionTexts,
    bundles: { en: { ...auctionTexts.bundles.en, event: { laid: '{seat} lays a card' } } },
  }),
  broken(
    'an event does not fit its schema',
    'events',
    /"rang".*: the event does not fit its schema/,
    auctionThen((_state, seat, _action, { log }) => log({ type: 'rang', seat })),
  ),

  broken(
    'the rules count behind the back of the state',
    'modes',
    /fast and tracked mode part: players\.\d\.score/,
    () => {
      let plays = 0;
      return auctionThen((state, seat) => {
        state.players[seat]!.score += ++plays % 3;
      })();
    },
  ),
  broken('the events depend on something outside', 'modes', /the events part/, () => {
    let plays = 0;
    return auctionThen((_state, _seat, _action, { log }) => log({ type: 'tick', plays: ++plays }))();
  }),

  broken(
    'views are not what the schema declares',
    'patches',
    /patched, seat 0 sees something else: winner/,
    auctionWith({
      view(state, viewer) {
        const { winner: _unseen, ...view } = auction.view(state, viewer);
        return view as ReturnType<Auction['view']>;
      },
    }),
  ),

  broken(
    'patches carry what a view keeps back',
    'patches',
    /seat 0 is sent \d for winner, which its view does not show/,
    auctionWith({
      view(state, viewer) {
        const { winner: _unseen, ...view } = auction.view(state, viewer);
        return view as ReturnType<Auction['view']>;
      },
    }),
  ),

  broken(
    'legal sorts the hand in place',
    'purity',
    /threw TypeError/,
    auctionWith({
      legal(state, seat) {
        state.players[seat]!.hand.sort((a, b) => a - b);
        return auction.legal(state, seat);
      },
    }),
  ),
  broken(
    'setup writes to the options',
    'purity',
    /threw TypeError/,
    auctionWith({
      setup(options, seats, ctx) {
        const state = auction.setup(options, seats, ctx);
        options.cards = seats;
        return state;
      },
    }),
  ),
  broken(
    'setup shuffles cards that are not its own',
    'purity',
    /setup gives another state the second time: do the rules change something outside the state\? \(deck\.0/,
    () => {
      const cards = Array.from({ length: 14 }, (_, i) => i + 1);
      return auctionWith({
        setup(options, seats, ctx) {
          ctx.chance.shuffle(cards);
          return { ...auction.setup(options, seats, ctx), deck: [...cards] };
        },
      })();
    },
  ),
  broken(
    'play draws from a pile that is not in the state',
    'purity',
    /the same action gives another state the second time: do the rules change something outside the state\?/,
    () => {
      let pile = 1_000;
      return auctionThen((state) => state.discard.push(pile--))();
    },
  ),
  broken(
    'play writes to the action',
    'purity',
    /threw TypeError/,
    noughtsWith({
      play(state, seat, action, ctx) {
        noughts.play(state, seat, action, ctx);
        action.cell = 0;
      },
    }),
  ),
  broken('the rules keep hold of an action and write to it later', 'purity', /action \d was .* and has become/, () => {
    let kept: { cell: number } | undefined;
    return noughtsWith({
      play(state, seat, action, ctx) {
        noughts.play(state, seat, action, ctx);
        if (kept && !Object.isFrozen(kept)) kept.cell = (kept.cell + 1) % 9;
        kept = action;
      },
    })();
  }),
  broken('the rules keep hold of an old state and write to it', 'purity', /the old state changed: discard/, () => {
    let kept: number[] | undefined;
    return auctionWith({
      decisions(state) {
        kept = state.discard;
        return auction.decisions(state);
      },
      play(state, seat, action, ctx) {
        auction.play(state, seat, action, ctx);
        kept?.push(1);
      },
    })();
  }),

  broken('the rules remember what was undone', 'undo', /(after redo|the state at \d+): players\.\d\.score/, () => {
    const seen = new Set<string>();
    return auctionThen((state, seat, action) => {
      const moment = JSON.stringify([state.deck, state.discard, state.players.map(({ bid }) => bid), action]);
      // Twice is correct: once in each mode.
      if (seen.has(`${moment} again`)) state.players[seat]!.score++;
      else seen.add(seen.has(moment) ? `${moment} again` : moment);
    })();
  }),
];

import { fastChance, refuse, silent } from '@tessera/kernel';
import { auction } from './auction.ts';
import { auctionThen, auctionWith, type Broken, broken, noughtsWith } from './broken.ts';
import { noughts, noughtsTexts } from './noughts.ts';

const AN_AUCTION = { game: 'auction', options: {}, seats: [0, 1] };

/** Games with defects in legal actions, refusals, states or texts. */
export const BROKEN_RULES: readonly Broken[] = [
  broken(
    'play throws on some action',
    'play',
    /"draw".*threw Error: torn card/,
    auctionThen((_state, _seat, { type }) => {
      if (type === 'draw') throw new Error('torn card');
    }),
  ),
  broken(
    'setup throws',
    'play',
    /setup threw Error: no box/,
    auctionWith({
      setup() {
        throw new Error('no box');
      },
    }),
  ),
  broken(
    'the outcome forgets a seat',
    'play',
    /not one for 2 seats/,
    noughtsWith({
      outcome(state) {
        const outcome = noughts.outcome(state);
        return outcome && { ...outcome, results: outcome.results.slice(1) };
      },
    }),
  ),
  broken('a metric is no number', 'play', /metric pace is NaN/, noughtsWith({ metrics: () => ({ pace: 0 / 0 }) })),

  broken(
    'a match that is over waits for another',
    'opens',
    /over waits for another/,
    noughtsWith({ opens: (state) => (noughts.outcome(state) ? AN_AUCTION : undefined) }),
  ),
  broken(
    'it opens a game that nobody knows',
    'opens',
    /opens chess, which/,
    noughtsWith({ opens: () => ({ ...AN_AUCTION, game: 'chess' }) }),
  ),
  broken(
    'it opens a match with options that do not fit',
    'opens',
    /"many"\} are no options of auction/,
    noughtsWith({ opens: () => ({ ...AN_AUCTION, options: { cards: 'many' } }) }),
  ),
  broken(
    'it opens a match for seats that are not there',
    'opens',
    /\[0,7\] cannot sit down to auction/,
    noughtsWith({ opens: () => ({ ...AN_AUCTION, seats: [0, 7] }) }),
  ),
  broken(
    'it knows nothing of what it is told',
    'opens',
    /does not fit the schema of its return action/,
    noughtsWith({ opens: (state) => (noughts.outcome(state) ? undefined : AN_AUCTION) }),
  ),

  broken(
    'legal offers what is refused',
    'legal',
    /"card":999.* but refused: not-in-hand/,
    auctionWith({
      legal: (state, seat) =>
        state.winner === null
          ? [...auction.legal(state, seat), { type: 'bid', card: 999 }]
          : auction.legal(state, seat),
    }),
  ),
  broken(
    'legal offers the same twice',
    'legal',
    /offered \{"cell":\d\} twice/,
    noughtsWith({ legal: (state, seat) => [...noughts.legal(state, seat), ...noughts.legal(state, seat)] }),
  ),
  broken(
    'legal is empty for a seat that decides',
    'legal',
    /has no legal action/,
    auctionWith({ legal: (state, seat) => (state.winner === null ? auction.legal(state, seat) : []) }),
  ),
  broken(
    'a decided match goes on',
    'legal',
    /the match is over, yet/,
    noughtsWith({
      decisions({ cells }) {
        const marks = cells.filter((mark) => mark !== '').length;
        return marks === 9 ? [] : [{ seat: marks % 2, kind: 'mark' }];
      },
    }),
  ),
  broken('nobody decides and nobody has won', 'legal', /no outcome/, noughtsWith({ outcome: () => undefined })),
  broken(
    'a seat is asked that is not there',
    'legal',
    /asked of seat 2 at a table of 2/,
    noughtsWith({
      decisions: (state) => noughts.decisions(state).map((decision) => ({ ...decision, seat: 2 })),
      legal: () => [{ cell: 0 }],
    }),
  ),

  broken(
    'legal offers what is refused, in a state that nobody plays to',
    'edited',
    /"cell":\d\} is listed but refused: taken; cells\.\d/,
    noughtsWith({ legal: (state, seat) => [...noughts.legal(state, seat), ...(isUneven(state) ? marked(state) : [])] }),
  ),
  broken(
    'legal offers the same twice, in a state that nobody plays to',
    'edited',
    /offered \{"cell":\d\} twice/,
    noughtsWith({
      legal: (state, seat) => [
        ...noughts.legal(state, seat),
        ...(isUneven(state) ? noughts.legal(state, seat).slice(0, 1) : []),
      ],
    }),
  ),
  broken(
    'check lets pass what legal does not list',
    'edited',
    /"cell":4\} is admitted but not listed/,
    noughtsWith({ legal: (state, seat) => noughts.legal(state, seat).filter(({ cell }, i) => cell !== 4 || i === 0) }),
  ),

  broken(
    'legal actions hold what the schema drops',
    'actions',
    /the schema changes/,
    noughtsWith({ legal: (state, seat) => noughts.legal(state, seat).map((action) => ({ ...action, hint: 'good' })) }),
  ),
  broken(
    'legal actions do not fit the schema',
    'actions',
    /does not fit the action schema/,
    noughtsWith({ legal: (state, seat) => noughts.legal(state, seat).map(({ cell }) => ({ cell: cell + 0.5 })) }),
  ),

  broken(
    'a refusal has no sentence',
    'refusals',
    /there is no en text "refusal\.taken"/,
    noughtsWith({}),
    noughtsWithout('refusal'),
  ),
  broken(
    'a refusal leaves a blank open',
    'refusals',
    /in en it says "Card \{card\} is not in your hand\."/,
    auctionWith({
      check(state, seat, action) {
        const refusal = auction.check(state, seat, action);
        return refusal?.code === 'not-in-hand' ? refuse('not-in-hand') : refusal;
      },
    }),
  ),
  broken(
    'an outcome has no sentence',
    'refusals',
    /there is no en text "ending\.line"/,
    noughtsWith({}),
    noughtsWithout('ending'),
  ),
  broken(
    'check throws on an action it does not expect',
    'refusals',
    /is not refused but throws no such card/,
    auctionWith({
      check(state, seat, action) {
        if (action.type === 'bid' && action.card > state.cards) throw new RangeError('no such card');
        return auction.check(state, seat, action);
      },
    }),
  ),
  broken(
    'check changes the state',
    'refusals',
    /changes the state: players\.\d\.score/,
    auctionWith({
      check(state, seat, action) {
        const refusal = auction.check(state, seat, action);
        if (refusal) state.players[seat]!.score--;
        return refusal;
      },
    }),
  ),
  broken(
    'check lets pass what cannot be played',
    'refusals',
    /is not refused, and then the state does not fit/,
    auctionWith({
      check: (state, seat, action) =>
        action.type === 'bid' && state.winner === null ? undefined : auction.check(state, seat, action),
      play(state, seat, action, ctx) {
        auction.play(state, seat, action, ctx);
        const player = state.players[seat]!;
        if (action.type === 'bid' && action.card > state.cards) player.hand.push(0.5);
      },
    }),
  ),

  broken(
    'the state holds what its schema does not know',
    'state',
    /players\.0\.mood: expected nothing/,
    auctionWith({
      setup(options, seats, ctx) {
        const state = auction.setup(options, seats, ctx);
        return { ...state, players: state.players.map((player) => ({ ...player, mood: 'calm' })) };
      },
    }),
  ),
  broken(
    'the state breaks its schema',
    'state',
    /does not fit its schema at players\.\d\.score/,
    auctionThen((state, seat) => {
      state.players[seat]!.score += 0.5;
    }),
  ),
  broken(
    'the state holds what JSON cannot say',
    'state',
    /state\.cards is not plain JSON/,
    auctionWith({ setup: (options, seats, ctx) => ({ ...auction.setup(options, seats, ctx), cards: Number.NaN }) }),
  ),
  broken(
    'the state is not plain JSON',
    'state',
    /state\.players\.0\.hand is not plain JSON/,
    auctionWith({
      setup(options, seats, ctx) {
        const state = auction.setup(options, seats, ctx);
        state.players[0]!.hand = Hand.from(state.players[0]!.hand);
        return state;
      },
    }),
  ),
  broken(
    'the state does not know who plays together',
    'teams',
    /into \["noughts","crosses"\], the state into undefined/,
    noughtsWith({ teams: () => ['noughts', 'crosses'] }),
  ),
  broken(
    'a team wins and loses at once',
    'teams',
    /the team both has more than one result: (win, loss|loss, win)/,
    noughtsWith({ teams: () => BOTH, setup: () => inOneTeam(noughts.setup({}, 2, NO_LUCK)) }),
  ),
  broken(
    'a team has no name',
    'teams',
    /there is no en text "team.both"/,
    noughtsWith({ teams: () => BOTH, setup: () => inOneTeam(noughts.setup({}, 2, NO_LUCK)) }),
  ),
];

const BOTH = ['both', 'both'];
const NO_LUCK = { chance: fastChance('none is needed'), log: silent };

function inOneTeam<State extends object>(state: State): State {
  return { ...state, teams: [...BOTH] };
}

type Cells = Parameters<typeof noughts.legal>[0];

/** Whether one side has had too many turns. */
function isUneven({ cells }: Cells): boolean {
  const count = (mark: string) => cells.filter((other) => other === mark).length;
  return count('X') < count('O') || count('X') > count('O') + 1;
}

function marked({ cells }: Cells): { cell: number }[] {
  return cells.flatMap((mark, cell) => (mark === '' ? [] : [{ cell }]));
}

/** An array subclass, which is not plain JSON. */
class Hand extends Array<number> {}

/** Returns the texts of noughts without one section. */
function noughtsWithout(section: 'refusal' | 'ending') {
  return { ...noughtsTexts, bundles: { en: { ...noughtsTexts.bundles.en, [section]: {} } } };
}

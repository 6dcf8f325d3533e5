import type { Game } from '@tessera/kernel';
import type { GameTexts } from '../src/law.ts';
import { type Action, auction, auctionTexts, type State } from './auction.ts';
import { noughts, noughtsTexts } from './noughts.ts';

/** A game with one thing wrong, the law that must notice, and what it must say. */
export interface Broken {
  readonly what: string;
  readonly law: string;
  readonly says: RegExp;
  /** Made anew for each test: some of them remember things, which is what is wrong with them. */
  game(): Game;
  /** What the game says, where that is what is wrong. */
  readonly texts?: GameTexts;
}

/** What a game of these says. */
export const textsOf = (game: Game): GameTexts => (game.id === noughts.id ? noughtsTexts : auctionTexts);

export type Auction = typeof auction;
type Noughts = typeof noughts;

export const broken = (what: string, law: string, says: RegExp, game: () => Game, texts?: GameTexts): Broken => ({
  what,
  law,
  says,
  game,
  ...(texts && { texts }),
});
export const auctionWith = (change: Partial<Auction>) => (): Auction => ({ ...auction, ...change });
export const noughtsWith = (change: Partial<Noughts>) => (): Noughts => ({ ...noughts, ...change });

/** The auction with something more done after every action. */
export function auctionThen(
  then: (state: State, seat: number, action: Action, ctx: Parameters<Auction['play']>[3]) => void,
) {
  return auctionWith({
    play(state, seat, action, ctx) {
      auction.play(state, seat, action, ctx);
      then(state, seat, action, ctx);
    },
  });
}

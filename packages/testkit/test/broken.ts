import type { Game } from '@tessera/kernel';
import type { GameTexts } from '../src/law.ts';
import { type Action, auction, auctionTexts, type State } from './auction.ts';
import { noughts, noughtsTexts } from './noughts.ts';

/** A game with one defect, the law that must detect it, and the message it must give. */
export interface Broken {
  readonly what: string;
  readonly law: string;
  readonly says: RegExp;
  /** Created for each test: some of these games keep state between calls, which is their defect. */
  game(): Game;
  /** The texts of the game, if they are the defect. */
  readonly texts?: GameTexts;
}

/** Returns the texts of one of these games. */
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

/** Returns the auction with an extra effect after every action. */
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

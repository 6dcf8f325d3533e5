import type { Coins } from './record.ts';

/** The kinds of coins, the smallest first: copper, silver, electrum, gold, platinum. */
export const COINS = ['cp', 'sp', 'ep', 'gp', 'pp'] as const satisfies readonly (keyof Coins)[];
export type Coin = (typeof COINS)[number];

/** The most of a kind that one purse holds. */
export const MOST_COINS = 1_000_000;

/** What a coin is worth, in copper pieces. */
const WORTH: Readonly<Record<Coin, number>> = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1_000 };

/** Coins of any kind to a pound. */
const COINS_TO_A_POUND = 50;

/** How heavy money is, in pounds. */
export function coinWeight(coins: Coins): number {
  return COINS.reduce((count, coin) => count + coins[coin], 0) / COINS_TO_A_POUND;
}

/** What money is worth in all, in gold pieces. */
export function goldWorth(coins: Coins): number {
  return COINS.reduce((sum, coin) => sum + coins[coin] * WORTH[coin], 0) / WORTH.gp;
}

/** An amount of gold as whole coins: what is less than a gold piece is silver, then copper. */
export function coinsFor(gold: number): Coins {
  const copper = Math.round(gold * WORTH.gp);
  return {
    cp: copper % WORTH.sp,
    sp: Math.floor((copper % WORTH.gp) / WORTH.sp),
    ep: 0,
    gp: Math.floor(copper / WORTH.gp),
    pp: 0,
  };
}

import type { Coins } from './record.ts';

/** Coin types from the smallest: copper, silver, electrum, gold, platinum. */
export const COINS = ['cp', 'sp', 'ep', 'gp', 'pp'] as const satisfies readonly (keyof Coins)[];
export type Coin = (typeof COINS)[number];

/** Value of each coin in copper pieces. */
const WORTH: Readonly<Record<Coin, number>> = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1_000 };

const COINS_PER_POUND = 50;

/** Returns the weight of coins in pounds. */
export function coinWeight(coins: Coins): number {
  return COINS.reduce((count, coin) => count + coins[coin], 0) / COINS_PER_POUND;
}

/** Returns the value of coins in gold pieces. */
export function goldWorth(coins: Coins): number {
  return COINS.reduce((sum, coin) => sum + coins[coin] * WORTH[coin], 0) / WORTH.gp;
}

/** Converts an amount of gold to whole coins; fractions become silver, then copper. */
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

import { COINS, type Coin, type Coins, goldWorth } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';

/** Formats coins, the most valuable first: "15 gp, 3 sp"; empty for an empty purse. */
export function coinWords(t: TranslateFn, coins: Readonly<Partial<Coins>>): string {
  return COINS.toReversed()
    .filter((coin) => (coins[coin] ?? 0) !== 0)
    .map((coin) => `${Math.abs(coins[coin] ?? 0)} ${t(`words.coin.${coin}`)}`)
    .join(', ');
}

/** Returns the worth of mixed coins in gold; undefined for coins of one type. */
export function mixedWorth(coins: Coins): number | undefined {
  const kinds = COINS.filter((coin) => coins[coin] > 0);
  return kinds.length > 1 ? goldWorth(coins) : undefined;
}

/** Whether the purse has enough coins of a type. */
export function canSpend(coins: Coins, coin: Coin, amount: number): boolean {
  return coins[coin] >= amount;
}

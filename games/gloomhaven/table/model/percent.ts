import type { GameFormatter } from '@tessera/text';

/** Returns a probability in percent, with one decimal. */
export function percent(teller: GameFormatter, chance: number): string {
  return `${teller.number(Math.round(chance * 1000) / 10)} %`;
}

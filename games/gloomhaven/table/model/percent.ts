import type { GameFormatter } from '@tessera/text';

/** Returns a probability in percent, with one decimal. */
export function percent(formatter: GameFormatter, chance: number): string {
  return `${formatter.number(Math.round(chance * 1000) / 10)} %`;
}

import type { GameFormatter } from '@tessera/text';

/** Formats a probability with one decimal; never 0 or 100 % if it is uncertain. */
export function chanceText(chance: number, formatter: GameFormatter): string {
  const shown = chance > 0 && chance < 0.001 ? 0.001 : chance < 1 && chance > 0.999 ? 0.999 : chance;
  return formatter.t('table.future.percent', { n: formatter.number(Math.round(1000 * shown) / 10) });
}

/** How many times as fast: `0.5×`, or `0,5×` where a comma is written. */
export function timesText(factor: number, language: string): string {
  return `${new Intl.NumberFormat(language).format(factor)}×`;
}

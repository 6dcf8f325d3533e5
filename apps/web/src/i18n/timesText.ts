/** Formats a speed factor: `0.5×`, or `0,5×` in languages with a decimal comma. */
export function timesText(factor: number, language: string): string {
  return `${new Intl.NumberFormat(language).format(factor)}×`;
}

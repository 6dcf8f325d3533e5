/** Formats a number with a minus sign (U+2212), and a plus sign for bonuses. */
export function numberText(value: number | string, signed = false): string {
  if (typeof value === 'string') return value;
  if (value < 0) return `−${-value}`;
  return signed ? `+${value}` : String(value);
}

/** A number as it stands on the sheet: a real minus, and a plus where it is added to something. */
export function numberText(value: number | string, signed = false): string {
  if (typeof value === 'string') return value;
  if (value < 0) return `−${-value}`;
  return signed ? `+${value}` : String(value);
}

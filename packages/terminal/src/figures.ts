/** Formats a number for people: integers with separators, others with three significant digits. */
export function figure(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  return value.toLocaleString(
    'en-US',
    Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
}

/** Formats a share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Formats a count with its noun: `1 action`, `2 actions`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${figure(number)} ${number === 1 ? noun : plural}`;
}

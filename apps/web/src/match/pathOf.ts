/** Parses a path in a state such as `units.3.wounds`; whole numbers are array indices. */
export function pathOf(text: string): (string | number)[] {
  return text
    .split('.')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

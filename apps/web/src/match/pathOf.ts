/** A place in a state as people write it: `units.3.wounds`; whole numbers count items. */
export function pathOf(text: string): (string | number)[] {
  return text
    .split('.')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

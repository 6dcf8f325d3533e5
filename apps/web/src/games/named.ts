/** The rules speak of seats by number, as in a terminal; people are called by their names. */
export function named(text: string, names: readonly string[]): string {
  return text.replace(/\bseat (\d+)\b/gi, (whole, seat: string) => names[Number(seat)] ?? whole);
}

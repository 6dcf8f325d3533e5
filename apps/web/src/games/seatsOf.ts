/** The seats of a table with their numbers: a seat is its number, whoever sits there. */
export function seatsOf<Holder>(
  holders: readonly Holder[],
): readonly { readonly holder: Holder; readonly seat: number }[] {
  return holders.map((holder, seat) => ({ holder, seat }));
}

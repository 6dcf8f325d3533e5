/** The dice of a roll with those that come on top; dice that are taken off are for the player to roll. */
export function withDice(dice: string, extra: readonly { readonly dice: string }[]): string {
  return [dice, ...extra.map((each) => each.dice).filter((each) => /^\d+d\d+$/.test(each))].join('+');
}

/** Adds extra dice to a roll; the player rolls subtracted dice separately. */
export function withDice(dice: string, extra: readonly { readonly dice: string }[]): string {
  return [dice, ...extra.map((each) => each.dice).filter((each) => /^\d+d\d+$/.test(each))].join('+');
}

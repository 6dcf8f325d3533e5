/** Returns a bonus as the end of a sum: "+ 2", "− 1". */
export function signedSum(bonus: number): string {
  return bonus < 0 ? `− ${-bonus}` : `+ ${bonus}`;
}

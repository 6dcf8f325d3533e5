import { type Distribution, probabilities } from '@tessera/chance';

/** Returns the probability of each damage, the lowest first; healing counts as no damage. */
export function damageOf(damage: Distribution): readonly { readonly value: number; readonly chance: number }[] {
  const chances = new Map<number, number>();
  for (const [value, chance] of probabilities(damage)) {
    const amount = Math.max(0, value);
    chances.set(amount, (chances.get(amount) ?? 0) + chance);
  }
  return [...chances].toSorted((a, b) => a[0] - b[0]).map(([value, chance]) => ({ value, chance }));
}

/** Multiplies the number of dice: three times 2d6 is 6d6. */
export function scaledDice(dice: string, by: number): string {
  const [count, sides] = partsOf(dice);
  return `${count * by}d${sides}`;
}

/** Adds dice: 8d6 and 2d6 are 10d6. Dice with different sides stay separate terms. */
export function joinedDice(some: string, more: string): string {
  const [count, sides] = partsOf(some);
  const [others, otherSides] = partsOf(more);
  return sides === otherSides ? `${count + others}d${sides}` : `${some}+${more}`;
}

/** Returns the number of sides of each die: 2d6 + 1d8 gives 6, 6 and 8. */
export function sidesOf(dice: string): readonly number[] {
  return dice.split('+').flatMap((term) => {
    const [count, sides] = partsOf(term);
    return Array.from({ length: count }, () => sides);
  });
}

/** Returns the highest possible total: 32 for 4d8. */
export function highestOf(dice: string): number {
  return sidesOf(dice).reduce((sum, sides) => sum + sides, 0);
}

function partsOf(dice: string): readonly [number, number] {
  const [count, sides] = dice.split('d');
  return [Number(count) || 1, Number(sides)];
}

import type { Chance } from '@tessera/kernel';

export interface DiceResult {
  readonly rolls: number[];
  /** The other die of a roll with advantage or disadvantage. */
  readonly dropped?: number;
  readonly total: number;
}

/** Rolls `1d20` or `2d6+1d8`; with advantage or disadvantage the first die is rolled twice. */
export function rollDice(dice: string, mode: 'plain' | 'advantage' | 'disadvantage', chance: Chance): DiceResult {
  const rolls = dice.split('+').flatMap((term) => {
    const [count = 1, sides = 20] = term.split('d').map(Number);
    return chance.roll(count, Math.max(1, sides));
  });
  const [first = 0] = rolls;
  let dropped: number | undefined;
  if (mode !== 'plain') {
    const second = chance.d(Math.max(1, Number(dice.split('+')[0]?.split('d')[1])));
    const isSecondKept = mode === 'advantage' ? second > first : second < first;
    rolls[0] = isSecondKept ? second : first;
    dropped = isSecondKept ? first : second;
  }
  const total = rolls.reduce((sum, roll) => sum + roll, 0);
  return { rolls, total, ...(dropped !== undefined && { dropped }) };
}

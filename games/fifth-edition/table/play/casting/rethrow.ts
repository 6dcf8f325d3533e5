import { type ActionOf, type CastRolled, sidesOf } from '@tessera/fifth-edition';

type Throw = ActionOf<'rethrow'>['throws'][number];

/** A die of a roll of a cast, both counted from 0. */
export interface PickedDie {
  readonly index: number;
  readonly die: number;
}

/** Whether dice of a roll can be picked: damage to others, rolled here die by die. */
export function canFallAgain({ kind, dice, rolls, full, own }: CastRolled): boolean {
  return (
    kind === 'damage' && full !== true && own !== true && dice !== undefined && rolls.length === sidesOf(dice).length
  );
}

/** Returns the reroll of a missed attack with its damage, which no target has taken yet. */
export function attackAgain(index: number, { rolls: _rolls, total: _total, attack, ...roll }: CastRolled): Throw {
  const aimed = attack && { dice: attack.dice ?? '1d20', bonus: attack.bonus, mode: attack.mode };
  return { index, roll: { ...roll, times: 1, ...(aimed && { attack: aimed }) }, kept: [] };
}

/** Returns the rerolls of the picked dice; the other dice of their rolls are kept. */
export function diceAgain(rolls: readonly CastRolled[], picked: readonly PickedDie[]): Throw[] {
  return [...rolls.entries()].flatMap(([index, { kind, types, dice = '', bonus, rolls: fallen }]): Throw[] => {
    const chosen = picked.filter((each) => each.index === index).map(({ die }) => die);
    if (chosen.length === 0) return [];
    const sides = sidesOf(dice).filter((_, die) => chosen.includes(die));
    return [
      {
        index,
        roll: { kind, ...(types && { types }), dice: diceOf(sides), bonus, times: 1 },
        kept: fallen.filter((_, die) => !chosen.includes(die)),
      },
    ];
  });
}

/** Converts sides 6, 6 and 8 to 2d6+1d8. */
function diceOf(sides: readonly number[]): string {
  return [...new Set(sides)].map((each) => `${sides.filter((other) => other === each).length}d${each}`).join('+');
}

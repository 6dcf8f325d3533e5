import type { Casting, SpellDice } from './spellRolls.ts';

const HIGHEST_LEVEL = 9;

/** The level at which a spell counts as cast; a cantrip has none to raise. */
export function shapedLevel({ castLevel, shapes = [] }: Pick<Casting, 'castLevel' | 'shapes'>): number {
  if (castLevel === 0) return 0;
  return Math.min(
    HIGHEST_LEVEL,
    shapes.reduce((level, { option }) => level + (option.levels ?? 0), castLevel),
  );
}

/** Kinds of damage, of which one may become the one that was chosen. */
export function shapedTypes(types: readonly string[], { type, shapes = [] }: Casting): readonly string[] {
  const into = shapes.flatMap(({ option }) => option.types ?? []);
  const becomes = type !== undefined && into.includes(type) && types.some((each) => into.includes(each));
  return becomes ? [type] : types;
}

/** What a spell rolls with all that the caster decided to do to it. */
export function shapedDice(rolls: readonly SpellDice[], { shapes = [] }: Casting): readonly SpellDice[] {
  return shapes.reduce<readonly SpellDice[]>((dice, { source, option }) => {
    const full = option.full === true ? dice.map((roll) => atHighest(roll, source)) : dice;
    return option.twice === true ? full.flatMap((roll) => twice(roll, source)) : full;
  }, rolls);
}

/** What falls later is no damage of this turn, and falls as ever. */
function atHighest(roll: SpellDice, source: SpellDice['raisedBy'][number]): SpellDice {
  if (roll.kind !== 'damage' || roll.isLater || roll.dice === undefined) return roll;
  return { ...roll, isFull: true, raisedBy: [...roll.raisedBy, source] };
}

/** Damage against which all save is thrown once for all of them. */
function twice(roll: SpellDice, source: SpellDice['raisedBy'][number]): SpellDice[] {
  if (roll.isLater || roll.save !== undefined) return [roll];
  const shaped = { ...roll, raisedBy: [...roll.raisedBy, source] };
  return [shaped, { ...shaped, isForSecond: true }];
}

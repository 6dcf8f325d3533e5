import type { CastingContext, SpellDice } from './casting.ts';

const HIGHEST_LEVEL = 9;

/** Returns the level at which a spell counts as cast; a cantrip's level cannot be raised. */
export function shapedLevel({ castLevel, shapes = [] }: Pick<CastingContext, 'castLevel' | 'shapes'>): number {
  if (castLevel === 0) return 0;
  return Math.min(
    HIGHEST_LEVEL,
    shapes.reduce((level, { option }) => level + (option.levels ?? 0), castLevel),
  );
}

/** Returns the damage types, of which one may be replaced by the chosen type. */
export function shapedTypes(types: readonly string[], { type, shapes = [] }: CastingContext): readonly string[] {
  const into = shapes.flatMap(({ option }) => option.types ?? []);
  const becomes = type !== undefined && into.includes(type) && types.some((each) => into.includes(each));
  return becomes ? [type] : types;
}

/** Returns the rolls of a spell with the options that the caster applied. */
export function shapedDice(rolls: readonly SpellDice[], { shapes = [] }: CastingContext): readonly SpellDice[] {
  return shapes.reduce<readonly SpellDice[]>((dice, { source, option }) => {
    const full = option.full === true ? dice.map((roll) => atHighest(roll, source)) : dice;
    return option.twice === true ? full.flatMap((roll) => twice(roll, source)) : full;
  }, rolls);
}

/** Later damage is not part of this turn and is rolled as usual. */
function atHighest(roll: SpellDice, source: SpellDice['raisedBy'][number]): SpellDice {
  if (roll.kind !== 'damage' || roll.isLater || roll.dice === undefined) return roll;
  return { ...roll, isFull: true, raisedBy: [...roll.raisedBy, source] };
}

/** Damage with a saving throw is rolled once for all targets. */
function twice(roll: SpellDice, source: SpellDice['raisedBy'][number]): SpellDice[] {
  if (roll.isLater || roll.save !== undefined) return [roll];
  const shaped = { ...roll, raisedBy: [...roll.raisedBy, source] };
  return [shaped, { ...shaped, isForSecond: true }];
}

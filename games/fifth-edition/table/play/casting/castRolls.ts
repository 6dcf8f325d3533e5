import { type ActionOf, type DerivedState, type SpellDice, shapedLevel, spellDice } from '@tessera/fifth-edition';
import { withDice } from '../../parts/withDice.ts';
import type { CastRequest, CastWay, RulebookSpell } from './castPlan.ts';
import { harmRolls, shapeFacts } from './castShaping.ts';

type CastRoll = ActionOf<'cast'>['rolls'][number];
type Caster = Pick<CastWay, 'ability' | 'entry' | 'level' | 'dc'>;

/** Returns the rolls of a spell in a casting: those of the cast and those while it lasts. */
export function rollsOf(
  spell: RulebookSpell,
  caster: Caster,
  sheet: DerivedState,
  { type, shapes = [] }: Pick<CastRequest, 'type' | 'shapes'> = {},
): readonly SpellDice[] {
  const numbers = castingNumbers(caster, sheet);
  const modifier = caster.ability === undefined ? 0 : sheet.abilities[caster.ability].modifier;
  return spellDice(spell, {
    castLevel: caster.level,
    characterLevel: sheet.identity.level,
    modifier,
    dc: caster.dc ?? numbers?.dc.value ?? 0,
    entry: caster.entry,
    type,
    raises: sheet.spellcasting.raises,
    shapes,
  });
}

/** Returns the cast action with its rolls and saves. */
export function castAction(
  spell: RulebookSpell,
  caster: Caster,
  sheet: DerivedState,
  wish: CastRequest = {},
): ActionOf<'cast'> {
  const rolls = rollsOf(spell, caster, sheet, wish).filter(({ isLater }) => !isLater);
  return actionOf(spell, caster, sheet, rolls, wish);
}

/** Returns the action for one roll of a spell while it lasts. */
export function laterAction(
  spell: RulebookSpell,
  caster: Caster,
  sheet: DerivedState,
  roll: SpellDice,
  wish: CastRequest = {},
): ActionOf<'cast'> {
  return { ...actionOf(spell, caster, sheet, [roll], wish), again: true };
}

function actionOf(
  { id, save = [] }: RulebookSpell,
  caster: Caster,
  sheet: DerivedState,
  rolls: readonly SpellDice[],
  { on, type, fell, shapes = [] }: CastRequest,
): ActionOf<'cast'> {
  const numbers = castingNumbers(caster, sheet);
  const dc = caster.dc ?? numbers?.dc.value;
  const asked = rolls.some((roll) => roll.save !== undefined || roll.isAttack) ? [] : save;
  // A total can be entered for a single roll only; with several, its roll would be ambiguous.
  const isSingle = rolls.length === 1 && rolls[0]?.times === 1;
  return {
    type: 'cast',
    spell: id,
    level: shapedLevel({ castLevel: caster.level, shapes }),
    ...(on !== undefined && on !== '' && { on }),
    rolls: [
      ...rolls.map((roll) => castRoll(roll, numbers, on === undefined, type, isSingle ? fell : undefined)),
      ...harmRolls(shapes),
    ],
    ...shapeFacts(shapes),
    ...(asked.length > 0 && dc !== undefined && { saves: asked.map((ability) => ({ ability, dc })) }),
  };
}

function castRoll(
  { kind, dice, bonus, isFull, types, times, isAttack, save, isForSecond }: SpellDice,
  numbers: Numbers | undefined,
  isOwn: boolean,
  type: string | undefined,
  fell: number | undefined,
): CastRoll {
  const chosen = type !== undefined && types.includes(type) ? [type] : types;
  return {
    kind,
    ...(chosen.length > 0 && { types: [...chosen] }),
    ...(dice !== undefined && { dice }),
    bonus,
    times,
    ...(isAttack &&
      numbers && {
        attack: {
          dice: withDice('1d20', numbers.attack.dice),
          bonus: numbers.attack.value,
          mode: numbers.attackRolling?.result ?? 'plain',
        },
      }),
    ...(save && { save }),
    ...(isFull && { full: true }),
    ...(fell !== undefined && { fell }),
    ...(isOwn && !isForSecond && (kind === 'heal' || kind === 'temp') && { own: true }),
  };
}

type Numbers = DerivedState['spellcasting']['innate'][number] | DerivedState['spellcasting']['entries'][number];

function castingNumbers({ ability, entry }: Caster, { spellcasting }: DerivedState): Numbers | undefined {
  const { entries, innate } = spellcasting;
  return entry === undefined
    ? innate.find((each) => each.ability === ability)
    : entries.find((each) => each.id === entry);
}

import type { SpellRecord } from '../content/records/records.ts';
import type { SpellRaise } from '../sheet/sheet.ts';
import { isMeant } from '../uses/spellFilter.ts';
import type { CastingContext, SpellDice } from './casting.ts';

/** Returns the rolls of a spell with the bonuses of features. */
export function raisedDice(
  rolls: readonly SpellDice[],
  spell: SpellRecord,
  casting: CastingContext,
): readonly SpellDice[] {
  const { raises = [], entry, castLevel } = casting;
  const meant = raises.filter(
    (raise) => (raise.entry === undefined || raise.entry === entry) && isMeant(raise.rolls.of ?? {}, spell, castLevel),
  );
  return meant.reduce((dice, raise) => raised(dice, raise, casting), rolls);
}

function raised(rolls: readonly SpellDice[], raise: SpellRaise, casting: CastingContext): readonly SpellDice[] {
  const { on, once, of } = raise.rolls;
  const rises = (roll: SpellDice) => roll.kind === on && isOfType(roll, of?.types, casting.type);
  if (once !== true) return rolls.map((roll) => (rises(roll) ? withRaise(roll, raise, casting) : roll));
  // Repeated later rolls are not part of the damage roll that the feature raises.
  const first = rolls.findIndex((roll) => rises(roll) && !roll.isLater);
  return rolls.flatMap((roll, index) => {
    if (index !== first) return [roll];
    const others = roll.times > 1 ? [{ ...roll, times: roll.times - 1 }] : [];
    return [withRaise({ ...roll, times: 1 }, raise, casting), ...others];
  });
}

/** Checks the chosen damage type; without a choice, the first type counts. */
function isOfType({ types }: SpellDice, wanted: readonly string[] | undefined, chosen: string | undefined): boolean {
  if (wanted === undefined) return true;
  const type = chosen !== undefined && types.includes(chosen) ? chosen : types[0];
  return type !== undefined && wanted.includes(type);
}

function withRaise(roll: SpellDice, { source, plus, rolls }: SpellRaise, { castLevel }: CastingContext): SpellDice {
  const { dice, bonus, save } = roll;
  const more = plus + (rolls.castLevel === true ? castLevel : 0);
  const isFull = rolls.full === true && dice !== undefined;
  const isHalved = rolls.halfOnSave === true && save?.success === 'none';
  if (more === 0 && !isFull && !isHalved) return roll;
  return {
    ...roll,
    bonus: bonus + more,
    isFull: roll.isFull || isFull,
    save: isHalved ? { ...save, success: 'half' } : save,
    raisedBy: [...roll.raisedBy, source],
  };
}

import type { SpellRecord } from '../content/records/records.ts';
import type { SpellRoll } from '../content/records/spellRoll.ts';
import { cantripTier } from '../evaluate/numbers/spells.ts';
import { joinedDice, scaledDice } from '../vocabulary/dice.ts';
import type { CastingContext, SpellDice } from './casting.ts';
import { raisedDice } from './raisedDice.ts';
import { shapedDice, shapedLevel, shapedTypes } from './shapedDice.ts';

/** Returns the rolls of a spell in a casting, without the dice that need a higher level. */
export function spellDice(spell: SpellRecord, asked: CastingContext): readonly SpellDice[] {
  const casting = { ...asked, castLevel: shapedLevel(asked) };
  const { rolls = [], level } = spell;
  const plain = rolls.flatMap((roll): SpellDice[] => {
    const steps = Math.floor(Math.max(0, casting.castLevel - level) / (roll.higher?.every ?? 1));
    const dice = diceOf(roll, casting.characterLevel, steps);
    const bonus =
      (roll.plus ?? 0) +
      (roll.modifier ? casting.modifier : 0) +
      (roll.castLevel ? casting.castLevel : 0) +
      steps * (roll.higher?.plus ?? 0);
    if (dice === undefined && bonus === 0 && roll.attack !== true) return [];
    const save = roll.save && { ...roll.save, dc: casting.dc };
    return [
      {
        kind: roll.kind,
        dice,
        bonus,
        isFull: false,
        types: shapedTypes(roll.types ?? [], casting),
        times: timesOf(roll, casting.characterLevel, steps),
        isAttack: roll.attack ?? false,
        save,
        isLater: roll.later ?? false,
        isForSecond: false,
        raisedBy: [],
      },
    ];
  });
  return shapedDice(raisedDice(plain, spell, casting), casting);
}

function diceOf({ dice, levels = {}, scales, higher }: SpellRoll, level: number, steps: number): string | undefined {
  const reached = Object.keys(levels).filter((from) => level >= Number(from));
  const base = reached.length > 0 ? levels[reached.at(-1)!] : dice;
  if (base === undefined) return undefined;
  const grown = scaledDice(base, scales === 'dice' ? cantripTier(level) : 1);
  return higher?.dice === undefined || steps === 0 ? grown : joinedDice(grown, scaledDice(higher.dice, steps));
}

function timesOf({ times = 1, scales, higher }: SpellRoll, level: number, steps: number): number {
  return times * (scales === 'times' ? cantripTier(level) : 1) + steps * (higher?.times ?? 0);
}

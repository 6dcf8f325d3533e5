import type { CastOption } from './content/castOption.ts';
import type { SpellRecord } from './content/records.ts';
import type { SpellRoll } from './content/spellRoll.ts';
import { joinedDice, scaledDice } from './dice.ts';
import { cantripTier } from './evaluate/spells.ts';
import { raisedDice } from './raisedDice.ts';
import { shapedDice, shapedLevel, shapedTypes } from './shapedDice.ts';
import type { SourceTag, SpellRaise } from './sheet.ts';
import type { Ability } from './vocabulary.ts';

/** The parameters of a casting: the slot level and the caster's numbers. */
export interface CastingContext {
  /** Level at which the spell is cast; 0 for a cantrip. */
  readonly castLevel: number;
  readonly characterLevel: number;
  /** Modifier of the spellcasting ability. */
  readonly modifier: number;
  readonly dc: number;
  /** The class that casts the spell; absent when it belongs to no class. */
  readonly entry?: string | undefined;
  /** The chosen damage type of a spell with several. */
  readonly type?: string | undefined;
  /** Bonuses of features. */
  readonly raises?: readonly SpellRaise[];
  /** Options that the caster applies. */
  readonly shapes?: readonly SpellShape[];
}

/** An option of a feature that the caster applies to this casting. */
export interface SpellShape {
  readonly source: SourceTag;
  readonly option: CastOption;
}

/** One roll of a spell in one casting, adjusted to its level. */
export interface SpellDice {
  readonly kind: SpellRoll['kind'];
  /** `8d6`; undefined when no dice are rolled. */
  readonly dice: string | undefined;
  readonly bonus: number;
  /** Whether every die counts as its highest number without a roll. */
  readonly isFull: boolean;
  /** Possible damage types, of which one applies. */
  readonly types: readonly string[];
  /** How many times it is rolled separately. */
  readonly times: number;
  readonly isAttack: boolean;
  readonly save: { readonly ability: Ability; readonly dc: number; readonly success: 'half' | 'none' } | undefined;
  /** Whether it is rolled after the casting. */
  readonly isLater: boolean;
  /** Whether it is rolled for a second target, which is never the caster. */
  readonly isForSecond: boolean;
  /** The features that raise it. */
  readonly raisedBy: readonly SpellRaise['source'][];
}

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

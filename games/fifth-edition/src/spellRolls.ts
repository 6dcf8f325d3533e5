import type { CastOption } from './content/castOption.ts';
import type { SpellRecord } from './content/records.ts';
import type { SpellRoll } from './content/spellRoll.ts';
import { joinedDice, scaledDice } from './dice.ts';
import { cantripTier } from './evaluate/spells.ts';
import { raisedDice } from './raisedDice.ts';
import { shapedDice, shapedLevel, shapedTypes } from './shapedDice.ts';
import type { SourceTag, SpellRaise } from './sheet.ts';
import type { Ability } from './vocabulary.ts';

/** What a casting is done with: the level of the slot, and the numbers of whoever casts. */
export interface Casting {
  /** The level at which the spell is cast; 0 for a cantrip. */
  readonly castLevel: number;
  readonly characterLevel: number;
  /** Of the spellcasting ability. */
  readonly modifier: number;
  readonly dc: number;
  /** Where it is cast from: a class; absent for what belongs to none. */
  readonly entry?: string | undefined;
  /** The kind of damage that was chosen, where there are several. */
  readonly type?: string | undefined;
  /** What features add. */
  readonly raises?: readonly SpellRaise[];
  /** What the caster decided to do to it. */
  readonly shapes?: readonly SpellShape[];
}

/** What a feature does to this casting, by decision. */
export interface SpellShape {
  readonly source: SourceTag;
  readonly option: CastOption;
}

/** What a spell rolls in one casting, with all that its level brings. */
export interface SpellDice {
  readonly kind: SpellRoll['kind'];
  /** `8d6`; absent where nothing falls. */
  readonly dice: string | undefined;
  readonly bonus: number;
  /** Nothing is thrown: every die counts as its highest number. */
  readonly isFull: boolean;
  /** Kinds of damage, of which it is one. */
  readonly types: readonly string[];
  /** How often it is rolled, each on its own. */
  readonly times: number;
  readonly isAttack: boolean;
  readonly save: { readonly ability: Ability; readonly dc: number; readonly success: 'half' | 'none' } | undefined;
  /** Not rolled with the casting. */
  readonly isLater: boolean;
  /** Thrown for a second target, which is never the caster. */
  readonly isForSecond: boolean;
  /** The features that raise it. */
  readonly raisedBy: readonly SpellRaise['source'][];
}

/** What a spell rolls when it is cast in some way. Dice that only higher levels bring are left out before. */
export function spellDice(spell: SpellRecord, asked: Casting): readonly SpellDice[] {
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

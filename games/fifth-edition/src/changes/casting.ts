import type { SpellRoll } from '../content/records/spellRoll.ts';
import type { SpellRaise } from '../sheet/sheet.ts';
import type { CastOption } from '../uses/castOption.ts';
import type { SourceTag } from '../vocabulary/issue.ts';
import type { Ability } from '../vocabulary/vocabulary.ts';

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

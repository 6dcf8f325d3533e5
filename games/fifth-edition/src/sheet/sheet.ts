import type { Label, NestedMessage, Note, Provenance, Stat } from '@tessera/rules';
import type { EffectOf } from '../effects/effect.ts';
import type { ChoiceValue } from '../record/record.ts';
import type { Cost } from '../uses/activation.ts';
import type { CastOption } from '../uses/castOption.ts';
import type { Gives } from '../uses/gives.ts';
import type { Issue, SourceTag } from '../vocabulary/issue.ts';
import type {
  Ability,
  ByAbility,
  Edition,
  IconName,
  Movement,
  Refresh,
  RollMode,
  Sense,
  Size,
  SpellCountName,
} from '../vocabulary/vocabulary.ts';

/** Roll mode with its sources. Any advantage cancels any disadvantage. */
export interface RollAdvantage {
  readonly result: 'plain' | 'advantage' | 'disadvantage';
  readonly sources: Readonly<Partial<Record<RollMode, readonly SourceTag[]>>>;
  readonly notes: readonly (Note & { readonly mode: RollMode })[];
}

export interface RollFloor {
  readonly id: string;
  readonly label: Label;
  readonly die?: number;
  readonly total?: number;
}

export interface RollStat {
  readonly bonus: Stat;
  readonly rolling?: RollAdvantage;
  readonly floors?: readonly RollFloor[];
}

export type Training = 'none' | 'half' | 'proficient' | 'expert';

export interface SkillStat extends RollStat {
  readonly name: string;
  readonly ability: Ability;
  readonly training: Training;
}

export interface SaveStat extends RollStat {
  readonly proficient: boolean;
}

export interface AbilityStat {
  readonly score: Stat;
  readonly modifier: number;
  readonly cap: number;
}

/** An entry of a list with all its sources. */
export interface SourcedEntry {
  readonly value: string;
  readonly name: string;
  readonly sources: readonly SourceTag[];
}

export interface SpeedStat {
  readonly value: Stat;
  readonly hover?: boolean;
}

/** How a feature is used: its action cost and the resource that it spends. */
export interface Activation {
  readonly cost: Cost;
  readonly resource?: string;
  /** Points per use. Absent: one use, or for a pool the number that the player enters. */
  readonly amount?: number;
  /** Toggles that a use can switch on, one at a time. */
  readonly toggles?: readonly string[];
  /** Gains of the character; `gainsOf` evaluates them. */
  readonly gives?: Gives;
  /** Options for a spell; `castOffers` evaluates them. */
  readonly casting?: CastOption;
}

export interface ResourceStat {
  readonly id: string;
  readonly name: Label;
  readonly max: Stat;
  readonly unlimited?: boolean;
  readonly used: number;
  readonly left: number;
  readonly refresh: Refresh;
  readonly die?: string;
  readonly pool?: boolean;
  readonly activation?: Activation;
}

/** Save DC and attack bonus of spells. */
export interface CastingNumbers {
  readonly dc: Stat;
  readonly attack: Stat;
  readonly attackRolling?: RollAdvantage;
  readonly canCast: boolean;
  readonly cannotCast?: readonly SourceTag[];
}

/** Casting without a class: the cantrip of a lineage, the spells of a feat. */
export interface InnateCasting extends CastingNumbers {
  readonly ability: Ability;
}

/** Save DC of a feature that is used on other creatures. */
export interface Difficulty {
  readonly feature: string;
  readonly name: string;
  readonly source: string;
  /** Abilities of the save; empty when the uses of the feature differ. */
  readonly saves: readonly Ability[];
  readonly dc: Stat;
}

export interface CastingEntry extends CastingNumbers {
  readonly id: string;
  readonly name: string;
  readonly class: string | undefined;
  readonly ability: Ability;
  readonly preparation: string;
  readonly lists: readonly string[];
  /** Spell lists that the cantrips come from. */
  readonly cantripLists: readonly string[];
  readonly counts: Readonly<Partial<Record<SpellCountName, Stat>>>;
  readonly highestSpellLevel: number;
}

export interface SheetSpell {
  readonly spell: string;
  readonly name: string;
  readonly level: number;
  readonly entry: string | undefined;
  readonly mode: 'cantrip' | 'known' | 'prepared' | 'alwaysPrepared' | 'spellbook' | 'innate';
  readonly ability: Ability | undefined;
  readonly ritual: boolean;
  readonly concentration: boolean;
  /** Whether a cantrip was learned in the place of a known spell. */
  readonly isKnown?: boolean;
  /** Dice of a cantrip at this level. */
  readonly dice?: string;
  readonly freeCasts?: string;
  /** Whether it uses slots, when that differs from the default of its mode: innate spells use none, all others do. */
  readonly usesSlots?: boolean;
  /** The slot that each cast counted by `freeCasts` takes in addition. */
  readonly takesSlot?: 'pact';
  /** The level at which its source casts it, when that is not the spell's level. */
  readonly castAt?: number;
  /** Save DC of the item that casts it, when it is not the caster's. */
  readonly dc?: number;
  readonly sources: readonly SourceTag[];
}

/** Bonus of a feature to the dice of spells, with its formulas evaluated. */
export interface SpellRaise {
  readonly source: SourceTag;
  /** Limits the bonus to spells of this casting entry. */
  readonly entry: string | undefined;
  readonly plus: number;
  readonly rolls: NonNullable<EffectOf<'spellBonus'>['rolls']>;
}

export interface Slots {
  readonly level: number;
  readonly max: Stat;
  readonly used: number;
}

export interface Attack {
  readonly id: string;
  readonly name: string;
  readonly ability: Ability;
  readonly proficient: boolean;
  readonly attack: Stat;
  readonly rolling?: RollAdvantage;
  readonly damage: { readonly dice: string; readonly type: string; readonly versatile?: string; readonly bonus: Stat };
  readonly critOn: number;
  readonly properties: readonly string[];
  readonly mastery?: string;
  readonly reach?: string;
  /** Additional damage of other types. */
  readonly extra?: readonly { readonly dice: string; readonly type: string }[];
  /** Additional effect of a hit. */
  readonly note?: string;
}

export interface SheetFeature {
  readonly id: string;
  readonly name: string;
  readonly summary?: string;
  readonly source: string;
  readonly sourceName: string;
  readonly gained: number;
  readonly inactive?: NestedMessage;
  readonly icon?: IconName;
  readonly activation?: Activation;
}

export interface SheetFeat {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly scope: string;
  readonly gained: number;
  readonly inactive?: NestedMessage;
}

export interface SheetCondition {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly sources: readonly SourceTag[];
  readonly suppressedBy?: readonly SourceTag[];
}

export interface SheetToggle {
  readonly id: string;
  readonly name: string;
  readonly on: boolean;
  /** Reason why the toggle cannot be on. */
  readonly refused?: NestedMessage;
  readonly activation?: Activation;
}

interface CarriedLine {
  readonly instanceId: string;
  readonly item: string;
  readonly name: string;
  readonly equipped: boolean;
  readonly attuned: boolean;
  readonly refused?: NestedMessage;
}

export type ChoiceStateName = 'made' | 'pending' | 'invalid' | 'orphaned';

/** A question with the state of its answer. */
export interface ChoiceState {
  readonly key: string;
  readonly id: string;
  /** Question of content, or a question that the rules ask for every character. */
  readonly prompt: Label;
  readonly type: 'select' | 'multiselect' | 'number' | 'text' | 'distribute';
  readonly state: ChoiceStateName;
  readonly value?: ChoiceValue;
  readonly min?: number;
  readonly max?: number;
  /** Number of missing picks. */
  readonly missing: number;
  readonly source: string;
  readonly sourceName: Label;
  readonly gained: number;
  readonly problems?: readonly NestedMessage[];
}

/** A complete sheet, every number with its sources. SPEC 3.3 */
export interface DerivedState {
  readonly identity: {
    readonly id: string;
    readonly name: string;
    readonly edition: Edition;
    readonly species: string;
    readonly lineage?: string;
    readonly background: string;
    readonly level: number;
    readonly classes: readonly {
      readonly class: string;
      readonly name: string;
      readonly level: number;
      readonly subclass?: string;
    }[];
  };
  readonly abilities: ByAbility<AbilityStat>;
  readonly proficiencyBonus: Stat;
  readonly proficiencies: Readonly<
    Record<'armor' | 'weapons' | 'tools' | 'languages' | 'savingThrows' | 'skills', readonly SourcedEntry[]>
  >;
  readonly expertise: readonly SourcedEntry[];
  readonly masteries: { readonly count: number; readonly weapons: readonly SourcedEntry[] };
  readonly saves: ByAbility<SaveStat>;
  readonly deathSaves: RollStat;
  readonly skills: Readonly<Record<string, SkillStat>>;
  readonly checks: ByAbility<RollStat>;
  readonly passives: Readonly<Record<string, Stat>>;
  readonly ac: Stat;
  readonly initiative: RollStat;
  readonly speed: Readonly<Partial<Record<Movement, SpeedStat>>>;
  readonly senses: Readonly<Partial<Record<Sense, Stat>>>;
  readonly size: { readonly value: Size; readonly sources: readonly SourceTag[] };
  readonly hitPoints: {
    readonly max: Stat;
    readonly current: number;
    readonly temp: number;
    readonly offeredTemp?: Stat;
    /** Instance id of the active effect whose form has these hit points. */
    readonly shape?: string;
  };
  readonly hitDice: readonly { readonly die: number; readonly total: number; readonly used: number }[];
  readonly attacks: { readonly perAction: Stat; readonly lines: readonly Attack[] };
  readonly spellcasting: {
    readonly entries: readonly CastingEntry[];
    readonly innate: readonly InnateCasting[];
    readonly slots: Readonly<Record<number, Slots>>;
    readonly pact?: { readonly level: number; readonly max: Stat; readonly used: number };
    readonly casterLevel: number;
    readonly cantripTier: number;
    readonly spells: readonly SheetSpell[];
    /** Bonuses to the dice of spells with their sources. */
    readonly raises: readonly SpellRaise[];
  };
  readonly resources: Readonly<Record<string, ResourceStat>>;
  readonly difficulties: readonly Difficulty[];
  readonly features: readonly SheetFeature[];
  readonly feats: readonly SheetFeat[];
  readonly tags: readonly string[];
  readonly toggles: readonly SheetToggle[];
  readonly conditions: readonly SheetCondition[];
  readonly damage: Readonly<Record<'resistance' | 'immunity' | 'vulnerability', readonly SourcedEntry[]>> & {
    readonly notes: readonly Note[];
  };
  readonly conditionImmunities: readonly SourcedEntry[];
  readonly attunement: { readonly max: Stat; readonly used: number };
  readonly inventory: readonly CarriedLine[];
  readonly notes: readonly { readonly target: string; readonly text: string; readonly source: SourceTag }[];
  readonly choices: readonly ChoiceState[];
  readonly issues: readonly Issue[];
  readonly provenance: readonly Provenance[];
}

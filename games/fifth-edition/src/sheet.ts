import type { Label, NestedMessage, Note, Provenance, Stat } from '@tessera/rules';
import type { Cost } from './content/activation.ts';
import type { CastOption } from './content/castOption.ts';
import type { Gives } from './content/gives.ts';
import type { EffectOf } from './effects/effect.ts';
import type { ChoiceValue } from './record.ts';
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
} from './vocabulary.ts';

/** Something to tell the player: a refusal, a warning, or news. */
export interface Issue {
  readonly severity: 'error' | 'warning' | 'info';
  readonly code: string;
  /** The place in the character record. */
  readonly path: string;
  /** What there is to say; `issueText` puts it into words. */
  readonly message: NestedMessage;
  readonly hint?: NestedMessage;
}

/** Who says so. */
export interface SourceTag {
  readonly id: string;
  readonly label: Label;
}

/** How a roll is made, and why. Any advantage with any disadvantage cancels. */
export interface Rolling {
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
  readonly rolling?: Rolling;
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

/** One entry of a list with all who say so. */
export interface Listed {
  readonly value: string;
  readonly name: string;
  readonly sources: readonly SourceTag[];
}

export interface SpeedStat {
  readonly value: Stat;
  readonly hover?: boolean;
}

/** How something is used: what of the turn it takes, and what it draws on. */
export interface Activation {
  readonly cost: Cost;
  readonly resource?: string;
  /** Absent: one use, or of a pool as many points as the player says. */
  readonly amount?: number;
  /** The switches that using it turns on, of which one at a time is meant. */
  readonly toggles?: readonly string[];
  /** What it does for the character; `gainsOf` says it in numbers. */
  readonly gives?: Gives;
  /** What it does to a spell; `castOffers` says it in numbers. */
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

/** How hard spells are to resist and how well they hit. */
export interface CastingNumbers {
  readonly dc: Stat;
  readonly attack: Stat;
  readonly attackRolling?: Rolling;
  readonly canCast: boolean;
  readonly cannotCast?: readonly SourceTag[];
}

/** Casting that comes from no class: the cantrip of a lineage, the spells of a feat. */
export interface InnateCasting extends CastingNumbers {
  readonly ability: Ability;
}

/** What others save against when a feature is used on them. */
export interface Difficulty {
  readonly feature: string;
  readonly name: string;
  readonly source: string;
  /** What is saved with; nothing where the feature has several uses that differ. */
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
  /** The lists that cantrips come from. */
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
  /** A cantrip that was learned in the place of a known spell. */
  readonly isKnown?: boolean;
  /** A cantrip's dice at this level. */
  readonly dice?: string;
  readonly freeCasts?: string;
  /** Whether slots cast it, if that is not so by its mode: an innate spell takes none, all others do. */
  readonly usesSlots?: boolean;
  /** What every cast that `freeCasts` counts takes besides. */
  readonly takesSlot?: 'pact';
  /** The level at which its source casts it, where that is not its own. */
  readonly castAt?: number;
  readonly sources: readonly SourceTag[];
}

/** What a feature adds to the dice of spells, in numbers. */
export interface SpellRaise {
  readonly source: SourceTag;
  /** Only spells of this entry. */
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
  readonly rolling?: Rolling;
  readonly damage: { readonly dice: string; readonly type: string; readonly versatile?: string; readonly bonus: Stat };
  readonly critOn: number;
  readonly properties: readonly string[];
  readonly mastery?: string;
  readonly reach?: string;
  /** Damage of other kinds. */
  readonly extra?: readonly { readonly dice: string; readonly type: string }[];
  /** What a hit does besides. */
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
  /** Why it cannot be on. */
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

/** A question and where it stands. */
export interface ChoiceState {
  readonly key: string;
  readonly id: string;
  /** What content asks, or what the rules ask of everybody. */
  readonly prompt: Label;
  readonly type: 'select' | 'multiselect' | 'number' | 'text' | 'distribute';
  readonly state: ChoiceStateName;
  readonly value?: ChoiceValue;
  readonly min?: number;
  readonly max?: number;
  /** How many picks are missing. */
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
    Record<'armor' | 'weapons' | 'tools' | 'languages' | 'savingThrows' | 'skills', readonly Listed[]>
  >;
  readonly expertise: readonly Listed[];
  readonly masteries: { readonly count: number; readonly weapons: readonly Listed[] };
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
    /** The effect in the record whose form has these hit points. */
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
    /** What rises in the dice of spells, and why. */
    readonly raises: readonly SpellRaise[];
  };
  readonly resources: Readonly<Record<string, ResourceStat>>;
  readonly difficulties: readonly Difficulty[];
  readonly features: readonly SheetFeature[];
  readonly feats: readonly SheetFeat[];
  readonly tags: readonly string[];
  readonly toggles: readonly SheetToggle[];
  readonly conditions: readonly SheetCondition[];
  readonly damage: Readonly<Record<'resistance' | 'immunity' | 'vulnerability', readonly Listed[]>> & {
    readonly notes: readonly Note[];
  };
  readonly conditionImmunities: readonly Listed[];
  readonly attunement: { readonly max: Stat; readonly used: number };
  readonly inventory: readonly CarriedLine[];
  readonly notes: readonly { readonly target: string; readonly text: string; readonly source: SourceTag }[];
  readonly choices: readonly ChoiceState[];
  readonly issues: readonly Issue[];
  readonly provenance: readonly Provenance[];
}

/** Fixed terms of the sheet. Content names everything else. */
export const EDITIONS = ['2014', '2024'] as const;
export type Edition = (typeof EDITIONS)[number];

export const ABILITIES = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;
export type Ability = (typeof ABILITIES)[number];
export type ByAbility<T> = Readonly<Record<Ability, T>>;

export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
export type Size = (typeof SIZES)[number];

export const MOVEMENTS = ['walk', 'fly', 'swim', 'climb', 'burrow'] as const;
export type Movement = (typeof MOVEMENTS)[number];

export const SENSES = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;
export type Sense = (typeof SENSES)[number];

/** The actions of a turn. */
export const TURN_PARTS = ['action', 'bonus', 'reaction'] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

/** Maps the proficiency types of effects to the lists of the sheet. */
const PROFICIENCY_LISTS = {
  armor: 'armor',
  weapon: 'weapons',
  tool: 'tools',
  language: 'languages',
  savingThrow: 'savingThrows',
  skill: 'skills',
} as const;
export type ProficiencyType = keyof typeof PROFICIENCY_LISTS;
export const PROFICIENCY_TYPES = Object.keys(PROFICIENCY_LISTS) as readonly ProficiencyType[];

/** When spent uses come back. `shortOne`: one use on a short rest, all on a long rest. */
export const REFRESHES = ['turn', 'short', 'long', 'shortOne', 'dawn', 'initiative', 'none'] as const;
export type Refresh = (typeof REFRESHES)[number];

/** Damage types are terms of the rules, not records. */
export const DAMAGE_TYPES = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const;

export const ROLL_MODES = ['advantage', 'disadvantage', 'autoFail', 'autoSucceed'] as const;
export type RollMode = (typeof ROLL_MODES)[number];

export const BONUS_TYPES = ['armor', 'shield', 'enhancement', 'natural', 'aura', 'untyped'] as const;

/** Spell rolls that features may raise. */
export const RAISED_ROLLS = ['damage', 'heal'] as const;

export const SPELL_MODES = ['known', 'alwaysPrepared', 'spellbook', 'innate'] as const;
export const SPELL_COUNTS = ['cantrips', 'known', 'prepared', 'spellbook'] as const;
export type SpellCountName = (typeof SPELL_COUNTS)[number];

/** Sorting order of sources; among overrides, the later phase wins. */
export const PHASES = {
  rule: 0,
  species: 1,
  lineage: 1,
  background: 2,
  class: 3,
  subclass: 4,
  feat: 5,
  item: 6,
  condition: 7,
  spell: 8,
  form: 8,
  manual: 9,
} as const;
export type SourceKind = keyof typeof PHASES;

export const MAX_LEVEL = 20;
export const MAX_SPELL_LEVEL = 9;
export const ABILITY_CAP = 20;

export function modifierOf(score: number): number {
  return Math.floor((score - 10) / 2);
}

/** Levels at which cantrips improve; the tier is the number of levels reached. */
export const CANTRIP_TIERS = [1, 5, 11, 17] as const;

const abilities: ReadonlySet<string> = new Set(ABILITIES);

export function isAbility(text: string): text is Ability {
  return abilities.has(text);
}

/** Icon names that content may use; the user interface decides how to draw them. */
export const ICON_NAMES = [
  'arm',
  'battle-axe',
  'blade',
  'boot',
  'bow',
  'brain',
  'crossed-swords',
  'fire',
  'fist',
  'ghost',
  'holy-symbol',
  'imp',
  'knapsack',
  'knife',
  'mask',
  'megaphone',
  'net',
  'oak-leaf',
  'padlock',
  'poison',
  'portal',
  'scroll',
  'shield',
  'sleep',
  'staff',
  'star-swirl',
  'strings',
  'sun',
  'unseen',
  'wound',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Death saves of one kind that decide: successes make stable, failures kill. */
export const DECISIVE_SAVES = 3;

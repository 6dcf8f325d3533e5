import type { Ability } from '@tessera/fifth-edition';

/** How much complexity the player wants. */
export const COMPLEXITIES = ['simple', 'some', 'rich'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** Answers to the first of the three questions: the kind of hero. */
export const HERO_KINDS = ['blade', 'shadow', 'magic', 'light', 'wild'] as const;
export type HeroKind = (typeof HERO_KINDS)[number];

interface Kind {
  readonly classes: Readonly<Record<Complexity, string>>;
  /** Candidates; the first that the edition has is used. */
  readonly species: readonly string[];
}

/** Classes and species per kind of hero. */
export const heroKinds: Readonly<Record<HeroKind, Kind>> = {
  blade: {
    classes: { simple: 'fighter', some: 'monk', rich: 'paladin' },
    species: ['orc', 'half-orc', 'human'],
  },
  shadow: {
    classes: { simple: 'rogue', some: 'ranger', rich: 'bard' },
    species: ['halfling', 'elf'],
  },
  magic: {
    classes: { simple: 'sorcerer', some: 'warlock', rich: 'wizard' },
    species: ['tiefling', 'gnome', 'elf'],
  },
  light: {
    classes: { simple: 'cleric', some: 'paladin', rich: 'druid' },
    species: ['dwarf', 'human'],
  },
  wild: {
    classes: { simple: 'barbarian', some: 'ranger', rich: 'druid' },
    species: ['goliath', 'half-orc', 'elf'],
  },
};

interface Calling {
  /** Abilities by priority. */
  readonly scores: readonly Ability[];
  /** Candidates; the first that the edition has is used. */
  readonly backgrounds: readonly string[];
}

/** Suitable abilities and backgrounds per class. */
export const callings: Readonly<Record<string, Calling>> = {
  barbarian: { scores: ['STR', 'CON', 'DEX', 'WIS'], backgrounds: ['soldier', 'acolyte'] },
  bard: { scores: ['CHA', 'DEX', 'CON', 'WIS'], backgrounds: ['acolyte'] },
  cleric: { scores: ['WIS', 'CON', 'STR', 'DEX'], backgrounds: ['acolyte'] },
  druid: { scores: ['WIS', 'CON', 'DEX', 'INT'], backgrounds: ['sage', 'acolyte'] },
  fighter: { scores: ['STR', 'CON', 'DEX', 'WIS'], backgrounds: ['soldier', 'acolyte'] },
  monk: { scores: ['DEX', 'WIS', 'CON', 'STR'], backgrounds: ['criminal', 'acolyte'] },
  paladin: { scores: ['STR', 'CHA', 'CON', 'WIS'], backgrounds: ['soldier', 'acolyte'] },
  ranger: { scores: ['DEX', 'WIS', 'CON', 'STR'], backgrounds: ['soldier', 'acolyte'] },
  rogue: { scores: ['DEX', 'CON', 'WIS', 'CHA'], backgrounds: ['criminal', 'acolyte'] },
  sorcerer: { scores: ['CHA', 'CON', 'DEX', 'WIS'], backgrounds: ['acolyte'] },
  warlock: { scores: ['CHA', 'CON', 'DEX', 'WIS'], backgrounds: ['acolyte'] },
  wizard: { scores: ['INT', 'CON', 'DEX', 'WIS'], backgrounds: ['sage', 'acolyte'] },
};

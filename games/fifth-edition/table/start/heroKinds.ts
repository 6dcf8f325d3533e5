import type { Ability } from '@tessera/fifth-edition';

/** How much a player wants to keep in mind. */
export const COMPLEXITIES = ['simple', 'some', 'rich'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** What kind of hero: the first of the three questions. */
export const HERO_KINDS = ['blade', 'shadow', 'magic', 'light', 'wild'] as const;
export type HeroKind = (typeof HERO_KINDS)[number];

interface Kind {
  readonly classes: Readonly<Record<Complexity, string>>;
  /** The first that the edition has. */
  readonly species: readonly string[];
  readonly backgrounds: readonly string[];
}

/** Which class answers a kind, and where such heroes come from. */
export const heroKinds: Readonly<Record<HeroKind, Kind>> = {
  blade: {
    classes: { simple: 'fighter', some: 'monk', rich: 'paladin' },
    species: ['orc', 'half-orc', 'human'],
    backgrounds: ['soldier', 'acolyte'],
  },
  shadow: {
    classes: { simple: 'rogue', some: 'ranger', rich: 'bard' },
    species: ['halfling', 'elf'],
    backgrounds: ['criminal', 'acolyte'],
  },
  magic: {
    classes: { simple: 'sorcerer', some: 'warlock', rich: 'wizard' },
    species: ['tiefling', 'gnome', 'elf'],
    backgrounds: ['sage', 'acolyte'],
  },
  light: {
    classes: { simple: 'cleric', some: 'paladin', rich: 'druid' },
    species: ['dwarf', 'human'],
    backgrounds: ['acolyte'],
  },
  wild: {
    classes: { simple: 'barbarian', some: 'ranger', rich: 'druid' },
    species: ['goliath', 'half-orc', 'elf'],
    backgrounds: ['soldier', 'acolyte'],
  },
};

/** Which scores a class wants high, in order. */
export const scoreOrders: Readonly<Record<string, readonly Ability[]>> = {
  barbarian: ['STR', 'CON', 'DEX', 'WIS'],
  bard: ['CHA', 'DEX', 'CON', 'WIS'],
  cleric: ['WIS', 'CON', 'STR', 'DEX'],
  druid: ['WIS', 'CON', 'DEX', 'INT'],
  fighter: ['STR', 'CON', 'DEX', 'WIS'],
  monk: ['DEX', 'WIS', 'CON', 'STR'],
  paladin: ['STR', 'CHA', 'CON', 'WIS'],
  ranger: ['DEX', 'WIS', 'CON', 'STR'],
  rogue: ['DEX', 'CON', 'WIS', 'CHA'],
  sorcerer: ['CHA', 'CON', 'DEX', 'WIS'],
  warlock: ['CHA', 'CON', 'DEX', 'WIS'],
  wizard: ['INT', 'CON', 'DEX', 'WIS'],
};

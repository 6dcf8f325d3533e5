/** How much complexity the player wants. */
export const COMPLEXITIES = ['simple', 'some', 'rich'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** Answers to the first of the three questions: the kind of hero. */
export const HERO_KINDS = ['blade', 'shadow', 'magic', 'light', 'wild'] as const;
export type HeroKind = (typeof HERO_KINDS)[number];

interface Kind {
  readonly classes: Readonly<Record<Complexity, string>>;
}

/** Classes per kind of hero. */
export const heroKinds: Readonly<Record<HeroKind, Kind>> = {
  blade: { classes: { simple: 'fighter', some: 'monk', rich: 'paladin' } },
  shadow: { classes: { simple: 'rogue', some: 'ranger', rich: 'bard' } },
  magic: { classes: { simple: 'sorcerer', some: 'warlock', rich: 'wizard' } },
  light: { classes: { simple: 'cleric', some: 'paladin', rich: 'druid' } },
  wild: { classes: { simple: 'barbarian', some: 'ranger', rich: 'druid' } },
};

/** The number of a figure: heroes have the number of their seat; monsters come after. */
export type FigureId = number;

export const HERO_IDS = ['ash', 'wren'] as const;
export const HERO_COUNT = HERO_IDS.length;

export interface MonsterKind {
  readonly id: 'ogre' | 'slinger';
  readonly initiative: number;
  readonly move: number;
  readonly power: number;
  readonly range: number;
  readonly targets: number;
  readonly shield: number;
  readonly retaliate: number;
}

export const MONSTERS: readonly MonsterKind[] = [
  { id: 'ogre', initiative: 55, move: 2, power: 3, range: 1, targets: 2, shield: 0, retaliate: 1 },
  { id: 'slinger', initiative: 32, move: 2, power: 2, range: 3, targets: 1, shield: 0, retaliate: 0 },
];
export const FIGURE_COUNT = HERO_COUNT + MONSTERS.length;

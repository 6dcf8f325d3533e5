import type { Seat } from '@tessera/kernel';
import { type Cell, distance } from './board.ts';
import type { Figure } from './state.ts';

/** A hero's figure has the number of its seat; monsters come after. */
export type FigureId = number;

export type Figures = readonly Readonly<Figure>[];

export const HERO_NAMES = ['Ash', 'Wren'] as const;
export const HERO_COUNT = HERO_NAMES.length;

export interface MonsterKind {
  readonly name: string;
  readonly initiative: number;
  readonly move: number;
  readonly power: number;
  readonly range: number;
  readonly targets: number;
  readonly shield: number;
  readonly retaliate: number;
}

export const MONSTERS: readonly MonsterKind[] = [
  { name: 'Ogre', initiative: 55, move: 2, power: 3, range: 1, targets: 2, shield: 0, retaliate: 1 },
  { name: 'Slinger', initiative: 32, move: 2, power: 2, range: 3, targets: 1, shield: 0, retaliate: 0 },
];
export const FIGURE_COUNT = HERO_COUNT + MONSTERS.length;

export const HEROES: readonly Seat[] = HERO_NAMES.map((_, seat) => seat);
export const MONSTER_IDS: readonly FigureId[] = MONSTERS.map((_, i) => HERO_COUNT + i);

export type Side = 'heroes' | 'monsters';

export function isHero(id: FigureId): boolean {
  return id < HERO_COUNT;
}

export function sideOf(id: FigureId): Side {
  return isHero(id) ? 'heroes' : 'monsters';
}

export function monsterKind(id: FigureId): MonsterKind {
  return MONSTERS[id - HERO_COUNT]!;
}

export function figureName(id: FigureId): string {
  return isHero(id) ? HERO_NAMES[id]! : monsterKind(id).name;
}

export function isUp(figures: Figures, id: FigureId): boolean {
  return figures[id]!.hp > 0;
}

export function heroesUp(figures: Figures): Seat[] {
  return HEROES.filter((seat) => isUp(figures, seat));
}

export function monstersUp(figures: Figures): FigureId[] {
  return MONSTER_IDS.filter((id) => isUp(figures, id));
}

export function foesUp(figures: Figures, of: FigureId): FigureId[] {
  return isHero(of) ? monstersUp(figures) : heroesUp(figures);
}

export function areAdjacent(figures: Figures, a: FigureId, b: FigureId): boolean {
  return distance(figures[a]!.cell, figures[b]!.cell) === 1;
}

/** Who stands on a cell. */
export function figureOn(figures: Figures, cell: Cell): FigureId | undefined {
  const id = figures.findIndex((figure) => figure.cell === cell && figure.hp > 0);
  return id < 0 ? undefined : id;
}

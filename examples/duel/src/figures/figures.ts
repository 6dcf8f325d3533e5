import type { Seat } from '@tessera/kernel';
import { type Cell, distance } from '../state/board.ts';
import { type FigureId, HERO_COUNT, HERO_IDS, MONSTERS, type MonsterKind } from '../state/roster.ts';
import type { Figure } from '../state/state.ts';

export type Figures = readonly Readonly<Figure>[];

export const HEROES: readonly Seat[] = HERO_IDS.map((_, seat) => seat);
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

/** Returns the id of a figure; its name is in the texts. */
export function figureKey(id: FigureId): (typeof HERO_IDS)[number] | MonsterKind['id'] {
  return isHero(id) ? HERO_IDS[id]! : monsterKind(id).id;
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

/** Returns the figure on a cell. */
export function figureOn(figures: Figures, cell: Cell): FigureId | undefined {
  const id = figures.findIndex((figure) => figure.cell === cell && figure.hp > 0);
  return id < 0 ? undefined : id;
}

import {
  armsOf,
  type Cell,
  cellOf,
  distance,
  distanceBetween,
  FIRST_NPC,
  isConscious,
  itemOf,
  seatOf,
  siteOf,
  unitCount,
  type View,
} from '@tessera/heist-city';

/** Acting unit, and the nearest thing of each kind; -1 for none. */
export interface Surroundings {
  readonly actor: number;
  readonly here: Cell;
  readonly foe: number;
  readonly mob: number;
  readonly drop: number;
  readonly computer: number;
  /** First carried drop. */
  readonly carried: number;
  readonly guns: readonly string[];
  /** Melee weapons besides fists. */
  readonly blades: readonly string[];
}

export function surroundingsOf(view: View, actor: number): Surroundings {
  const site = siteOf(view.map);
  const here = cellOf(view, actor);
  const away = (cell: Cell) => distance(site, here, cell);
  const units = Array.from({ length: unitCount(view) }, (_, unit) => unit).filter((unit) => isConscious(view, unit));
  const near = (list: readonly number[]) =>
    list.reduce(
      (best, one) => (best < 0 || distanceBetween(view, actor, one) < distanceBetween(view, actor, best) ? one : best),
      -1,
    );
  const nearest = (cells: readonly Cell[]) =>
    cells.reduce((best, cell, i) => (cell >= 0 && (best < 0 || away(cell) < away(cells[best]!)) ? i : best), -1);
  const arms = armsOf(view, actor);
  return {
    actor,
    here,
    foe: near(units.filter((unit) => unit < FIRST_NPC && seatOf(unit) !== seatOf(actor))),
    mob: near(units.filter((unit) => unit >= FIRST_NPC && view.npcs[unit - FIRST_NPC]!.kind !== 'turret')),
    drop: nearest(view.drops.map(({ cell }) => cell)),
    computer: nearest(site.computers),
    carried: view.characters[actor]!.carries[0] ?? -1,
    guns: arms.filter((id) => itemOf(id).type === 'ranged'),
    blades: arms.filter((id) => itemOf(id).type === 'melee' && id !== 'fist'),
  };
}

import { WAYS } from '@tessera/space';
import { obstaclesFor, type Reachable, reachable } from '../src/movement.ts';
import { boardFor, type Cell, type Site } from '../src/site.ts';
import type { Stance, View } from '../src/state.ts';
import type { Field } from './fields.ts';

/** Where one may walk and stand as things are. */
export class Ground {
  readonly #site: Site;
  readonly #ways: Int32Array;
  /** Who stands in the way, and who only lies there. */
  readonly #units: readonly Cell[];
  readonly #bodies: readonly Cell[];
  /** Guards and elites, whom somebody Hidden keeps away from. */
  readonly #mobs: readonly Cell[];

  constructor(state: View, site: Site, mover: number) {
    const { units, bodies, feared } = obstaclesFor(state, mover, true);
    this.#site = site;
    this.#ways = boardFor(site, state.variants).ways;
    this.#units = units;
    this.#bodies = bodies;
    this.#mobs = feared;
  }

  /** Where following a field for some steps leads, one step nearer each; `isWary` keeps away from mobs. */
  down(field: Field, from: Cell, steps: number, isWary: boolean): Cell {
    const { size } = this.#site;
    let at = from;
    let end = from;
    for (let step = 0; step < steps && field[at]! > 0; step++) {
      let next = at;
      for (let way = 0; way < WAYS; way++) {
        const cell = this.#ways[at * WAYS + way]!;
        if (cell >= size || field[cell]! >= field[at]! || this.#units.includes(cell)) continue;
        if (isWary && this.isWatched(cell)) continue;
        next = cell;
        break;
      }
      if (next === at) break;
      at = next;
      if (!this.#bodies.includes(at)) end = at;
    }
    return end;
  }

  /** Whether a mob stands beside a cell. R 11.3 */
  isWatched(cell: Cell): boolean {
    const { board } = this.#site;
    for (const mob of this.#mobs) if (board.distance(mob, cell) === 1) return true;
    return false;
  }
}

/** A flood from where a character is, as far as it gets in this state with all its slots. */
export function floodFor(state: View, site: Site, unit: number, cell: Cell, steps: number, isWary: boolean): Reachable {
  return reachable(site, obstaclesFor(state, unit, isWary), cell, steps, state.variants);
}

export function isQuick(stance: Stance): boolean {
  return stance === 'overt' || stance === 'hidden';
}

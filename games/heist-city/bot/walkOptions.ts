import { WAYS } from '@tessera/space';
import { boardFor, type Cell, distance, type Site, siteOf } from '../src/map/site.ts';
import { type Obstacles, obstaclesFor, type Reachable, reachable } from '../src/movement/movement.ts';
import type { SlotAction } from '../src/state/action.ts';
import type { Stance, View } from '../src/state/state.ts';
import { watchedHexes } from '../src/stealth/stateTransitions.ts';
import type { Field } from './fields.ts';
import type { PlanDraft } from './plan.ts';
import { canHustle, stride, type Talent } from './talent.ts';

/** Walks of one character within its slots in the current position. */
export class WalkOptions {
  readonly #state: View;
  readonly #site: Site;
  readonly #talent: Talent;
  readonly #obstacles: Obstacles;
  readonly #ways: Int32Array;

  constructor(state: View, unit: number, talent: Talent) {
    this.#state = state;
    this.#site = siteOf(state.map);
    this.#talent = talent;
    this.#obstacles = obstaclesFor(state, unit, watchedHexes(state, unit));
    this.#ways = boardFor(this.#site, state.variants).ways;
  }

  /** Returns whether a character in this state should avoid mobs. R 11.3 */
  isWary(stance: Stance): boolean {
    return stance === 'hidden' && this.#obstacles.watched.length > 0;
  }

  /** Returns the cells within a draft's slots. Valid until the next search on the site. */
  reach({ spot: { cell, stance, slots } }: PlanDraft): Reachable {
    const obstacles = this.isWary(stance) ? this.#obstacles : { ...this.#obstacles, watched: [] };
    return reachable(this.#site, obstacles, cell, stride(this.#talent, stance, slots), this.#state.variants);
  }

  /** Returns the walk to a cell if this many slots are enough; unnoticed if possible. */
  to(draft: PlanDraft, reach: Reachable, end: Cell, slots: number): PlanDraft | undefined {
    const { stance, cell } = draft.spot;
    const safe = reach.safeCosts[end]!;
    const isSafe = safe >= 0 && safe <= stride(this.#talent, stance, slots);
    const cost = isSafe ? safe : reach.costs[end]!;
    if (end === cell || cost < 0) return undefined;
    let used = 1;
    while (used <= slots && stride(this.#talent, stance, used) < cost) used++;
    if (used > slots) return undefined;
    const actions = this.#legs(stance, used, reach.pathTo(end, stride(this.#talent, stance, used)), reach);
    return actions && this.moved(draft, actions, end, used, isSafe ? stance : this.isWary(stance) ? 'overt' : stance);
  }

  /** Returns the reachable cell farthest down a field by safe paths. */
  furthest(reach: Reachable, field: Field, steps: number): Cell {
    const { cells, count, safeCosts } = reach;
    let best = cells[0]!;
    for (let i = 1; i < count; i++) {
      const cell = cells[i]!;
      const cost = safeCosts[cell]!;
      if (cost >= 0 && cost <= steps && field[cell]! < field[best]!) best = cell;
    }
    return best;
  }

  /** Returns the cell within one hex of a place with the fewest steps: by a safe path, else by any; -1 if none. */
  beside(reach: Reachable, place: Cell, steps: number): Cell {
    const { ways, size } = this.#site.unlinked;
    for (const costs of [reach.safeCosts, reach.costs]) {
      let best = -1;
      let least = steps + 1;
      for (let way = 0; way < WAYS; way++) {
        const cell = way === WAYS - 1 ? place : ways[place * WAYS + way]!;
        if (cell < size && costs[cell]! >= 0 && costs[cell]! < least) [best, least] = [cell, costs[cell]!];
      }
      if (best >= 0) return best;
    }
    return -1;
  }

  /** Returns the walk down a field with all slots left, from the spot of a draft. */
  down(draft: PlanDraft, field: Field): PlanDraft | undefined {
    const { cell, stance, slots } = draft.spot;
    const actions: SlotAction[] = [];
    let at = cell;
    let left = slots;
    while (left > 0) {
      const used = left >= 2 && canHustle(stance) ? 2 : 1;
      const to = this.stepDown(field, at, stride(this.#talent, stance, used), this.isWary(stance), cell);
      if (to === at) break;
      actions.push({ type: used === 2 ? 'hustle' : 'move', to });
      at = to;
      left -= used;
    }
    return actions.length > 0 ? this.moved(draft, actions, at, slots - left, stance) : undefined;
  }

  /** Returns the cell after some steps down a field, each one nearer; a wary walker avoids mobs. */
  stepDown(field: Field, from: Cell, steps: number, isWary: boolean, own = from): Cell {
    const { units, bodies } = this.#obstacles;
    let at = from;
    let end = from;
    for (let step = 0; step < steps && field[at]! > 0; step++) {
      let next = -1;
      for (let way = 0; way < WAYS && next < 0; way++) {
        const cell = this.#ways[at * WAYS + way]!;
        if (!(field[cell]! < field[at]!) || (cell !== own && units.includes(cell))) continue;
        if (!isWary || !this.#isWatched(cell)) next = cell;
      }
      if (next < 0) break;
      at = next;
      if (!bodies.includes(at)) end = at;
    }
    return end;
  }

  /** Returns a draft after moves, which may break its connection. R 12.2 */
  moved(draft: PlanDraft, actions: readonly SlotAction[], cell: Cell, slots: number, stance: Stance): PlanDraft {
    const { spot } = draft;
    const computer = this.#site.computers[spot.connected];
    const connected = computer !== undefined && distance(this.#site, computer, cell) <= 1 ? spot.connected : -1;
    return {
      actions: [...draft.actions, ...actions],
      spot: { ...spot, cell, stance, connected, slots: spot.slots - slots },
      gain: draft.gain,
    };
  }

  /** Splits a path into the moves of this many slots. */
  #legs(stance: Stance, slots: number, path: readonly Cell[], reach: Reachable): SlotAction[] | undefined {
    if (stance === 'overt' && slots === 3) return [{ type: 'sprint', to: path.at(-1)! }];
    const actions: SlotAction[] = [];
    let from = 0;
    for (let left = slots; left > 0 && from < path.length; ) {
      const used = left >= 2 && canHustle(stance) ? 2 : 1;
      let to = Math.min(path.length, from + stride(this.#talent, stance, used));
      // A move may pass over a body, but not end there. R 4.4
      while (to > from && reach.costs[path[to - 1]!]! < 0) to--;
      if (to === from) return undefined;
      actions.push({ type: used === 2 ? 'hustle' : 'move', to: path[to - 1]! });
      from = to;
      left -= used;
    }
    return from === path.length ? actions : undefined;
  }

  #isWatched(cell: Cell): boolean {
    return this.#obstacles.watched.includes(cell);
  }
}

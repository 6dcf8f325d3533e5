import { type Cell, hex as hexOf, neighbours, qOf, rOf } from '@tessera/space';
import { DOORWAY, type Ground, type GroundRule, groundOf, type Plan, planOf } from '../board/index.ts';
import { recordOf } from '../content/lookup.ts';
import type { Hex } from '../content/records/record.ts';
import type { ScenarioRecord } from '../content/records/scenario.ts';
import type { State } from '../state/state.ts';
import { rulingOf, type VariantId } from '../vocabulary/variants.ts';

/** A scenario's map with numbered hexes. Built once from content. */
export interface ScenarioPlan {
  readonly record: ScenarioRecord;
  readonly plan: Plan;
  /** The room of each cell, including corridors; -1 for doors. */
  readonly roomOf: Int16Array;
  /** The cells of each door. */
  readonly doors: readonly (readonly Cell[])[];
  /** The door on each cell, or -1. */
  readonly doorOn: Int16Array;
  readonly starts: readonly Cell[];
  /** Lettered hexes. */
  readonly markers: ReadonlyMap<string, readonly Cell[]>;
  /** Obstacles that cannot be destroyed or moved. R 14 */
  readonly fixed: ReadonlySet<Cell>;
  /** The rooms on both sides of each door. */
  readonly joins: readonly (readonly [number, number])[];
}

const plans = new Map<string, ScenarioPlan>();

/** Returns the plan of a scenario. */
export function scenarioPlan(id: string): ScenarioPlan {
  let plan = plans.get(id);
  if (plan === undefined) {
    plan = laidOut(recordOf('scenario', id));
    plans.set(id, plan);
  }
  return plan;
}

/** Returns the cell of a hex of the scenario. */
export function cellAt({ plan }: ScenarioPlan, [q, r]: Hex): Cell {
  return plan.board.cellOf(hexOf(q, r));
}

/** Returns the rooms of a cell: a corridor is part of its room, a door of both rooms that it joins. */
export function roomsAt(scenario: string, cell: Cell): readonly number[] {
  const { roomOf, doorOn, joins } = scenarioPlan(scenario);
  const door = doorOn[cell] ?? -1;
  return door >= 0 ? joins[door]! : [roomOf[cell]!];
}

/** Returns the obstacles that can be destroyed or moved. */
export function looseObstacles<Cells extends readonly Cell[]>(table: {
  readonly scenario: string;
  readonly map: { readonly obstacles: readonly Cells[] };
}): Cells[] {
  const { fixed } = scenarioPlan(table.scenario);
  return table.map.obstacles.filter(([cell]) => cell !== undefined && !fixed.has(cell));
}

/** The input of a ground, available in views and states. */
export interface Grounds {
  readonly scenario: string;
  readonly variants: Readonly<Partial<Record<VariantId, string>>>;
  readonly map: {
    readonly revealed: readonly number[];
    readonly closed: readonly number[];
    readonly locked: readonly number[];
  };
}

const grounds = new WeakMap<ScenarioPlan, Map<number | string, Ground>>();

/** Returns the ground in play. Cached until a room is revealed or a door opens, because it is read often. */
export function groundIn(table: Grounds): Ground {
  const { scenario, map, variants } = table;
  const plan = scenarioPlan(scenario);
  // Rulings that change the ground are rare; without any, rooms and doors determine it.
  for (const _ in variants) return newGround(table, plan);
  let known = grounds.get(plan);
  if (known === undefined) {
    known = new Map();
    grounds.set(plan, known);
  }
  const key = keyOf(map, plan);
  let ground = known.get(key);
  if (ground === undefined) {
    ground = newGround(table, plan);
    known.set(key, ground);
  }
  return ground;
}

/** Rooms or doors of which three masks still form one exact number. */
const FEW = 17;
const BASE = 1 << FEW;

function keyOf({ revealed, closed, locked }: Grounds['map'], { record }: ScenarioPlan): number | string {
  const masks = [maskOf(revealed), maskOf(closed), maskOf(locked)] as const;
  if (Math.max(record.rooms.length, record.doors.length) > FEW) return masks.join();
  return masks[0] + (masks[1] + masks[2] * BASE) * BASE;
}

function maskOf(places: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < places.length; i++) mask |= 1 << places[i]!;
  return mask;
}

function newGround(table: Grounds, { plan, doors }: ScenarioPlan): Ground {
  const { map } = table;
  const cells = map.closed.flatMap((door) => doors[door]!);
  const locked = map.locked.flatMap((door) => doors[door]!);
  return groundOf(plan, map.revealed, cells, groundRule(table), locked);
}

function groundRule(table: Pick<Grounds, 'variants'>): GroundRule {
  return {
    touch: rulingOf(table, 'los.touch'),
    cornerOnWall: rulingOf(table, 'los.cornerOnWall'),
    rangeThroughWalls: rulingOf(table, 'range.throughWalls') === 'true',
  };
}

function laidOut(record: ScenarioRecord): ScenarioPlan {
  const { rooms, doors } = record;
  const doorHexes = new Set(doors.flatMap(({ hexes }) => hexes.map(String)));
  const walled = new Set(record.overlays.flatMap(({ type, hexes }) => (type === 'wall' ? hexes.map(String) : [])));
  const order: Hex[] = [];
  const room = new Map<string, number>();
  const tile = new Map<string, string>();
  const add = (at: Hex, n: number, of: string) => {
    const key = String(at);
    if (walled.has(key) || (n >= 0 && doorHexes.has(key))) return;
    if (!room.has(key)) {
      order.push(at);
      room.set(key, n);
    }
    // A corridor belongs to no tile, even if a tile has that hex.
    if (tile.get(key) !== CORRIDOR) tile.set(key, of);
  };
  for (const [n, { tiles, corridors }] of rooms.entries()) {
    for (const { tile: id, hexes } of tiles) for (const at of hexes) add(at, n, id);
    for (const at of corridors) add(at, n, CORRIDOR);
  }
  for (const { hexes } of doors) for (const at of hexes) add(at, DOORWAY, CORRIDOR);

  const hexes = order.map(([q, r]) => hexOf(q, r));
  const tiles = order.map((at) => tile.get(String(at))!);
  const roomOf = Int16Array.from(order, (at) => room.get(String(at))!);
  const cells = new Map(order.map((at, cell) => [String(at), cell]));
  const cellsOf = (some: readonly Hex[]) => some.map((at) => cells.get(String(at))!);
  const index = (id: string) => rooms.findIndex((each) => each.id === id);
  const doorOn = new Int16Array(order.length).fill(-1);
  for (const [n, door] of doors.entries()) for (const cell of cellsOf(door.hexes)) doorOn[cell] = n;
  const joins = doors.map(({ rooms: [a, b] }): readonly [number, number] => [index(a), index(b)]);
  const plan = planOf(hexes, {
    // A door may touch only a corridor of its room.
    shownBy: order.map((_, cell) => (doorOn[cell]! >= 0 ? joins[doorOn[cell]!]! : [roomOf[cell]!])),
    rooms: roomOf.map((n, cell) => (tiles[cell] === CORRIDOR ? DOORWAY : n)),
    wallLines: wallLinesOf(order, tiles, cells),
  });
  return {
    record,
    plan,
    roomOf,
    doors: doors.map((door) => cellsOf(door.hexes)),
    doorOn,
    starts: cellsOf(record.starts),
    markers: new Map(Object.entries(record.markers).map(([letter, some]) => [letter, cellsOf(some)])),
    fixed: new Set(
      record.overlays.flatMap((overlay) =>
        overlay.type === 'obstacle' && overlay.fixed ? cellsOf(overlay.hexes) : [],
      ),
    ),
    joins,
  };
}

const CORRIDOR = '';

/** R A.2: returns the walls between touching hexes of different tiles, unless one is a door or a corridor. */
function wallLinesOf(
  order: readonly Hex[],
  tiles: readonly string[],
  cells: ReadonlyMap<string, Cell>,
): [Cell, Cell][] {
  const lines: [Cell, Cell][] = [];
  for (const [cell, [q, r]] of order.entries()) {
    for (const beside of neighbours(hexOf(q, r))) {
      const other = cells.get(`${qOf(beside)},${rOf(beside)}`);
      if (other === undefined || other < cell || tiles[cell] === tiles[other]) continue;
      if (tiles[cell] !== CORRIDOR && tiles[other] !== CORRIDOR) lines.push([cell, other]);
    }
  }
  return lines;
}

/** Returns the doors of these names. */
export function doorsNamed({ scenario }: Pick<State, 'scenario'>, ids: readonly string[]): number[] {
  const { doors } = scenarioPlan(scenario).record;
  return ids.map((id) => doors.findIndex((door) => door.id === id));
}

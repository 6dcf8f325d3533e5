import { AttachmentCache } from '@tessera/kernel';
import { type Board, hex, qOf, rOf } from '@tessera/space';
import { ContentError, mapOf } from '../content/index.ts';
import { boardOf, type HeistMap, linkedBoardOf, type Place, type Stretch, stretchHexes } from '../content/map.ts';
import { readMap, unplayable } from '../content/ownMap.ts';
import type { Drop, NpcKind } from '../state/state.ts';
import type { Variant } from '../state/variants.ts';

/** Number of a hex on the site's board. */
export type Cell = number;

/** Map prepared for play, with everything that no match changes. R 4 */
export interface Site {
  readonly id: string;
  readonly map: HeistMap;
  readonly size: number;
  /** Hexes, with a link between the two ends of each teleporter. */
  readonly board: Board;
  /** The same cells without links. */
  readonly unlinked: Board;
  /** Flags per cell. Walls destroyed in a match are in the state's `rubble`. */
  readonly wall: Uint8Array;
  readonly indestructible: Uint8Array;
  readonly table: Uint8Array;
  /** Cells of the computers, in the order of the map. */
  readonly computers: readonly Cell[];
  readonly drops: readonly { readonly kind: Drop['kind']; readonly cell: Cell }[];
  /** Gear on the floor; without an item it is drawn at the start of a match. */
  readonly gear: readonly { readonly cell: Cell; readonly item?: string }[];
  readonly portals: readonly Cell[];
  readonly teleporters: readonly (readonly [Cell, Cell])[];
  readonly npcs: readonly { readonly kind: NpcKind; readonly cell: Cell }[];
  /** Cells of each seat's deployment zone. */
  readonly zones: readonly [readonly Cell[], readonly Cell[]];
  readonly exits: readonly Cell[];
  /** Default starts of each seat's crew, in the order of the roles. */
  readonly starts: readonly [readonly Cell[], readonly Cell[]];
  /** 1 << seat for a deployment zone, EXIT for an exit. */
  readonly zoneFlags: Uint8Array;
}

/** Returns the site of a state's `map`: a site of the content by its id, built on first use, or a brought map. */
export function siteOf(map: string): Site {
  const site = sites.get(map) ?? ownSites.find(map);
  if (site !== undefined) return site;
  const made = makeSite(mapOf(map));
  sites.set(map, made);
  return made;
}

/** Returns the cell at coordinates, or -1 off the map. */
export function cellAt(site: Site, q: number, r: number): Cell {
  return site.board.find(hex(q, r));
}

/** Returns the coordinates of a cell. */
export function coordsOf(site: Site, cell: Cell): Place {
  const at = site.board.hexOf(cell);
  return [qOf(at), rOf(at)];
}

/** Returns the straight distance between two cells. R 4.1 */
export function distance(site: Site, a: Cell, b: Cell): number {
  return site.board.distance(a, b);
}

/** Returns whether a cell is a wall now. R 4.3 */
export function isWall(site: Site, rubble: readonly Cell[], cell: Cell): boolean {
  return site.wall[cell] === 1 && !rubble.includes(cell);
}

/** Returns whether explosives would destroy this cell. R 14.3, 14.6 */
export function isBreakable(site: Site, rubble: readonly Cell[], cell: Cell): boolean {
  return isWall(site, rubble, cell) && site.indestructible[cell] === 0;
}

/** Returns the cells of a seat's deployment zone. */
export function zoneOf(site: Site, seat: number): readonly Cell[] {
  return site.zones[seat === 0 ? 0 : 1];
}

/** Returns whether a cell is home for a seat: its own zone, or an exit, which serves both. R 4.7 */
export function isInZone(site: Site, seat: number, cell: Cell, variants: readonly Variant[] = []): boolean {
  const home = variants.includes('exit-none') ? 1 << seat : (1 << seat) | EXIT;
  return (site.zoneFlags[cell]! & home) !== 0;
}

/** Returns the cells where elites enter: security portals, and teleporters if a variant closes them. R 4.8, E17 */
export function portalsOf(site: Site, variants: readonly Variant[] = []): readonly Cell[] {
  return leadsNowhere(variants) ? [...site.portals, ...site.teleporters.flat()] : site.portals;
}

/** Returns the board for movement: teleporters are passages, unless a variant makes them portals only. E17 */
export function boardFor(site: Site, variants: readonly Variant[] = []): Board {
  return leadsNowhere(variants) ? site.unlinked : site.board;
}

const EXIT = 4;
const sites = new Map<string, Site>();

/** Sites that matches bring: own maps of players. */
export const ownSites = new AttachmentCache((text: string) => makeSite(ownMap(text)));

function ownMap(text: string): HeistMap {
  const read = readMap(text);
  if (!read.ok) throw new ContentError('bad-map', 'map', unplayable(read.findings));
  return read.map;
}

function leadsNowhere(variants: readonly Variant[]): boolean {
  return variants.includes('teleporters-portals-only');
}

/** Builds a site from a map that has passed its checks. */
export function makeSite(map: HeistMap): Site {
  const board = linkedBoardOf(map);
  const cell = ([q, r]: Place) => board.cellOf(hex(q, r));
  const cells = (stretches: readonly Stretch[]) => [...stretchHexes(stretches)].map(({ q, r }) => cell([q, r]));
  const indestructible = cells(map.indestructibleWalls);
  const zones = [deploymentOf(map, 0).flatMap(cells), deploymentOf(map, 1).flatMap(cells)] as const;
  const exits = map.zones.flatMap((zone) => (zone.kind === 'exit' ? cells(zone.cells) : []));
  return {
    id: map.id,
    map,
    size: board.size,
    board,
    unlinked: boardOf(map.shape),
    wall: flags(board, [...cells(map.walls), ...indestructible]),
    indestructible: flags(board, indestructible),
    table: flags(board, cells(map.tables)),
    computers: map.computers.map(({ at }) => cell(at)),
    drops: map.drops.map(({ kind, at }) => ({ kind, cell: cell(at) })),
    gear: map.gear.map(({ at, item }) => ({ cell: cell(at), ...(item !== undefined && { item }) })),
    portals: map.portals.map(({ at }) => cell(at)),
    teleporters: map.teleporters.map(({ ends: [a, b] }) => [cell(a), cell(b)] as const),
    npcs: map.npcs.map(({ kind, at }) => ({ kind, cell: cell(at) })),
    zones,
    exits,
    starts: [map.starts[0].map(cell), map.starts[1].map(cell)],
    zoneFlags: zoneFlags(board, [zones[0], zones[1], exits]),
  };
}

function deploymentOf(map: HeistMap, seat: number): (readonly Stretch[])[] {
  return map.zones.flatMap((zone) => (zone.kind === 'deployment' && zone.seat === seat ? [zone.cells] : []));
}

function flags(board: Board, cells: readonly Cell[]): Uint8Array {
  const flagged = new Uint8Array(board.size);
  for (const cell of cells) flagged[cell] = 1;
  return flagged;
}

function zoneFlags(board: Board, zones: readonly (readonly Cell[])[]): Uint8Array {
  const flagged = new Uint8Array(board.size);
  for (const [i, cells] of zones.entries()) for (const cell of cells) flagged[cell]! |= 1 << i;
  return flagged;
}

import type { Finding, JsonPath, Label } from '@tessera/rules';
import { BLOCKED, type Board, blast, hex, Reach, Terrain } from '@tessera/space';
import { ROLES } from '../state/state.ts';
import { formatIssue, problem } from './issueFormatter.ts';
import { boardOf, type HeistMap, linkedBoardOf, type Place, type Stretch, stretchHexes } from './map.ts';

/** Returns the faults that make a map unplayable, each with its place in the record. R 4, 5 */
export function mapFindings(map: HeistMap): Finding[] {
  const board = boardOf(map.shape);
  // The other checks need cells and links: a thing off the map has no cell, and a bad link makes no board.
  const broken = [...offTheMap(map, board), ...badLinks(map)];
  if (broken.length > 0) return broken;
  const findings = [...twiceNamed(map), ...overlaps(map, board), ...badStarts(map)];
  return [...findings, ...outOfReach(map, linkedBoardOf(map))];
}

/** A hex that the map mentions, and its place in the record. */
interface Mention {
  readonly what: Label;
  readonly at: Place;
  readonly path: JsonPath;
}

/** Lists of single things. */
const LISTS = ['computers', 'drops', 'gear', 'portals', 'npcs'] as const;
/** Lists of objectives. */
const GOALS = ['computers', 'drops', 'gear'] as const;
/** Things that fill a hex. */
const SOLIDS = ['walls', 'indestructibleWalls', 'tables'] as const;

function offTheMap(map: HeistMap, board: Board): Finding[] {
  const isOff = (q: number, r: number) => !board.has(hex(q, r));
  const findings: Finding[] = [];
  for (const { what, at, path } of [...placed(map, LISTS), ...teleporterEnds(map), ...starts(map)]) {
    if (isOff(...at)) findings.push(finding('E_MAP_OFF_MAP', path, problem('off-map', { what, at: text(at) })));
  }
  const areas = map.zones.map(({ cells }, i) => ({ stretches: cells, path: ['zones', i, 'cells'] as JsonPath }));
  for (const { stretches, path } of [...SOLIDS.map((list) => ({ stretches: map[list], path: [list] })), ...areas]) {
    for (const [i, [q, r, length = 1]] of stretches.entries()) {
      // A row of a map has no gaps, so a stretch that begins and ends on it lies on it.
      if (!isOff(q, r) && !isOff(q + length - 1, r)) continue;
      findings.push(finding('E_MAP_OFF_MAP', [...path, i], problem('goes-off-map', { at: text([q, r]) })));
    }
  }
  return findings;
}

/** Returns faults of teleporters, which come in pairs. R 4.8 */
function badLinks(map: HeistMap): Finding[] {
  const taken = new Set<string>();
  const findings: Finding[] = [];
  for (const { at, path } of teleporterEnds(map)) {
    const place = text(at);
    if (taken.has(place)) findings.push(finding('E_MAP_LINK', path, problem('teleporter-taken', { at: place })));
    taken.add(place);
  }
  return findings;
}

function twiceNamed(map: HeistMap): Finding[] {
  const findings: Finding[] = [];
  for (const list of [...LISTS, 'teleporters', 'zones'] as const) {
    const ids = map[list].map(({ id }) => id);
    for (const [i, id] of ids.entries()) {
      if (ids.indexOf(id) === i) continue;
      const place = `${list}[${ids.indexOf(id)}]`;
      findings.push(finding('E_DUPLICATE_ID', [list, i, 'id'], problem('already-at', { id, place })));
    }
  }
  return findings;
}

/** Returns faults of overlap: solid things stand alone, and two units do not share a hex. R 4.3, 4.4 */
function overlaps(map: HeistMap, board: Board): Finding[] {
  const findings: Finding[] = [];
  const solid = new Uint8Array(board.size);
  for (const list of SOLIDS) {
    // One finding per stretch: a map of 20,000 characters can name 80,000 hexes twice.
    let reported = -1;
    for (const { q, r, index } of stretchHexes(map[list])) {
      const cell = board.cellOf(hex(q, r));
      if (solid[cell] === 1 && index !== reported) {
        reported = index;
        findings.push(finding('E_MAP_OVERLAP', [list, index], problem('filled-already', { at: text([q, r]) })));
      }
      solid[cell] = 1;
    }
  }
  const units = new Map<number, Label>();
  for (const { what, at, path } of [...placed(map, LISTS), ...teleporterEnds(map), ...starts(map)]) {
    const cell = cellOf(board, at);
    const isInside = solid[cell] === 1;
    if (isInside) findings.push(finding('E_MAP_WALL', path, problem('in-solid', { what, at: text(at) })));
    if (path[0] !== 'npcs' && path[0] !== 'starts') continue;
    const other = units.get(cell);
    if (other !== undefined) findings.push(finding('E_MAP_OVERLAP', path, problem('stands-where', { what, other })));
    units.set(cell, what);
  }
  return findings;
}

/** Returns faults of starts: a crew starts in its own zone. R 5.2 */
function badStarts(map: HeistMap): Finding[] {
  const findings: Finding[] = [];
  for (const seat of [0, 1] as const) {
    const zone = map.zones.flatMap((each) => (each.kind === 'deployment' && each.seat === seat ? each.cells : []));
    if (zone.length === 0) {
      findings.push(finding('E_MAP_ZONE', ['zones'], problem('no-deployment-zone', { crew: seat + 1 })));
      continue;
    }
    for (const [i, at] of map.starts[seat].entries()) {
      if (zone.some((stretch) => covers(stretch, at))) continue;
      const outside = problem('outside-zone', { what: roleOf(seat, i), at: text(at) });
      findings.push(finding('E_MAP_START', ['starts', seat, i], outside));
    }
  }
  return findings;
}

/**
 * Returns crews, zones and objectives that are not in one connected part of the empty site; turrets block. Paths lead
 * both ways, so one flood from any crew is enough.
 */
function outOfReach(map: HeistMap, board: Board): Finding[] {
  const findings: Finding[] = [];
  const terrain = emptySite(map, board);
  const reach = new Reach(board).search(cellOf(board, map.starts[0][0]!), { gait: 'walk', terrain });
  const cutOff = new Set<JsonPath[number]>();
  for (const [i, zone] of map.zones.entries()) {
    if (zone.kind === 'landmark' || isAnyReached(zone.cells, board, reach)) continue;
    findings.push(unreachable(problem('zone-called', { id: zone.id }), ['zones', i]));
    if (zone.kind === 'deployment') cutOff.add(zone.seat);
  }
  for (const { what, at, path } of starts(map)) {
    const cell = cellOf(board, at);
    // A crew in an unreachable zone, and a start inside a wall, are already reported.
    if (reach.canEnd(cell) || cutOff.has(path[1]!) || terrain.marks[cell] !== 0) continue;
    findings.push(unreachable(problem('thing-at', { what, at: text(at) }), path));
  }
  for (const { what, at, path } of placed(map, GOALS)) {
    const isBeside = board.clip(blast(hex(...at), 1)).some((cell) => reach.canEnd(cell));
    if (!isBeside) findings.push(unreachable(problem('thing-at', { what, at: text(at) }), path));
  }
  return findings;
}

/** Returns the terrain of a site without units except its turrets. */
export function emptySite(map: HeistMap, board: Board): Terrain {
  const terrain = new Terrain(board);
  for (const list of SOLIDS) {
    for (const { q, r } of stretchHexes(map[list])) terrain.mark(board.cellOf(hex(q, r)), BLOCKED);
  }
  for (const { kind, at } of map.npcs) if (kind === 'turret') terrain.mark(cellOf(board, at), BLOCKED);
  return terrain;
}

function isAnyReached(stretches: readonly Stretch[], board: Board, reach: Reach): boolean {
  for (const { q, r } of stretchHexes(stretches)) if (reach.canEnd(board.cellOf(hex(q, r)))) return true;
  return false;
}

function unreachable(what: Label, path: JsonPath): Finding {
  return finding('E_MAP_UNREACHABLE', path, problem('unreachable', { what }));
}

function finding(code: string, path: JsonPath, message: Label): Finding {
  return { code, path, ...formatIssue({ message }) };
}

function covers([first, row, length = 1]: Stretch, [q, r]: Place): boolean {
  return r === row && q >= first && q < first + length;
}

function cellOf(board: Board, [q, r]: Place): number {
  return board.cellOf(hex(q, r));
}

function text([q, r]: Place): string {
  return `(${q}, ${r})`;
}

function placed(map: HeistMap, lists: readonly (typeof LISTS)[number][]): Mention[] {
  return lists.flatMap((list) => map[list].map(({ id, at }, i) => ({ what: `"${id}"`, at, path: [list, i, 'at'] })));
}

function teleporterEnds(map: HeistMap): Mention[] {
  return map.teleporters.flatMap(({ id, ends }, i) =>
    ends.map((at, end) => ({ what: `"${id}"`, at, path: ['teleporters', i, 'ends', end] })),
  );
}

function roleOf(seat: number, i: number): Label {
  return problem('role-of-crew', { role: ROLES[i] ?? '', crew: seat + 1 });
}

function starts(map: HeistMap): Mention[] {
  return map.starts.flatMap((places, seat) =>
    places.map((at, i) => ({ what: roleOf(seat, i), at, path: ['starts', seat, i] })),
  );
}

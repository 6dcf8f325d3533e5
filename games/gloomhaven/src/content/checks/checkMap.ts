import type { JsonPath } from '@tessera/rules';
import type { Hex } from '../records/record.ts';
import type { ScenarioRecord } from '../records/scenario.ts';
import type { GloomhavenReview } from './review.ts';

/** Checks that tiles match their records, doors connect rooms, and everything is on floor hexes. */
export function checkMap(scenario: ScenarioRecord, review: GloomhavenReview): void {
  checkTiles(scenario, review);
  checkDoors(scenario, review);
  checkReach(scenario, review);
  const floor = floorOf(scenario);
  const report = (code: string, path: JsonPath, message: string) => review.report({ code, path, message });
  for (const { at, path } of thingsOn(scenario)) {
    if (!floor.has(String(at))) report('E_NO_FLOOR', path, `there is no floor at ${at.join(', ')}.`);
  }
  const taken = new Set<string>();
  const blocked = new Set(
    scenario.overlays.flatMap(({ type, hexes }) => (type === 'obstacle' ? hexes.map(String) : [])),
  );
  for (const [i, { at }] of scenario.placements.entries()) {
    if (taken.has(String(at))) report('E_PLACE_TAKEN', ['placements', i, 'at'], 'two monsters stand on one hex.');
    if (blocked.has(String(at))) report('E_PLACE_TAKEN', ['placements', i, 'at'], 'a monster stands in an obstacle.');
    taken.add(String(at));
  }
  const starts = new Set(scenario.rooms.flatMap((room) => (room.start ? hexesOf(room).map(String) : [])));
  for (const [i, at] of scenario.starts.entries()) {
    if (!starts.has(String(at)))
      report('E_START', ['starts', i], 'characters start in a room that is open at the start.');
  }
}

type Room = ScenarioRecord['rooms'][number];

function hexesOf({ tiles, corridors }: Room): readonly Hex[] {
  return [...tiles.flatMap(({ hexes }) => hexes), ...corridors];
}

function floorOf({ rooms, doors }: ScenarioRecord): ReadonlySet<string> {
  return new Set([...rooms.flatMap(hexesOf), ...doors.flatMap(({ hexes }) => hexes)].map(String));
}

function thingsOn(scenario: ScenarioRecord): readonly { readonly at: Hex; readonly path: JsonPath }[] {
  const { placements, overlays, starts, markers, objects, things } = scenario;
  const each = (hexes: readonly Hex[], path: JsonPath) => hexes.map((at, i) => ({ at, path: [...path, i] }));
  return [
    ...placements.map(({ at }, i) => ({ at, path: ['placements', i, 'at'] })),
    ...overlays.flatMap(({ hexes }, i) => each(hexes, ['overlays', i, 'hexes'])),
    ...each(starts, ['starts']),
    ...Object.entries(markers).flatMap(([letter, hexes]) => each(hexes, ['markers', letter])),
    ...objects.flatMap(({ at }, i) => each(at, ['objects', i, 'at'])),
    ...things.flatMap(({ at }, i) => (at === undefined ? [] : [{ at, path: ['things', i, 'at'] }])),
  ];
}

function checkTiles({ rooms }: ScenarioRecord, review: GloomhavenReview): void {
  const owner = new Map<string, string>();
  for (const [r, room] of rooms.entries()) {
    for (const [t, { tile, turns, hexes }] of room.tiles.entries()) {
      const path = ['rooms', r, 'tiles', t];
      review.reference('tile', tile, [...path, 'tile']);
      const cut = review.content.tile.get(tile);
      if (
        cut !== undefined &&
        !isSameShape(
          cut.hexes.map((hex) => turned(hex, turns)),
          hexes,
        )
      ) {
        const message = `the hexes are not those of "${tile}" turned ${turns} times.`;
        review.report({ code: 'E_TILE_SHAPE', path: [...path, 'hexes'], message });
      }
      for (const [i, hex] of hexes.entries()) {
        const other = owner.get(String(hex));
        if (other !== undefined && other !== tile) {
          const message = `"${tile}" and "${other}" lie on the same hex.`;
          review.report({ code: 'E_TILES_OVERLAP', path: [...path, 'hexes', i], message });
        }
        owner.set(String(hex), tile);
      }
    }
  }
}

/** Rotates a hex about the origin by sixths of a turn. */
function turned([q, r]: Hex, turns: number): Hex {
  return turns === 0 ? [q, r] : turned([-r, q + r], turns - 1);
}

function isSameShape(a: readonly Hex[], b: readonly Hex[]): boolean {
  const normal = (hexes: readonly Hex[]) => {
    const sorted = hexes.toSorted(([q, r], [p, s]) => q - p || r - s);
    const [q0, r0] = sorted[0] ?? [0, 0];
    return sorted.map(([q, r]) => `${q - q0},${r - r0}`).join(' ');
  };
  return a.length === b.length && normal(a) === normal(b);
}

function isNear([q, r]: Hex, [p, s]: Hex): boolean {
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s)) <= 1;
}

function checkDoors({ rooms, doors }: ScenarioRecord, review: GloomhavenReview): void {
  const ids = new Set<string>();
  for (const [i, { id, hexes, rooms: joined }] of doors.entries()) {
    if (ids.has(id))
      review.report({ code: 'E_DOOR', path: ['doors', i, 'id'], message: `"${id}" is another door too.` });
    ids.add(id);
    for (const [j, name] of joined.entries()) {
      const room = rooms.find((each) => each.id === name);
      const path = ['doors', i, 'rooms', j];
      if (room === undefined) {
        review.report({ code: 'E_DOOR', path, message: `the door leads nowhere: there is no room "${name}".` });
      } else if (!hexes.some((hex) => hexesOf(room).some((floor) => isNear(hex, floor)))) {
        review.report({ code: 'E_DOOR', path, message: `the door leads nowhere: no hex of "${name}" is next to it.` });
      }
    }
  }
}

function checkReach({ rooms, doors }: ScenarioRecord, review: GloomhavenReview): void {
  const reached = new Set(rooms.filter(({ start }) => start).map(({ id }) => id));
  if (reached.size === 0) review.report({ code: 'E_START', path: ['rooms'], message: 'no room is open at the start.' });
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { rooms: pair } of doors) if (pair.some((id) => reached.has(id))) for (const id of pair) reached.add(id);
  }
  for (const [i, { id }] of rooms.entries()) {
    if (!reached.has(id)) review.report({ code: 'E_ROOM', path: ['rooms', i], message: `no door leads to "${id}".` });
  }
}

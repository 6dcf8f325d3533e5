import { type HeistMap, type mapFindings, type Place, ROLES } from '@tessera/heist-city';
import { type Remark, remark } from './remark.ts';

type Finding = ReturnType<typeof mapFindings>[number];

/** Texts of the editor for findings of the rules; findings it cannot cause keep the rules' text. */
const KEYS: Readonly<Record<string, string>> = {
  E_MAP_UNREACHABLE: 'out-of-reach',
  E_MAP_WALL: 'in-a-wall',
  E_MAP_OVERLAP: 'overlap',
  E_MAP_START: 'start-outside',
};

/** Converts a finding of the rules to a remark about a sketch, with its hexes. */
export function remarkFor(map: HeistMap, { code, path, message, said }: Finding): Remark {
  const [list = '', i = 0, part] = path;
  const key = KEYS[code];
  const at = placesAt(map, path);
  if (key === undefined) return remark('other', { message: said?.message ?? message }, {}, at);
  if (list !== 'starts') return remark(key, {}, { what: nameOf(map, list, Number(i)) }, at);
  const role = `name.role.${ROLES[Number(part)]}`;
  return remark(key === 'out-of-reach' ? 'start-cut-off' : 'start-outside', { crew: Number(i) + 1 }, { role }, at);
}

function nameOf({ zones }: HeistMap, list: string | number, i: number): string {
  const zone = list === 'zones' ? zones[i] : undefined;
  if (!zone) return `editor.part.${list}`;
  return `editor.tool.${zone.kind === 'deployment' ? `zone-${zone.seat}` : zone.kind}`;
}

/** Returns the hexes at a place in the record. */
function placesAt(map: HeistMap, [list, i, part, end]: Finding['path']): Place[] {
  const n = Number(i);
  switch (list) {
    case 'computers':
    case 'drops':
    case 'gear':
    case 'portals':
    case 'npcs':
      return some(map[list][n]?.at);
    case 'teleporters':
      return some(map.teleporters[n]?.ends[end === 0 ? 0 : 1]);
    case 'starts':
      return some(map.starts[n === 0 ? 0 : 1][Number(part)]);
    case 'walls':
    case 'indestructibleWalls':
    case 'tables':
      return hexesOf(map[list].slice(n, n + 1));
    case 'zones':
      return hexesOf(map.zones[n]?.cells ?? []);
    default:
      return [];
  }
}

function hexesOf(stretches: HeistMap['walls']): Place[] {
  return stretches.flatMap(([q, r, length = 1]) => Array.from({ length }, (_, n): Place => [q + n, r]));
}

function some(place: Place | undefined): Place[] {
  return place ? [place] : [];
}

import { knownItem } from './arms.ts';
import { npcs, roles } from './content/index.ts';
import { coordsOf, type Site } from './site.ts';
import { ROLES, type View } from './state.ts';
import { FIRST_NPC, isNpc, roleOf, seatOf } from './units.ts';

/** What people call a unit: `Face 1` is the first player's, `Guard 3` the third NPC of the map. */
export function unitName(unit: number, view?: Pick<View, 'npcs'>): string {
  if (!isNpc(unit)) return `${roles[roleOf(unit)].name} ${seatOf(unit) + 1}`;
  const npc = view?.npcs[unit - FIRST_NPC];
  return `${npc ? npcs[npc.kind].name : 'NPC'} ${unit - FIRST_NPC + 1}`;
}

/** What people call a hex: its coordinates. */
export function cellName(site: Site, cell: number): string {
  return cell >= 0 && cell < site.size ? coordsOf(site, cell).join(',') : 'off the map';
}

/** What people call an item. */
export function itemName(id: string): string {
  return knownItem(id)?.name ?? id;
}

/** A crew's equipment in words. */
export function loadoutText(items: readonly (readonly string[])[]): string {
  const crew = items.map((list, i) => `${roles[ROLES[i]!].name} ${list.map(itemName).join(' and ') || 'nothing'}`);
  return crew.join(', ');
}

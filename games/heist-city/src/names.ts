import { knownItem } from './arms.ts';
import { npcs, roles } from './content/index.ts';
import { coordsOf, type Site } from './site.ts';
import { ROLES, type View } from './state.ts';
import { FIRST_NPC, isNpc, roleOf, seatOf, unitCount } from './units.ts';

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

/**
 * The unit that people mean: its number, or its name in any spelling (`security guard 6`, `Guard-6`, `ninja2`, and `ninja`
 * for the first player's); -1 for nobody.
 */
export function unitCalled(text: string, view: View): number {
  if (/^\d+$/.test(text)) return Number(text) < unitCount(view) ? Number(text) : -1;
  const wanted = plain(text);
  for (let unit = 0; wanted !== '' && unit < unitCount(view); unit++) {
    const name = plain(unitName(unit, view));
    if (name === wanted || name === `${wanted}1` || (isNpc(unit) && name.endsWith(wanted) && /\d$/.test(wanted)))
      return unit;
  }
  return -1;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A crew's equipment in words. */
export function loadoutText(items: readonly (readonly string[])[]): string {
  const crew = items.map((list, i) => `${roles[ROLES[i]!].name} ${list.map(itemName).join(' and ') || 'nothing'}`);
  return crew.join(', ');
}

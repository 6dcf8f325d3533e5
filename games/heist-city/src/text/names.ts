import type { FormatContext } from '@tessera/text';
import { coordsOf, type Site, siteOf } from '../map/site.ts';
import type { Thing } from '../state/action.ts';
import { ROLES, type View } from '../state/state.ts';
import { PRESETS } from '../units/presets.ts';
import { FIRST_NPC, isNpc, npcUnit, roleOf, seatOf, unitCount } from '../units/units.ts';

// Names of things in the listener's language. The names are in `texts/`.

/**
 * Returns the name of a unit: `Ninja` for its owner, `Ada’s Ninja` or `Ninja 1` for others, a guard by its number on
 * the map. -1 is an unknown unit.
 */
export function unitName(unit: number, context: FormatContext<View>): string {
  const { t, seat, names } = context;
  if (unit < 0) return t('unit.somebody');
  if (isNpc(unit) || seatOf(unit) === seat) return roleName(unit, context);
  const owner = names?.[seatOf(unit)];
  const role = roleName(unit, context);
  return owner === undefined
    ? t('unit.numbered', { role, number: seatOf(unit) + 1 })
    : t('unit.owned', { role, owner });
}

/** Returns the role or kind of a unit, independent of its owner. */
export function roleName(unit: number, { t, view }: FormatContext<View>): string {
  if (!isNpc(unit)) return t(`name.role.${roleOf(unit)}`);
  const number = unit - FIRST_NPC + 1;
  if (view === undefined) return t('unit.npc', { number });
  // A unit that is not on the map yet is an elite about to enter through a portal. R 15.4
  const kind = view.npcs[unit - FIRST_NPC]?.kind ?? 'elite';
  return t('unit.numbered', { role: t(`name.npc.${kind}`), number });
}

/** Returns a hex by its coordinates. */
export function cellName(cell: number, { view, t }: FormatContext<View>): string {
  if (view === undefined) return String(cell);
  const site = siteOf(view.map);
  return cell >= 0 && cell < site.size ? coordsText(site, cell) : t('hex.off');
}

/** Returns the coordinates of a hex on the site. */
function coordsText(site: Site, cell: number): string {
  return coordsOf(site, cell).join(',');
}

/** Returns the name of a piece of equipment. */
export function itemName(id: string, { t, has }: FormatContext<View>): string {
  return has(`name.item.${id}`) ? t(`name.item.${id}`) : id;
}

/** Returns the name of an objective: the Football, or an info drop by its number. */
export function dropName(drop: number, { view, t }: FormatContext<View>): string {
  return view?.drops[drop]?.kind === 'football' ? t('thing.football') : t('thing.drop', { number: drop + 1 });
}

/** Returns the name of a thing that can be carried. */
export function thingName(thing: Thing, context: FormatContext<View>): string {
  return 'drop' in thing ? dropName(thing.drop, context) : itemName(thing.item, context);
}

/** Returns the name of equipment on the ground, once it has been read. */
export function gearName(gear: number, context: FormatContext<View>): string {
  const item = context.view?.gear[gear]?.item;
  return item ? itemName(item, context) : context.t('thing.gear');
}

/** Returns the name of a computer by its number. */
export function computerName(computer: number, { t }: FormatContext<View>): string {
  return t('thing.computer', { number: computer + 1 });
}

/** Returns the name of an action by its record id or type; an action with an item may have the item's name. */
export function actionName(id: string, context: FormatContext<View>): string {
  const key = `name.action.${id}`;
  return context.has(key) ? context.t(key) : itemName(id, context);
}

/** Returns the name of a state. */
export function stanceName(stance: string, { t }: FormatContext<View>): string {
  return t(`name.stance.${stance}`);
}

/** Describes a crew's equipment, per character. */
export function loadoutText(items: readonly (readonly string[])[], context: FormatContext<View>): string {
  const { t } = context;
  const crew = items.map((list, i) => {
    const all = list.map((item) => itemName(item, context)).join(' + ');
    return `${t(`name.role.${ROLES[i]}`)} ${all || t('word.nothing')}`;
  });
  return crew.join(', ');
}

/** Returns the preset with this equipment, if there is one. */
export function presetOf(items: readonly (readonly string[])[]): string | undefined {
  const packed = JSON.stringify(items);
  return PRESETS.find((preset) => JSON.stringify(preset.items) === packed)?.name;
}

/**
 * Returns the unit of a typed name: its number, or role or kind with a number in any spelling (`ninja-2`, `Guard 6`,
 * and `ninja` for the first player's). Returns -1 if there is none. Typed names are the same in every language.
 */
export function unitCalled(text: string, view: View): number {
  if (/^\d+$/.test(text)) return Number(text) < unitCount(view) ? Number(text) : -1;
  const wanted = plain(text);
  for (let unit = 0; wanted !== '' && unit < unitCount(view); unit++) {
    const name = plain(unitTerm(unit, view));
    if (name === wanted || name === `${wanted}1` || (isNpc(unit) && wanted.endsWith(name))) return unit;
  }
  return -1;
}

/** Returns the typed name of a unit: `ninja-2`, `guard-6`. */
export function unitTerm(unit: number, view: Pick<View, 'npcs'>): string {
  if (!isNpc(unit)) return `${roleOf(unit)}-${seatOf(unit) + 1}`;
  return `${view.npcs[unit - FIRST_NPC]?.kind ?? 'npc'}-${unit - npcUnit(0) + 1}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

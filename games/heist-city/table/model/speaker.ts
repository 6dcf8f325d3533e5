import {
  actions,
  type Cell,
  cellName,
  FIRST_NPC,
  isNpc,
  items,
  type Role,
  roleOf,
  type Stance,
  seatOf,
  siteOf,
  stances,
  type View,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import type { Say } from '../speech.ts';

/** Whoever puts a position into words for somebody: in their language, and from their side of the table. */
export interface Speaker {
  readonly say: Say;
  /** Whose eyes; nobody's for somebody who watches. */
  readonly seat: Seat | undefined;
  readonly view: View;
  /** A unit with its owner where it is not one's own. */
  unit(unit: number): string;
  /** What a unit is, whoever owns it. */
  role(unit: number): string;
  seatName(seat: Seat): string;
  /** "You", or the name. */
  who(seat: Seat): string;
  item(id: string): string;
  /** An action by its id, or by the name it has in the content. */
  action(idOrName: string): string;
  stance(idOrName: string): string;
  cell(cell: Cell): string;
}

/** A speaker for a viewer; `names` are those of the seats, none where units are told apart by number. */
export function speaker(say: Say, view: View, seat: Seat | undefined, names: readonly string[] = []): Speaker {
  const seatName = (one: Seat) => names[one] ?? say('seat.number', { number: one + 1 });
  const role = (unit: number) => roleText(say, view, unit);
  return {
    say,
    view,
    seat,
    seatName,
    role,
    who: (one) => (one === seat ? say('seat.you') : seatName(one)),
    unit(unit) {
      if (unit < 0) return say('unit.somebody');
      if (isNpc(unit) || seatOf(unit) === seat) return role(unit);
      if (names.length === 0) return say('unit.numbered', { role: role(unit), number: seatOf(unit) + 1 });
      return say('unit.rival', { owner: seatName(seatOf(unit)), role: role(unit) });
    },
    item: (id) => say(`name.item.${ITEM_IDS.has(id) ? id : (itemIdByName.get(id) ?? id)}`),
    action: (idOrName) => say(`name.action.${actionIdByName.get(idOrName) ?? idOrName}`).replace('name.action.', ''),
    stance: (idOrName) => say(`name.stance.${stanceByName.get(idOrName) ?? idOrName}`),
    cell: (cell) => cellName(siteOf(view.map), cell),
  };
}

/** A number as people of this language write it, with one decimal. */
export function tenths(say: Say, value: number): string {
  return value.toFixed(1).replace('.', say('decimalPoint'));
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** The id of an item by its id or its name, if it is one. */
export function itemIdOf(idOrName: string): string | undefined {
  return ITEM_IDS.has(idOrName) ? idOrName : itemIdByName.get(idOrName);
}

const ITEM_IDS: ReadonlySet<string> = new Set(items.map(({ id }) => id));
const itemIdByName: ReadonlyMap<string, string> = new Map(items.map(({ id, name }) => [name, id]));
const actionIdByName: ReadonlyMap<string, string> = new Map(actions.map(({ id, name }) => [name, id]));
const stanceByName: ReadonlyMap<string, Stance> = new Map(
  Object.entries(stances).map(([id, { name }]) => [name, id as Stance]),
);

function roleText(say: Say, view: Pick<View, 'npcs'>, unit: number): string {
  if (!isNpc(unit)) {
    const role: Role = roleOf(unit);
    return say(`name.role.${role}`);
  }
  const kind = view.npcs[unit - FIRST_NPC]?.kind ?? 'guard';
  return say('unit.npc', { kind: say(`name.npc.${kind}`), number: unit - FIRST_NPC + 1 });
}

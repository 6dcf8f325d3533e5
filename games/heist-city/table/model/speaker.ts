import {
  type Cell,
  cellName,
  itemName,
  roleName,
  stanceName,
  tenthsText,
  unitName,
  type View,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import type { Teller } from '@tessera/text';

/** A teller with a position before it, and the names of the game at hand for what is put together from parts. */
export interface Speaker extends Teller {
  readonly view: View;
  /** A unit with its owner where it is not one's own. */
  unit(unit: number): string;
  /** What a unit is, whoever owns it. */
  role(unit: number): string;
  /** "You", or the name. */
  who(seat: Seat): string;
  item(id: string): string;
  stance(id: string): string;
  cell(cell: Cell): string;
}

/** Whoever puts a position into words for the teller's listener. */
export function speakerOf(teller: Teller, view: View): Speaker {
  const told = { ...teller.for({ view }), view };
  return {
    ...told,
    unit: (unit) => unitName(unit, told),
    role: (unit) => roleName(unit, told),
    who: (seat) => (seat === told.seat ? told.say('crew.you') : told.seatName(seat)),
    item: (id) => itemName(id, told),
    stance: (id) => stanceName(id, told),
    cell: (cell) => cellName(cell, told),
  };
}

/** A number as people of this language write it, with one decimal. */
export function tenths({ language }: Pick<Teller, 'language'>, value: number): string {
  return tenthsText(value, language);
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

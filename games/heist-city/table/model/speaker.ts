import {
  type Cell,
  cellName,
  itemName,
  placeName,
  roleName,
  stanceName,
  tenthsText,
  unitName,
  type View,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';

/** Formatter with a position, and the names of the game. */
export interface Speaker extends GameFormatter {
  readonly view: View;
  /** Returns the name of a unit, with its owner if it is not the viewer's. */
  unit(unit: number): string;
  /** Returns the role or kind of a unit, independent of its owner. */
  role(unit: number): string;
  /** Returns "You", or the name. */
  who(seat: Seat): string;
  item(id: string): string;
  stance(id: string): string;
  /** Returns the place of a hex as a phrase: "beside computer 2". */
  cell(cell: Cell): string;
  /** Returns the coordinates of a hex. */
  coordinates(cell: Cell): string;
}

/** Returns a speaker of a position, for the audience of the formatter. */
export function speakerOf(formatter: GameFormatter, view: View): Speaker {
  const context = { ...formatter.for({ view }), view };
  return {
    ...context,
    unit: (unit) => unitName(unit, context),
    role: (unit) => roleName(unit, context),
    who: (seat) => (seat === context.seat ? context.t('crew.you') : context.seatName(seat)),
    item: (id) => itemName(id, context),
    stance: (id) => stanceName(id, context),
    cell: (cell) => placeName(cell, context),
    coordinates: (cell) => cellName(cell, context),
  };
}

/** Formats a number with one decimal in this language. */
export function tenths({ language }: Pick<GameFormatter, 'language'>, value: number): string {
  return tenthsText(value, language);
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

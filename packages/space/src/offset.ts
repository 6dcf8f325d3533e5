import { type Hex, hex, qOf, rOf } from './hex.ts';

/** A column and a row on a sheet of pointy-topped hexes whose odd rows are shifted right by half a hex. */
export interface OddRow {
  readonly column: number;
  readonly row: number;
}

/** Returns the hex at a column and row. */
export function fromOddRow(column: number, row: number): Hex {
  return hex(column - ((row - (row & 1)) >> 1), row);
}

/** Returns the column and row of a hex. */
export function toOddRow(of: Hex): OddRow {
  const row = rOf(of);
  return { column: qOf(of) + ((row - (row & 1)) >> 1), row };
}

/** A place at the table, in units of the drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The position of its bid beside the cup. */
  readonly bid: { readonly x: number; readonly y: number };
  /**
   * The position of its name: below the cup at the sides, beside it at the top, where the middle of the table is near.
   */
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
  /** The direction of the middle of the table: 1 is to the right. */
  readonly inward: number;
}

/** The drawing area of the table: wide, or narrow for a phone. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly table: {
    readonly x: number;
    readonly y: number;
    readonly rx: number;
    readonly ry: number;
    readonly rim: number;
  };
  readonly cup: number;
  readonly die: number;
  readonly ownDie: number;
  readonly own: { readonly x: number; readonly y: number };
  readonly text: { readonly name: number; readonly note: number; readonly count: number; readonly bid: number };
  /** Whether there is room for face-down dice under a cup. */
  readonly hasUnder: boolean;
}

export const WIDE: Room = {
  width: 1096,
  height: 680,
  table: { x: 548, y: 346, rx: 506, ry: 300, rim: 20 },
  cup: 1.5,
  die: 46,
  ownDie: 52,
  own: { x: 548, y: 528 },
  text: { name: 16, note: 14, count: 112, bid: 20 },
  hasUnder: true,
};

export const SMALL: Room = {
  width: 360,
  height: 384,
  table: { x: 180, y: 184, rx: 206, ry: 172, rim: 11 },
  cup: 0.82,
  die: 27,
  ownDie: 34,
  own: { x: 180, y: 278 },
  text: { name: 15, note: 13, count: 64, bid: 16 },
  hasUnder: false,
};

/** The positions of the other players in degrees, from the left over the top to the right. */
const ANGLES: readonly (readonly number[])[] = [
  [],
  [90],
  [152, 28],
  [176, 90, 4],
  [182, 116, 64, -2],
  [184, 132, 90, 48, -4],
];

/** Returns the places of the other players. */
export function placesOf(count: number, { table, cup, hasUnder }: Room): readonly Place[] {
  return (ANGLES[count] ?? []).map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const across = Math.cos(turn);
    const x = table.x + across * table.rx * (hasUnder ? 0.7 : 0.66);
    const y = table.y - 18 * cup - Math.sin(turn) * table.ry * 0.64;
    const isTop = Math.abs(across) < 0.75;
    const side = across < -0.1 ? -1 : 1;
    const inward = isTop ? side : -Math.sign(across);
    const anchor = isTop ? (side < 0 ? 'end' : 'start') : 'middle';
    return {
      x,
      y,
      inward,
      bid: isTop
        ? { x: x + side * (hasUnder ? 210 : 62) * (hasUnder ? 1 : cup), y: y + (hasUnder ? 6 : 30) * cup }
        : { x: x + inward * (hasUnder ? 76 : 0) * cup, y: y - (hasUnder ? 24 : 56) * cup },
      label: isTop ? { x: x + side * 36 * cup, y: y - 14 * cup, anchor } : { x, y: y + 46 * cup, anchor },
    };
  });
}

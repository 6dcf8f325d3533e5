import { type Cell, type Hex, hex, qOf, rOf } from '@tessera/space';
import { DIFFICULT, HAZARDOUS, OBSTACLE, type Plan, planOf, TRAP } from '../board.ts';

/**
 * A board as text: one letter per hex, one column of letters per column of hexes. Every second column, starting with
 * the second, is half a hex lower. A hex is named by its column's letter and its row's number: `a0` is at the top left.
 */
export interface Drawing {
  readonly map: readonly string[];
  /** Wall lines between touching hexes: `c3-d3`. */
  readonly wallLines?: readonly string[] | undefined;
  /** Overlays under figures, by letter. */
  readonly under?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Letters of the ground; `#` is wall, `.` open floor, and every other letter is a figure. */
const GROUND: Readonly<Record<string, number>> = { o: OBSTACLE, '^': TRAP, '!': HAZARDOUS, '~': DIFFICULT };
const WALL = '#';
const FLOOR = '.';

/** A parsed drawing. */
export interface DrawnBoard {
  readonly plan: Plan;
  readonly overlays: Uint8Array;
  /** The cells of each letter that is not ground, in reading order. */
  readonly figures: ReadonlyMap<string, readonly Cell[]>;
}

export function drawnBoard({ map, wallLines = [], under = {} }: Drawing): DrawnBoard {
  const spots = map.flatMap((row, y) => [...row].map((letter, x) => ({ letter, at: hexAt(x, y) })));
  const playable = spots.filter(({ letter }) => letter !== WALL);
  const { board } = planOf(playable.map(({ at }) => at));
  const plan = planOf(board.hexes, {
    wallLines: wallLines.map((line) => {
      const [a = '', b = ''] = line.split('-');
      return [board.cellOf(hexNamed(a)), board.cellOf(hexNamed(b))] as const;
    }),
  });
  const overlays = new Uint8Array(board.size);
  const figures = new Map<string, Cell[]>();
  for (const { letter, at } of playable) {
    const cell = board.cellOf(at);
    const ground = GROUND[letter];
    if (ground !== undefined) overlays[cell] = ground;
    else if (letter !== FLOOR) figures.set(letter, [...(figures.get(letter) ?? []), cell]);
  }
  for (const [letter, names] of Object.entries(under)) {
    for (const name of names) overlays[board.cellOf(hexNamed(name))]! |= GROUND[letter] ?? 0;
  }
  return { plan, overlays, figures };
}

/** Returns the hex of a name such as `c3`. */
export function hexNamed(name: string): Hex {
  const x = name.charCodeAt(0) - A;
  const y = Number(name.slice(1));
  if (!(x >= 0 && x < 26 && Number.isInteger(y) && name.length > 1)) throw new Error(`No hex is called "${name}"`);
  return hexAt(x, y);
}

export function nameOf(at: Hex): string {
  const q = qOf(at);
  return `${String.fromCharCode(A + q)}${rOf(at) + (q >> 1)}`;
}

const A = 'a'.charCodeAt(0);

function hexAt(x: number, y: number): Hex {
  return hex(x, y - (x >> 1));
}

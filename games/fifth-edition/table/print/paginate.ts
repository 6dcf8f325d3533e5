/** What is known of a section before it is laid out: how many entries it has. */
interface Flowing {
  readonly id: string;
  readonly entries: readonly unknown[];
  /** Whether it is short, and split only where even a whole column does not hold it. */
  readonly isKept?: boolean;
}

/** How tall a section is in a column of some width. */
export interface SectionHeights {
  readonly head: number;
  readonly entries: readonly number[];
}

/** The heights of every section, by its id. */
export type Heights = ReadonlyMap<string, SectionHeights>;

/** A run of entries of one section in one column. */
export interface Piece {
  readonly section: string;
  readonly from: number;
  /** The entry after the last one. */
  readonly to: number;
}

/** The columns of a page, from left to right. */
export interface PageLayout {
  readonly columns: readonly (readonly Piece[])[];
}

/** Something to be put on pages. */
export interface Layout {
  /** What the narrow column of the first page begins with, and its heights there. */
  readonly side: readonly Flowing[];
  readonly sideHeights: Heights;
  /** What the broad column begins with. */
  readonly flow: readonly Flowing[];
  /** What comes after everything that is needed at the table. */
  readonly back: readonly Flowing[];
  /** Everything in the broad column of the first page. */
  readonly mainHeights: Heights;
  /** Everything in a column of the later pages, which have two equal ones. */
  readonly halfHeights: Heights;
  /** How tall columns are. */
  readonly first: number;
  readonly later: number;
}

/**
 * Puts sections on pages: split between entries, never inside one, and never with a heading alone at the foot. What does not fit
 * on the first page flows through the two columns of the next ones; the last page's columns are of the same height.
 */
export function paginate(layout: Layout): PageLayout[] {
  const { side, flow, back, sideHeights, mainHeights, halfHeights, first, later } = layout;
  const [left, leftRest] = fill(queueOf(side), sideHeights, first);
  const [right, rightRest] = fill([...queueOf(flow), ...leftRest, ...queueOf(back)], mainHeights, first);
  const pages: PageLayout[] = [{ columns: [left, right] }];
  let queue = rightRest;
  while (queue.length > 0) {
    const { columns, rest } = spread(queue, halfHeights, later);
    pages.push({ columns: rest.length === 0 ? balanced(queue, halfHeights, later) : columns });
    queue = rest;
  }
  return pages;
}

/** Where to go on: a section from one of its entries. */
type Queue = readonly (Piece & { readonly isKept: boolean })[];

function queueOf(sections: readonly Flowing[]): Queue {
  return sections.map(({ id, entries, isKept = false }) => ({ section: id, from: 0, to: entries.length, isKept }));
}

const COLUMNS = 2;

function spread(queue: Queue, heights: Heights, capacity: number): { columns: Piece[][]; rest: Queue } {
  const columns: Piece[][] = [];
  let rest = queue;
  for (let i = 0; i < COLUMNS; i++) {
    const [column, after] = fill(rest, heights, capacity);
    columns.push(column);
    rest = after;
  }
  return { columns, rest };
}

/** The lowest columns that hold everything, so that the last page is not one long column beside an empty one. */
function balanced(queue: Queue, heights: Heights, capacity: number): Piece[][] {
  let [low, high] = [0, capacity];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (spread(queue, heights, middle).rest.length === 0) high = middle;
    else low = middle;
  }
  return spread(queue, heights, high).columns;
}

/** Fills one column; what is left comes next. An entry that fits in no column gets one, so that there is an end. */
function fill(queue: Queue, heights: Heights, capacity: number): [Piece[], Queue] {
  const column: Piece[] = [];
  let room = capacity;
  for (const [index, { isKept, ...piece }] of queue.entries()) {
    const { head, entries } = heightsOf(heights, piece.section);
    let { from: to } = piece;
    let used = head;
    while (to < piece.to && used + (entries[to] ?? 0) <= room) used += entries[to++] ?? 0;
    if (to === piece.from && column.length === 0) used += entries[to++] ?? 0;
    const isTorn = isKept && to < piece.to && column.length > 0;
    if (isTorn) to = piece.from;
    if (to > piece.from) column.push({ ...piece, to });
    if (to < piece.to) return [column, [{ ...piece, isKept, from: to }, ...queue.slice(index + 1)]];
    room -= used;
  }
  return [column, []];
}

function heightsOf(heights: Heights, section: string): SectionHeights {
  const found = heights.get(section);
  if (found === undefined) throw new RangeError(`paginate: nobody has measured the section "${section}"`);
  return found;
}

/** A section before layout. */
interface Flowing {
  readonly id: string;
  readonly entries: readonly unknown[];
  /** Whether it is short and is split only when a whole column cannot hold it. */
  readonly isKept?: boolean;
}

/** Heights of a section in a column of some width. */
export interface SectionHeights {
  readonly head: number;
  readonly entries: readonly number[];
}

/** Heights by section id. */
export type Heights = ReadonlyMap<string, SectionHeights>;

/** A range of entries of one section in one column. */
export interface Piece {
  readonly section: string;
  readonly from: number;
  /** Index after the last entry. */
  readonly to: number;
}

/** The columns of a page, from left to right. */
export interface PageLayout {
  readonly columns: readonly (readonly Piece[])[];
}

/** Input of the layout. */
export interface Layout {
  /** Sections at the start of the narrow column of the first page. */
  readonly side: readonly Flowing[];
  readonly sideHeights: Heights;
  /** Sections at the start of the wide column. */
  readonly flow: readonly Flowing[];
  /** Sections after everything that is needed in play. */
  readonly back: readonly Flowing[];
  /** Heights in the wide column of the first page. */
  readonly mainHeights: Heights;
  /** Heights in a column of later pages, which have two equal columns. */
  readonly halfHeights: Heights;
  /** Height of the columns. */
  readonly first: number;
  readonly later: number;
}

/**
 * Distributes sections to pages: splits between entries, never inside one, and never leaves a heading alone at the
 * bottom. Overflow of the first page flows through the two columns of later pages; the last page is balanced.
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

/** Remaining sections, each from one of its entries. */
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

/**
 * Returns the lowest columns that hold everything, so that the last page is not one long column beside an empty one.
 */
function balanced(queue: Queue, heights: Heights, capacity: number): Piece[][] {
  let [low, high] = [0, capacity];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (spread(queue, heights, middle).rest.length === 0) high = middle;
    else low = middle;
  }
  return spread(queue, heights, high).columns;
}

/**
 * Fills one column and returns the rest. An entry that fits in no column gets a column, so that the layout terminates.
 */
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
  if (found === undefined) throw new RangeError(`paginate: no measurement of the section "${section}"`);
  return found;
}

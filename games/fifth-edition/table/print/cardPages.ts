/** Three columns with two cards each: six fill a page. */
const CARD_COLUMNS = 3;
export const CARD_ROWS = 2;

/** Distributes cards to columns of pages in order, by height. No card is split, and none is shorter than its row. */
export function cardPages(heights: readonly number[], capacity: number): readonly (readonly (readonly number[])[])[] {
  const columns: number[][] = [];
  let room = 0;
  for (const [card, own] of heights.entries()) {
    const height = Math.max(own, capacity / CARD_ROWS);
    if (columns.length === 0 || height > room) {
      columns.push([]);
      room = capacity;
    }
    columns.at(-1)?.push(card);
    room -= height;
  }
  return Array.from({ length: Math.ceil(columns.length / CARD_COLUMNS) }, (_, page) =>
    columns.slice(page * CARD_COLUMNS, (page + 1) * CARD_COLUMNS),
  );
}

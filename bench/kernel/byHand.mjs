// A handwritten loop for a single game: plain mutable objects.
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

export function playByHand(columns, rows, inARow, random) {
  const cells = new Array(columns * rows).fill(0);
  let moves = 0;
  for (let player = 1; ; player = 3 - player) {
    const empty = [];
    for (let i = 0; i < cells.length; i++) if (cells[i] === 0) empty.push(i);
    if (empty.length === 0) return moves;
    const cell = empty[random(empty.length)];
    cells[cell] = player;
    moves++;
    if (wins(cells, columns, rows, inARow, cell)) return moves;
  }
}

function wins(cells, columns, rows, inARow, cell) {
  const x = cell % columns;
  const y = (cell - x) / columns;
  for (const [dx, dy] of DIRECTIONS) {
    let length = 1;
    for (const sign of [1, -1]) {
      let column = x + dx * sign;
      let row = y + dy * sign;
      while (
        column >= 0 &&
        column < columns &&
        row >= 0 &&
        row < rows &&
        cells[row * columns + column] === cells[cell]
      ) {
        length++;
        column += dx * sign;
        row += dy * sign;
      }
    }
    if (length >= inARow) return true;
  }
  return false;
}

/** The English texts of the game. */
export const en = {
  ask: { place: { title: 'Where does the stone go?' } },
  action: { place: 'place at {cell}' },
  event: { placed: '{seat} places a stone at {point}' },
  refusal: {
    'off-the-board': 'Cell {cell} is off the board, which has {cells} cells.',
    taken: 'Cell {cell} already holds a stone.',
  },
  progress: { stones: '{stones, plural, =0 {No stone yet} one {# stone} other {# stones}}' },
  ending: { 'in-a-row': 'A whole line of stones.', 'board-full': 'The board is full.' },
  option: {
    columns: { title: 'Columns', description: 'How wide the board is.' },
    rows: { title: 'Rows', description: 'How high the board is.' },
    inARow: { title: 'Stones in a row', description: 'So many next to each other win, also diagonally.' },
  },
} as const;

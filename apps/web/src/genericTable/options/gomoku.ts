/** The options of Gomoku in words. */
export const gomokuOptions = {
  en: {
    columns: { title: 'Columns', description: 'How wide the board is.' },
    rows: { title: 'Rows', description: 'How high the board is.' },
    inARow: { title: 'Stones in a row', description: 'So many next to each other win, also diagonally.' },
  },
  de: {
    columns: { title: 'Spalten', description: 'Wie breit das Brett ist.' },
    rows: { title: 'Zeilen', description: 'Wie hoch das Brett ist.' },
    inARow: { title: 'Steine in einer Reihe', description: 'So viele nebeneinander gewinnen, auch schräg.' },
  },
} as const;

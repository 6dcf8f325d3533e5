/** What the drawn board says of itself. */
export const table = {
  table: {
    board: 'Board of {columns} by {rows}',
    free: '{cell}, free',
    stone: '{cell}, stone of {name}',
  },
} as const;

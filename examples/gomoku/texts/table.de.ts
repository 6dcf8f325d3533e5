import type { Translation } from '@tessera/text';
import type { table as English } from './table.en.ts';

/** Was das gezeichnete Brett von sich sagt. */
export const table: Translation<typeof English> = {
  table: {
    board: 'Brett mit {columns} mal {rows} Feldern',
    free: '{cell}, frei',
    stone: '{cell}, Stein von {name}',
  },
};

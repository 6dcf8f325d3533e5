import type { Action } from '@tessera/gomoku';
import type { GameTable } from '@tessera/table';
import type { Stones } from './stones.ts';
import { about, subjects } from './subjects.ts';
import { GomokuTable } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** The table UI of gomoku. */
export const gomokuTable = {
  Table: GomokuTable,
  Thumbnail,
  subjects,
  about,
  sound: ({ type }) => (type === 'placed' ? 'stone' : undefined),
} satisfies GameTable<Stones, Action>;

import type { Action, View } from '@tessera/liars-dice';
import type { GameTable } from '@tessera/table';
import { future } from './future.ts';
import { Heading } from './Heading.tsx';
import { actsOut } from './story.ts';
import { LiarsDiceTable } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** The table UI of liar's dice. */
export const liarsDiceTable = {
  Table: LiarsDiceTable,
  Heading,
  Thumbnail,
  future,
  actsOut,
  important: ({ type }) => type === 'showdown' || type === 'lost-a-die' || type === 'out',
  sound: ({ type }) => SOUNDS[type],
} satisfies GameTable<View, Action>;

const SOUNDS: Readonly<Record<string, 'die' | 'alarm' | 'hit'>> = {
  rolled: 'die',
  challenged: 'alarm',
  'lost-a-die': 'hit',
};

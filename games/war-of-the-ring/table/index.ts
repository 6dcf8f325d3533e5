import type { GameTable } from '@tessera/table';
import type { Action, View } from '@tessera/war-of-the-ring';
import { future } from './compare/future.ts';
import { isImportant } from './model/news.ts';
import { resultsOf } from './model/results.ts';
import { about, subjects } from './model/subjects.ts';
import { Heading } from './parts/Heading.tsx';
import { actsOut, diceOf } from './story.ts';
import { WarTable } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** The table of War of the Ring. */
export const warTable = {
  Table: WarTable,
  Heading,
  Thumbnail,
  subjects,
  about,
  future,
  actsOut,
  important: isImportant,
  dice: diceOf,
  results: resultsOf,
  sound: ({ type }) => SOUNDS[type],
} satisfies GameTable<View, Action>;

const SOUNDS: Readonly<Record<string, 'card' | 'die' | 'hit' | 'alarm'>> = {
  'dice-rolled': 'die',
  'hunt-rolled': 'die',
  'combat-rolled': 'die',
  'tile-drawn': 'card',
  'card-played': 'card',
  'combat-card-shown': 'card',
  lost: 'hit',
  captured: 'hit',
  revealed: 'alarm',
};

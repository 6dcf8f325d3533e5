import type { Action, View } from '@tessera/duel';
import type { GameTable } from '@tessera/table';
import { Heading } from './Heading.tsx';
import { actsOut } from './story.ts';
import { about, actor, subjects } from './subjects.ts';
import { DuelTable } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** The table UI of duel. */
export const duelTable = {
  Table: DuelTable,
  Heading,
  Thumbnail,
  subjects,
  about,
  actor,
  actsOut,
  important: ({ type }) => type === 'suffered' || type === 'fell' || type === 'exhausted' || type === 'negated',
  sound: ({ type }) => SOUNDS[type],
} satisfies GameTable<View, Action>;

const SOUNDS: Readonly<Record<string, 'card' | 'hit'>> = {
  revealed: 'card',
  drew: 'card',
  suffered: 'hit',
  fell: 'hit',
  reshuffled: 'card',
};

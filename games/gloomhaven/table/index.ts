import type { Choice, View } from '@tessera/gloomhaven/selectors';
import { nameOf } from '@tessera/gloomhaven/selectors';
import type { GameTable, Sound } from '@tessera/table';
import { actsOut } from './model/story.ts';
import { about, actor, subjects } from './model/subjects.ts';
import { GloomhavenTable } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { Heading } from './trackers/Heading.tsx';

export const gloomhavenTable = {
  Table: GloomhavenTable,
  Heading,
  Thumbnail,
  subjects,
  about,
  actor,
  title: (view, formatter) => nameOf(view.scenario, formatter),
  actsOut,
  important: ({ type }) => IMPORTANT.has(type),
  sound: ({ type }) => SOUNDS[type],
} satisfies GameTable<View, Choice>;

const IMPORTANT = new Set([
  'suffered',
  'died',
  'exhausted',
  'room-revealed',
  'looted',
  'goal-reached',
  'goal-missed',
  'cards-lost',
]);

const SOUNDS: Readonly<Record<string, Sound>> = {
  revealed: 'card',
  drawn: 'card',
  suffered: 'hit',
  died: 'hit',
  'door-opened': 'door',
  'trap-sprung': 'alarm',
  'modifiers-shuffled': 'card',
};

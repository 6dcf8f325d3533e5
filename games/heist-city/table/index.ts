import type { Action, View } from '@tessera/heist-city';
import type { GameTable } from '@tessera/table';
import { about, subjects } from './model/subjects.ts';
import { HeistCityTable } from './parts/Table.tsx';
import { isNews } from './playback/news.ts';
import { actsOut } from './playback/playback.ts';
import { soundOf } from './playback/sounds.ts';
import { Thumbnail } from './Thumbnail.tsx';

export { editorKeys } from './editor/editorKeys.ts';
export { MapEditor, type MapEditorProps } from './editor/MapEditor.tsx';
export type { KeptMap, MapShelf } from './editor/mapShelf.ts';

/** The table of Heist City. */
export const heistCityTable = {
  Table: HeistCityTable,
  headsItself: true,
  Thumbnail,
  subjects,
  about,
  important: isNews,
  actsOut,
  sound: soundOf,
} satisfies GameTable<View, Action>;

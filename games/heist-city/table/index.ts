import type { Action, View } from '@tessera/heist-city';
import type { GameTable } from '@tessera/table';
import { isNews } from './model/news.ts';
import { actsOut } from './model/playback.ts';
import { soundOf } from './model/sounds.ts';
import { HeistCityTable } from './parts/Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export { editorKeys } from './editor/editorKeys.ts';
export { MapEditor, type MapEditorProps } from './editor/MapEditor.tsx';
export type { KeptMap, MapShelf } from './editor/mapShelf.ts';

/** The table of Heist City. */
export const heistCityTable = {
  Table: HeistCityTable,
  headsItself: true,
  Thumbnail,
  important: isNews,
  actsOut,
  sound: soundOf,
} satisfies GameTable<View, Action>;

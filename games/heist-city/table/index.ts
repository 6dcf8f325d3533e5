import { type Action, heistCity, type View } from '@tessera/heist-city';
import { heistCityBots } from '@tessera/heist-city/bot';
import type { GameTable } from '@tessera/table';
import { eventWords } from './model/logLines.ts';
import { isNews } from './model/news.ts';
import { actsOut } from './model/playback.ts';
import { soundOf } from './model/sounds.ts';
import { speaker } from './model/speaker.ts';
import { HeistCityTable } from './parts/Table.tsx';
import { sayIn } from './speech.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { texts } from './texts/index.ts';

export { editorKeys } from './editor/editorKeys.ts';
export { MapEditor, type MapEditorProps } from './editor/MapEditor.tsx';
export type { KeptMap, MapShelf } from './editor/mapShelf.ts';

/** The table of Heist City. */
export const heistCityTable = {
  game: heistCity,
  bots: heistCityBots,
  Table: HeistCityTable,
  Thumbnail,
  event: (event, view, language) => eventWords(speaker(sayIn(language), view, undefined), event),
  important: isNews,
  actsOut,
  sound: soundOf,
  texts,
} satisfies GameTable<View, Action>;

import type { GameBots } from '@tessera/bots';
import type { Game, GameEvent } from '@tessera/kernel';
import type { GameTable, Sound, TableEntry, TableProps } from '@tessera/table';
import { createElement, type ReactNode } from 'react';
import { type GameId, isGameId } from './games/shelf.ts';
import { addGameTexts } from './i18n/i18n.ts';

/** The table of some game, as the shell meets it: it hands back only views that the same game has made. */
export interface ShellTable {
  readonly game: Game;
  readonly bots: GameBots;
  readonly texts: GameTable['texts'];
  /** The table on screen. */
  show(props: TableProps): ReactNode;
  /** What the table puts into the middle of the shell's heading. */
  heading?(props: TableProps): ReactNode;
  /** What the match is called, where its own view says so. */
  title?(view: object): string;
  /** The board as a small picture. */
  picture?(view: object): ReactNode;
  event?(event: GameEvent, view: object, language: string): string;
  /** Whether an event is worth telling to somebody who was away. */
  important?(event: GameEvent): boolean;
  /** Whether the table acts an entry out, so that whatever surrounds it waits. */
  actsOut?(entry: TableEntry): boolean;
  /** What an event sounds like. */
  sound?(event: GameEvent): Sound | undefined;
}

/** Where the table of each game is; its code is fetched when a table is opened, not before. */
const loaders: Readonly<Record<GameId, () => Promise<ShellTable>>> = {
  'heist-city': async () => shellTable((await import('@tessera/heist-city/table')).heistCityTable),
  gomoku: async () => shellTable((await import('./genericTable/gomokuTable.tsx')).gomokuTable),
  'liars-dice': async () => shellTable((await import('./genericTable/textTables.tsx')).liarsDiceTable),
  duel: async () => shellTable((await import('./genericTable/textTables.tsx')).duelTable),
  'fifth-edition': async () => shellTable((await import('./characters/characterTable.ts')).characterTable),
};

const opened = new Map<GameId, Promise<ShellTable>>();

/** The table of a game, with its texts ready; nothing where this client knows no such game. */
export async function tableOf(id: string): Promise<ShellTable | undefined> {
  if (!isGameId(id)) return undefined;
  let opening = opened.get(id);
  if (!opening) {
    opening = loaders[id]();
    // A failed fetch may succeed later.
    opening.catch(() => opened.delete(id));
    opened.set(id, opening);
  }
  const table = await opening;
  addGameTexts(id, table.texts);
  return table;
}

function shellTable<View extends object, Action extends object>(of: GameTable<View, Action>): ShellTable {
  const { game, bots, texts, Table, Heading, Thumbnail } = of;
  return {
    game,
    bots,
    texts,
    show: (props: TableProps<View, Action>) => createElement(Table, props),
    ...(Heading && { heading: (props: TableProps<View, Action>) => createElement(Heading, props) }),
    ...(of.title && { title: (view: View) => of.title?.(view) ?? '' }),
    ...(Thumbnail && { picture: (view: View) => createElement(Thumbnail, { view }) }),
    ...(of.important && { important: (event: GameEvent) => of.important?.(event) ?? false }),
    ...(of.actsOut && { actsOut: (entry: TableEntry) => of.actsOut?.(entry) ?? false }),
    ...(of.sound && { sound: (event: GameEvent) => of.sound?.(event) }),
    ...(of.event && {
      event: (event: GameEvent, view: View, language: string) => of.event?.(event, view, language) ?? event.type,
    }),
  };
}

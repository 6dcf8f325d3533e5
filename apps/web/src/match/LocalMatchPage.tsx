import { useCallback } from 'react';
import { useParams } from 'react-router';
import { openGame } from '../games/openGame.ts';
import { ownTables } from '../local/localTables.ts';
import { OpeningScreen } from './banners/OpeningScreen.tsx';
import { TableScreen } from './TableScreen.tsx';
import { UnknownGame } from './unknownGame.ts';
import { type OpenedTable, useOpened } from './useOpenedTable.ts';

/** Page of a match on this device. It needs no server. */
export function LocalMatchPage() {
  const { id = '' } = useParams();
  const open = useCallback(() => openLocal(id), [id]);
  const opened = useOpened(open);
  if (opened.phase !== 'ready') return <OpeningScreen opened={opened} onAgain={opened.again} />;
  return <TableScreen key={id} where="here" {...opened.value} />;
}

async function openLocal(id: string): Promise<OpenedTable> {
  const table = await (await ownTables()).open(id);
  const { info } = table.getState();
  const game = await openGame(info.game);
  if (game) return { table, game };
  table.close();
  throw new UnknownGame(info.game);
}

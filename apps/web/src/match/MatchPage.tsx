import { useCallback } from 'react';
import { useParams } from 'react-router';
import { OpeningScreen } from './banners/OpeningScreen.tsx';
import { openMatch } from './pages/openMatch.ts';
import { TableScreen } from './TableScreen.tsx';
import { useOpened } from './useOpenedTable.ts';

/** Page of a match on the server: its waiting room, then its table. */
export function MatchPage() {
  const { id = '' } = useParams();
  const open = useCallback(() => openMatch(id), [id]);
  const opened = useOpened(open);
  if (opened.phase !== 'ready') return <OpeningScreen opened={opened} onAgain={opened.again} />;
  return <TableScreen key={id} where="server" {...opened.value} />;
}

import { useCallback, useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { OpeningScreen } from '../banners/OpeningScreen.tsx';
import { TableScreen } from '../TableScreen.tsx';
import { useOpened } from '../useOpenedTable.ts';
import { openMatch } from './openMatch.ts';

/** Page of a personal match of another person, seen through its link. The key is in the hash, which no server logs. */
export function LookPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const open = useCallback(() => openMatch(id, hash.slice(1)), [id, hash]);
  const opened = useOpened(open);
  const look = useMemo(() => ({ base: `/look/${id}`, hash }), [id, hash]);
  if (opened.phase !== 'ready') return <OpeningScreen opened={opened} onAgain={opened.again} />;
  return <TableScreen key={id} where="server" look={look} {...opened.value} />;
}

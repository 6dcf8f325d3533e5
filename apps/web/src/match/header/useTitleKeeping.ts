import type { MatchInfo } from '@tessera/protocol';
import { useEffect } from 'react';
import { ownTables } from '../../local/localTables.ts';

/** Maximum length of a title. */
const LONGEST = 80;

/** Stores the title that a local table gives itself, for the match lists. On the server the lists ask the table. */
export function useTitleKeeping(where: 'server' | 'here', info: MatchInfo, title = ''): void {
  const { id } = info;
  const wanted = title.trim().slice(0, LONGEST);
  const isNew = where === 'here' && wanted !== '' && wanted !== info.title;
  useEffect(() => {
    if (!isNew) return;
    ownTables()
      .then((tables) => tables.rename(id, wanted))
      .catch((error: unknown) => console.info('The title was not kept:', error));
  }, [id, isNew, wanted]);
}

import type { MatchInfo } from '@tessera/protocol';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';
import { personalPage } from '../games/manifests.ts';
import { usePresence } from '../live/me.ts';
import { hasOwnTables, ownTables } from '../local/localTables.ts';
import { type Loadable, useLoaded } from '../shell/useLoaded.ts';
import { inOrder, localMatch, type MyMatch, remoteMatch } from './matchOrder.ts';

/**
 * Returns all matches of the player on the server and on this device, the player's turn first. Personal games are
 * omitted: they have their own page.
 */
export function useMyMatches(): Loadable<readonly MyMatch[]> & { readonly again: () => () => void } {
  const player = usePresence(({ me }) => me?.id);
  const reach = usePresence((presence) => presence.reach);
  const load = useCallback(async () => {
    const [remote, local] = await Promise.all([reach === 'online' ? remoteMatches() : [], localMatches()]);
    const all = [...remote.map((info) => remoteMatch(info, player)), ...local.map(localMatch)];
    return inOrder(all.filter(({ info }) => personalPage(info.game) === undefined));
  }, [player, reach]);
  return useLoaded(load);
}

async function remoteMatches(): Promise<MatchInfo[]> {
  try {
    return await api.matches('mine');
  } catch (error) {
    // Without a server only the matches on this device are listed.
    if (isUnreachable(error)) return [];
    throw error;
  }
}

async function localMatches(): Promise<readonly MatchInfo[]> {
  // A first visit does not load the code of local tables.
  return hasOwnTables() ? (await ownTables()).list() : [];
}

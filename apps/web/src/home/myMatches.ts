import type { MatchInfo } from '@tessera/protocol';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';
import { personalPage } from '../games/manifests.ts';
import { usePresence } from '../live/me.ts';
import { hasOwnTables, ownTables } from '../local/localTables.ts';
import { type Loaded, useLoaded } from '../shell/useLoaded.ts';
import { inOrder, localMatch, type MyMatch, remoteMatch } from './matchOrder.ts';

/** Every match that this person plays, on the server and on this device: your turn first. What is personal has a page of its own. */
export function useMyMatches(): Loaded<readonly MyMatch[]> & { readonly again: () => () => void } {
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
    // Without a server there are still the matches on this device.
    if (isUnreachable(error)) return [];
    throw error;
  }
}

async function localMatches(): Promise<readonly MatchInfo[]> {
  // A first visit needs none of the code of local tables.
  return hasOwnTables() ? (await ownTables()).list() : [];
}

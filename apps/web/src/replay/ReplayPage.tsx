import { useCallback } from 'react';
import { useParams } from 'react-router';
import { api } from '../api/api.ts';
import { OpeningScreen } from '../match/banners/OpeningScreen.tsx';
import { useLoaded } from '../shell/useLoaded.ts';
import { openReplay } from './openReplay.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

/** Replay of a match on the server. */
export function ReplayPage() {
  const { id = '' } = useParams();
  const load = useCallback(() => openReplay(id), [id]);
  const loaded = useLoaded(load);
  if (loaded.phase !== 'ready') return <OpeningScreen opened={loaded} onAgain={loaded.again} />;
  const fork = async (at: number) => `/match/${(await api.fork(id, at)).id}`;
  const places = { address: `/replay/${id}`, back: `/match/${id}`, review: `/review/${id}` };
  return <ReplayScreen {...loaded.value} {...places} onFork={fork} />;
}

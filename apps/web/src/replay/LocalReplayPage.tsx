import { useCallback } from 'react';
import { useParams } from 'react-router';
import { OpeningScreen } from '../match/banners/OpeningScreen.tsx';
import { useLoaded } from '../shell/useLoaded.ts';
import { forkHere } from './forkHere.ts';
import { openLocalReplay } from './openReplay.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

/** Replay of a match on this device. */
export function LocalReplayPage() {
  const { id = '' } = useParams();
  const load = useCallback(() => openLocalReplay(id), [id]);
  const loaded = useLoaded(load);
  if (loaded.phase !== 'ready') return <OpeningScreen opened={loaded} onAgain={loaded.again} />;
  return (
    <ReplayScreen
      {...loaded.value}
      address={`/local/${id}/replay`}
      back={`/local/${id}`}
      review={`/local/${id}/review`}
      onFork={(at) => forkHere(id, at)}
    />
  );
}

import { useCallback } from 'react';
import { useParams } from 'react-router';
import { OpeningScreen } from '../match/banners/OpeningScreen.tsx';
import { forkHere } from '../replay/forkHere.ts';
import { openLocalReplay } from '../replay/openReplay.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { ReviewScreen } from './ReviewScreen.tsx';

/** Review of a match on this device. */
export function LocalReviewPage() {
  const { id = '' } = useParams();
  const load = useCallback(() => openLocalReplay(id), [id]);
  const loaded = useLoaded(load);
  if (loaded.phase !== 'ready') return <OpeningScreen opened={loaded} onAgain={loaded.again} />;
  const seat = loaded.value.replay.info.seats.findIndex(({ kind }) => kind === 'human');
  const address = `/local/${id}/replay`;
  return <ReviewScreen {...loaded.value} own={seat} replayAddress={address} onFork={(at) => forkHere(id, at)} />;
}

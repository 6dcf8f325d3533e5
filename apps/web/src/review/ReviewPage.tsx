import { useCallback } from 'react';
import { useParams } from 'react-router';
import { api } from '../api/api.ts';
import { ensurePresence } from '../live/me.ts';
import { OpeningScreen } from '../match/banners/OpeningScreen.tsx';
import { openReplay } from '../replay/openReplay.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { ReviewScreen } from './ReviewScreen.tsx';

/** Review of a match on the server. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const load = useCallback(async () => {
    const [opened, { me }] = await Promise.all([openReplay(id), ensurePresence()]);
    return { opened, me: me?.id };
  }, [id]);
  const loaded = useLoaded(load);
  if (loaded.phase !== 'ready') return <OpeningScreen opened={loaded} onAgain={loaded.again} />;
  const { opened, me } = loaded.value;
  const seat = opened.replay.info.seats.findIndex(({ player }) => player !== undefined && player === me);
  const fork = async (at: number) => `/match/${(await api.fork(id, at)).id}`;
  return <ReviewScreen {...opened} own={seat} replayAddress={`/replay/${id}`} onFork={fork} />;
}

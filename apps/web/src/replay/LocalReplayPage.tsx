import { useCallback } from 'react';
import { useParams } from 'react-router';
import { refusalText } from '../i18n/refusals.ts';
import { ownTables } from '../local/localTables.ts';
import { OpeningScreen } from '../match/banners/OpeningScreen.tsx';
import { useLoaded } from '../shell/useLoaded.ts';
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
      onFork={(at) => forkHere(id, at)}
    />
  );
}

async function forkHere(id: string, at: number): Promise<string> {
  const table = await (await ownTables()).open(id);
  try {
    const answer = await table.fork(at);
    if (!answer.ok) throw new Error(refusalText(answer.refusal));
    return `/local/${answer.match}`;
  } finally {
    table.close();
  }
}

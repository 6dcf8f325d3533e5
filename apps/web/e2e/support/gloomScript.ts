import { gloomhaven } from '@tessera/gloomhaven';
import type { Choice, View } from '@tessera/gloomhaven/reading';
import { openRemoteTable, type Table } from '@tessera/table';
import { Guest } from '../../../server/test/support/guest.ts';
import { Random } from '../../../server/test/support/random.ts';

const MOST_ACTIONS = 1500;
const PATIENCE_MS = 30_000;

/** A match that stands where somebody must decide about damage. */
export interface StoppedMatch {
  readonly id: string;
  readonly guest: Guest;
}

/** Plays one hero alone without a browser until a hit is about to land. */
export async function matchAtDamage(url: string): Promise<StoppedMatch> {
  const guest = await Guest.visit(url);
  const random = new Random(11);
  const info = await guest.match('POST', '/api/matches', { game: 'gloomhaven', seats: [{ kind: 'me' }] });
  const socket = await guest.connect();
  const table: Table<View, Choice> = openRemoteTable({ socket, info, game: gloomhaven });
  try {
    await settled(() => table.getState().status === 'ready');
    for (let n = 0; n < MOST_ACTIONS; n++) {
      if (table.getState().view?.flow.at(-1)?.at === 'suffer') return { id: info.id, guest };
      const before = table.getState().seq;
      const told = await table.act(choose(table.legal(), random));
      if (!told.ok) throw new Error(`Refused: ${JSON.stringify(told)}`);
      await settled(() => table.getState().seq > before);
    }
    throw new Error(`Nobody was hit in ${MOST_ACTIONS} actions`);
  } finally {
    table.close();
    socket.close();
  }
}

/** Never rests and always plays what it has: sooner or later somebody hits it. */
function choose(legal: readonly Choice[], random: Random): Choice {
  const list = legal.filter(({ type }) => type !== 'long-rest' && type !== 'skip' && type !== 'end-turn');
  const action = list[random.below(list.length)] ?? legal[0];
  if (!action) throw new Error('Nothing is legal');
  return action;
}

async function settled(isSettled: () => boolean): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (!isSettled()) {
    if (Date.now() > late) throw new Error('The table does not answer');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

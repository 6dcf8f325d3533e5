import { find } from '@tessera/catalog';
import type { StartedMatch, StoredMatch } from '../hosts/hostMessages.ts';
import { RoomHandler } from '../hosts/roomHandler.ts';
import type { SealedEntry } from '../storage/storedEntry.ts';

/** A stored match without a snapshot. */
export type MatchRows = Omit<StoredMatch, 'snapshot' | 'entries'> & { readonly entries: readonly SealedEntry[] };

/** Plays gomoku on a board of five by five, up to this many stones. */
export function playedMatch(stones: number): MatchRows {
  const match = 'abcdef123456';
  const pace = { kind: 'none' } as const;
  const settings = { snapshotEvery: 1000, closesLogs: true, matchLogBytes: Number.POSITIVE_INFINITY };
  const handler = new RoomHandler((id) => find(id)?.game, settings);
  const wanted = { options: { columns: 5, rows: 5, inARow: 5 }, seats: 2, seed: 'the seed' };
  const holders = ['Ada', 'Bob'].map((name) => ({ kind: 'human' as const, name }));
  const start = { op: 'start', match, game: 'gomoku', wanted, holders, pace, at: 5 } as const;
  const { answer } = handler.answer({ id: 0, ask: start });
  if (!('value' in answer)) throw new Error(JSON.stringify(answer));
  const { beginning } = answer.value as StartedMatch;
  const entries = Array.from({ length: stones }, (_, seq): SealedEntry => {
    const body = { seq, actionId: `action-${seq}`, action: { type: 'place', cell: seq } };
    const command = { op: 'act', seat: seq % 2, body } as const;
    const { entry } = handler.answer({ id: seq + 1, ask: { op: 'command', match, at: 5, viewers: [], command } });
    if (!entry) throw new Error(`Stone ${seq} was refused`);
    return entry.row;
  });
  return { game: 'gomoku', pace, beginning, startedAt: 5, holders, entries };
}

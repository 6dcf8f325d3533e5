import { expect, it } from 'vitest';
import { ok } from '../result.ts';
import { testMatchRecord } from '../testing/testMatchRecord.ts';
import { LiveMatch } from './liveMatch.ts';
import { MatchJoiner } from './matchJoiner.ts';
import { PresenceTracker } from './presenceTracker.ts';
import { OPEN_SEAT, seatFor } from './seating.ts';

const ADA = { id: 'ada000000000', name: 'Ada', guest: true };
const BOB = { id: 'bob000000000', name: 'Bob', guest: true };

it('a player who leaves the seat while the join is pending does not receive the view of that seat', async () => {
  const match = new LiveMatch(
    testMatchRecord('abcdefghijkl', { commitment: 'c', seats: [seatFor(ADA), OPEN_SEAT] }),
    0,
  );
  const presences = new PresenceTracker(
    () => undefined,
    () => 0,
  );
  const asked: unknown[] = [];
  const query = async (_match: LiveMatch, { viewer }: { readonly viewer: unknown }) => {
    asked.push(viewer);
    if (asked.length === 1) {
      match.reseat([seatFor(BOB), OPEN_SEAT]);
      presences.seatsChanged(match);
    }
    return ok({ sync: JSON.stringify({ seq: 3, view: `as ${viewer}`, decisions: [], log: [], canRedo: false }) });
  };
  const joining = new MatchJoiner(
    { query: query as never },
    { seen: async () => undefined },
    { lines: async () => [], teamLines: async () => [] },
    presences,
    { ignoredBy: async () => [] },
  );
  const joined = await joining.join(match, ADA, { match: match.id }, () => () => undefined);
  if (!joined.ok) throw new Error(joined.refusal.code);
  expect(asked).toEqual([0, 'spectator']);
  expect(joined.value.answer.sync).toMatchObject({ viewer: 'spectator', view: 'as spectator' });
  expect(match.viewers).toEqual(['spectator']);
});

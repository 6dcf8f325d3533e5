import { MatchInfo, ViewerReplay, WholeReplay } from '@tessera/protocol';
import * as z from 'zod';
import type { Matches } from '../../live/matchApi.ts';
import { hangUp } from '../abortOnDisconnect.ts';
import { workPayer } from '../limits.ts';
import { attach, sendLong } from '../longText.ts';
import { MatchAddress, SeatInAddress } from '../parameters.ts';
import { openRoute, type Route, route } from '../route.ts';

const REPLAY_LIMIT = 2 * 1024 * 1024;

/** Routes that export and import matches as files. */
export function replayRoutes(matches: Matches): Route[] {
  const tag = 'replays';
  return [
    openRoute({
      method: 'GET',
      path: '/api/matches/:id/replay',
      name: 'getReplay',
      summary:
        'The whole file once a match is over; until then what this person may know. as=file: the bare file, which the host of a table where all are on one side has any time',
      tag,
      limit: 'replay',
      input: {
        params: MatchAddress,
        query: z.object({ as: z.enum(['json', 'file']).default('json'), seat: SeatInAddress.optional() }),
      },
      answer: z.union([WholeReplay, ViewerReplay]),
      run: async ({ input: { params, query }, caller, request, reply }) => {
        const ask = { format: query.as, seat: query.seat };
        const long = await matches.replay(params.id, caller, ask, workPayer(request));
        if (!long.ok) return long;
        if (query.as === 'file') attach(reply, params.id);
        return sendLong(long.value, request, reply);
      },
    }),
    route({
      method: 'POST',
      path: '/api/replays',
      name: 'importReplay',
      summary: 'Bring a replay file here; the body is the file',
      tag,
      need: 'host',
      limit: 'import',
      bodyLimit: REPLAY_LIMIT,
      keepsBody: true,
      rawBody: true,
      input: { body: z.string().min(2) },
      status: 201,
      answer: MatchInfo,
      run: ({ input: { body }, caller, reply }) => matches.importReplay(body, caller, hangUp(reply)),
    }),
  ];
}

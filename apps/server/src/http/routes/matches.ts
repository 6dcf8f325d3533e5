import {
  Entry,
  LOBBY_PAGE,
  LobbyCursor,
  LookLink,
  MatchInfo,
  NewMatchRequest,
  PlayerId,
  SeatUpdate,
  Seq,
  WrittenCode,
} from '@tessera/protocol';
import * as z from 'zod';
import type { Person } from '../../identity/person.ts';
import type { Matches } from '../../live/matchApi.ts';
import { type Result, refuse } from '../../result.ts';
import type { CodeLookupLimit } from '../codeLookupLimit.ts';
import { workPayer } from '../limits.ts';
import { MatchAddress, PageSize, SeatInAddress, SeqInAddress } from '../parameters.ts';
import { openRoute, RawAnswer, type Route, route } from '../route.ts';

const tag = 'matches';

/** Routes of matches: search, creation, seats, start and end. */
export function matchRoutes(matches: Matches, misses: CodeLookupLimit): Route[] {
  return [...finding(matches, misses), ...making(matches), ...commandRoutes(matches), ...lookRoutes(matches)];
}

function finding(matches: Matches, misses: CodeLookupLimit): Route[] {
  return [
    openRoute({
      method: 'GET',
      path: '/api/matches',
      name: 'listMatches',
      summary: 'Public matches to join or to watch (lobby, a page of it), or those of this person (mine)',
      tag,
      limit: 'list',
      input: {
        query: z.object({
          scope: z.enum(['lobby', 'mine']).default('lobby'),
          before: LobbyCursor.optional(),
          limit: PageSize.default(LOBBY_PAGE),
        }),
      },
      answer: z.array(MatchInfo),
      run: async ({ input: { query }, caller }) => {
        const { scope, before, limit } = query;
        if (scope === 'lobby') {
          return { ok: true, value: await matches.lobby({ limit, ...(before !== undefined && { before }) }) };
        }
        if (!caller) return refuse('not-signed-in');
        return { ok: true, value: await matches.mine(caller) };
      },
    }),
    openRoute({
      method: 'GET',
      path: '/api/matches/:id',
      name: 'getMatch',
      summary: 'A match as lists and headings show it',
      tag,
      input: { params: MatchAddress },
      answer: MatchInfo,
      run: ({ input: { params }, caller }) => matches.info(params.id, caller),
    }),
    openRoute({
      method: 'GET',
      path: '/api/codes/:code',
      name: 'findByCode',
      summary: 'The match that friends call by this code',
      tag,
      input: { params: z.object({ code: WrittenCode }) },
      answer: MatchInfo,
      run: ({ input: { params }, caller, request }) =>
        misses.lookUp(request, () => matches.byCode(params.code, caller)),
    }),
    openRoute({
      method: 'GET',
      path: '/api/matches/:id/log',
      name: 'getLog',
      summary: 'Earlier entries of the log, as this person may know them, oldest first',
      tag,
      limit: 'log',
      input: {
        params: MatchAddress,
        query: z.object({
          before: SeqInAddress.optional(),
          limit: PageSize.optional(),
          seat: SeatInAddress.optional(),
        }),
      },
      answer: z.array(Entry),
      run: async ({ input: { params, query }, caller, request }) => {
        const page = {
          ...(query.before !== undefined && { before: query.before }),
          ...(query.limit !== undefined && { limit: query.limit }),
          seat: query.seat,
        };
        const log = await matches.log(params.id, page, caller, workPayer(request));
        return log.ok ? { ok: true, value: new RawAnswer('application/json; charset=utf-8', log.value) } : log;
      },
    }),
  ];
}

function making(matches: Matches): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/matches',
      name: 'createMatch',
      summary: 'Create a match; its creator is its host',
      tag,
      need: 'host',
      limit: 'make',
      writes: 'match',
      input: { body: NewMatchRequest },
      status: 201,
      answer: MatchInfo,
      run: ({ input: { body }, caller }) => matches.create(caller, body),
    }),
    route({
      method: 'PUT',
      path: '/api/matches/:id/seats/:seat',
      name: 'setSeat',
      summary: 'Take a seat, give it up, or put a bot there',
      tag,
      need: 'play',
      writes: 'entry',
      input: { params: MatchAddress.extend({ seat: SeatInAddress }), body: SeatUpdate },
      answer: MatchInfo,
      run: ({ input: { params, body }, caller }) => matches.sit(params.id, params.seat, body, caller),
    }),
    route({
      method: 'PUT',
      path: '/api/matches/:id/ready',
      name: 'setReady',
      summary: 'Say that you are ready to start, or take it back',
      tag,
      need: 'play',
      limit: 'mark',
      writes: 'entry',
      input: { params: MatchAddress, body: z.strictObject({ ready: z.boolean() }) },
      answer: MatchInfo,
      run: ({ input: { params, body }, caller }) => matches.ready(params.id, body.ready, caller),
    }),
    route({
      method: 'PUT',
      path: '/api/matches/:id/muted/:player',
      name: 'muteWatcher',
      summary: 'Allow or forbid a spectator to write in the chat; for the host',
      tag,
      need: 'host',
      input: { params: MatchAddress.extend({ player: PlayerId }), body: z.strictObject({ muted: z.boolean() }) },
      answer: MatchInfo,
      run: ({ input: { params, body }, caller }) => matches.mute(params.id, params.player, body.muted, caller),
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/fork',
      name: 'forkMatch',
      summary: 'A new match that was this one until an entry',
      tag,
      need: 'host',
      limit: 'fork',
      writes: 'match',
      input: { params: MatchAddress, body: z.strictObject({ at: Seq }) },
      status: 201,
      answer: MatchInfo,
      run: ({ input: { params, body }, caller }) => matches.fork(params.id, body.at, caller),
    }),
  ];
}

function commandRoutes(matches: Matches): Route[] {
  return [
    commandRoute('start', 'host', 'Start a match whose seats are taken', (id, person) => matches.start(id, person)),
    commandRoute('concede', 'play', 'Give up', (id, person) => matches.concede(id, person)),
    commandRoute('abandon', 'host', 'End a match for all players', (id, person) => matches.abandon(id, person)),
    {
      ...commandRoute(
        'shorten',
        'host',
        'Drop the past of a personal match, which then starts as it is',
        (id, person) => matches.shorten(id, person),
      ),
      limit: 'fork',
      writes: 'match',
    },
    // The first caller creates a match.
    {
      ...commandRoute('open', 'play', 'The match that this one waits for, opened by the first who asks', (id, person) =>
        matches.open(id, person),
      ),
      limit: 'make',
      writes: 'match',
    },
    {
      ...commandRoute('rematch', 'play', 'Meet again: the same game, seats and options', (id, person) =>
        matches.rematch(id, person),
      ),
      limit: 'make',
      writes: 'match',
    },
  ];
}

/** Defines a route for a command without a body. */
function commandRoute(
  name: string,
  need: 'play' | 'host',
  summary: string,
  run: (id: string, person: Person) => Promise<Result<MatchInfo>>,
): Route {
  return route({
    method: 'POST',
    path: `/api/matches/:id/${name}`,
    name: `${name}Match`,
    summary,
    tag,
    need,
    input: { params: MatchAddress },
    answer: MatchInfo,
    run: ({ input: { params }, caller }) => run(params.id, caller),
  });
}

/** Routes of the link through which others look at a personal match. The key is in bodies, because paths are logged. */
function lookRoutes(matches: Matches): Route[] {
  const path = '/api/matches/:id/look-link';
  return [
    route({
      method: 'PUT',
      path,
      name: 'shareMatch',
      summary: 'The link through which others look at a personal match, made on the first request',
      tag,
      need: 'host',
      writes: 'entry',
      input: { params: MatchAddress },
      answer: LookLink,
      run: ({ input: { params }, caller }) => matches.share(params.id, caller),
    }),
    route({
      method: 'DELETE',
      path,
      name: 'unshareMatch',
      summary: 'Revoke that link',
      tag,
      need: 'host',
      writes: 'entry',
      input: { params: MatchAddress },
      run: ({ input: { params }, caller }) => matches.unshare(params.id, caller),
    }),
    openRoute({
      method: 'POST',
      path,
      name: 'lookAtMatch',
      summary: 'A match as headings show it, for a person with the key of its link',
      tag,
      input: { params: MatchAddress, body: LookLink },
      answer: MatchInfo,
      run: ({ input: { params, body } }) => matches.look(params.id, body.key),
    }),
  ];
}

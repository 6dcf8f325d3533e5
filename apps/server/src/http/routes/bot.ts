import { BotLine, BotMove, MatchInfo, SeatNumber, Seq } from '@tessera/protocol';
import * as z from 'zod';
import type { Matches } from '../../live/matchApi.ts';
import { refuse } from '../../result.ts';
import { MatchAddress, SeatInAddress } from '../parameters.ts';
import { RawAnswer, type Route, route } from '../route.ts';
import type { Streams } from '../streams.ts';

const NDJSON = 'application/x-ndjson';
const BotSeat = z.object({ match: MatchInfo, seat: SeatNumber });

/** Routes for programs that play: their seats, decisions and actions. */
export function botRoutes(matches: Matches, streams: Streams): Route[] {
  const tag = 'bots';
  return [
    route({
      method: 'GET',
      path: '/api/bot/matches',
      name: 'listBotSeats',
      summary: 'Every seat of this person',
      tag,
      limit: 'list',
      need: 'play',
      input: {},
      answer: z.array(BotSeat),
      run: async ({ caller }) => {
        const mine = await matches.mine(caller);
        return { ok: true, value: mine.flatMap((match) => seatsOf(match, caller.id).map((seat) => ({ match, seat }))) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/bot/matches/:id/stream',
      name: 'followBotSeat',
      summary: 'A line of JSON whenever this seat has something to decide or to know, and a ping every 15 seconds',
      tag,
      need: 'play',
      input: { params: MatchAddress, query: z.object({ seat: SeatInAddress.optional() }) },
      answer: BotLine,
      answerType: NDJSON,
      run: async ({ input: { params, query }, caller }) => {
        const info = await matches.info(params.id, caller);
        if (!info.ok) return info;
        const seat = query.seat ?? seatsOf(info.value, caller.id)[0];
        if (seat === undefined) return refuse('no-seat-of-yours');
        const lines = streams.open(caller);
        if (!lines.ok) return lines;
        const followed = await matches.follow(params.id, caller, seat, (line) => lines.value.send(line));
        if (!followed.ok) {
          lines.value.destroy();
          return followed;
        }
        lines.value.onClose(followed.value);
        return { ok: true, value: new RawAnswer(NDJSON, lines.value) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/bot/matches/:id/actions',
      name: 'actAsBot',
      summary: 'Do an action; the answer comes once it is durable, and a retry with the same id does nothing twice',
      tag,
      need: 'play',
      writes: 'entry',
      input: { params: MatchAddress, body: BotMove },
      answer: z.object({ seq: Seq }),
      run: ({ input: { params, body }, caller }) => matches.act(params.id, caller, body),
    }),
  ];
}

function seatsOf({ seats }: MatchInfo, player: string): number[] {
  return seats.flatMap((seat, number) => (seat.player === player ? [number] : []));
}

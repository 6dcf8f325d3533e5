import {
  answer,
  Brought,
  DecisionInfo,
  MatchId,
  MatchInfo,
  type Request,
  requests,
  SeatNumber,
  Seq,
  UndoPolicy,
} from '@tessera/protocol';
import * as z from 'zod';
import type { Port } from './port.ts';

/** A match to be played in this browser. */
export const LocalWish = z.strictObject({
  game: z.string().max(60),
  title: z.string().trim().max(80).optional(),
  options: z.record(z.string(), z.json()).optional(),
  mode: z.enum(['enforced', 'companion']).optional(),
  undo: UndoPolicy.optional(),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('human'), name: z.string().trim().min(1).max(80) }),
        z.strictObject({
          kind: z.literal('bot'),
          level: z.string().max(40),
          name: z.string().trim().min(1).max(80).optional(),
        }),
      ]),
    )
    .min(1)
    .max(16),
});
export type LocalWish = z.infer<typeof LocalWish>;

const { lobby: _lobby, ...matchRequests } = requests;

/** What a page may ask of its host: all that a table asks, and what a list of matches needs besides. */
export const localRequests = {
  ...matchRequests,
  create: { body: LocalWish, answer: answer({ match: MatchId }) },
  list: { body: z.strictObject({}), answer: answer({ matches: z.array(MatchInfo) }) },
  about: { body: z.strictObject({ match: MatchId }), answer: answer({ info: MatchInfo }) },
  rename: { body: z.strictObject({ match: MatchId, title: z.string().trim().max(80) }), answer: answer({}) },
  remove: { body: z.strictObject({ match: MatchId }), answer: answer({}) },
  file: { body: z.strictObject({ match: MatchId }), answer: answer({ text: z.string(), entries: z.array(Seq) }) },
  import: { body: z.strictObject({ text: z.string() }), answer: answer({ match: MatchId }) },
} as const;

export type LocalRequest = keyof typeof localRequests;
export type LocalRequestBody<R extends LocalRequest> = z.infer<(typeof localRequests)[R]['body']>;
export type LocalAnswer<R extends LocalRequest> = z.infer<(typeof localRequests)[R]['answer']>;

/** Whether a host knows this kind of question; the lobby is the server's. */
export function isLocalRequest(request: Request | string): request is LocalRequest {
  return Object.hasOwn(localRequests, request);
}

const PortGiven = z.custom<Port>(
  (value) => typeof value === 'object' && value !== null && 'postMessage' in value && 'start' in value,
  'Not a port',
);

/** What a page says to a worker. The first message gives the worker its part. */
export const ToWorker = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('host') }),
  /** Play bots for whoever is at the other end of the port. */
  z.strictObject({ kind: z.literal('bot'), port: PortGiven }),
  z.strictObject({ kind: z.literal('ask'), id: z.int(), request: z.string(), body: z.unknown() }),
  /** A bot to ask, as wanted; the one before it is gone. */
  z.strictObject({ kind: z.literal('bot-hired'), port: PortGiven }),
]);
export type ToWorker = z.infer<typeof ToWorker>;

/** What a host says to its page. */
export const FromHost = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reply'), id: z.int(), body: z.unknown() }),
  z.strictObject({
    kind: z.literal('notice'),
    name: z.enum(['update', 'info', 'proposal', 'resync']),
    body: z.unknown(),
  }),
  /** A bot is needed: the first one, or one in place of one that hangs. */
  z.strictObject({ kind: z.literal('bot-wanted') }),
]);
export type FromHost = z.infer<typeof FromHost>;

/** What a host asks a bot: what a person in this seat would see. */
export const BotQuestion = z.strictObject({
  id: z.int(),
  game: z.string(),
  level: z.string(),
  seat: SeatNumber,
  view: z.record(z.string(), z.json()),
  /** What the match brings along. */
  brought: Brought.optional(),
  decisions: z.array(DecisionInfo),
});
export type BotQuestion = z.infer<typeof BotQuestion>;

/** What the bot says: an action, or why it has none. */
export const BotReply = z.discriminatedUnion('ok', [
  z.strictObject({ id: z.int(), ok: z.literal(true), action: z.record(z.string(), z.json()) }),
  z.strictObject({ id: z.int(), ok: z.literal(false), why: z.string() }),
]);
export type BotReply = z.infer<typeof BotReply>;

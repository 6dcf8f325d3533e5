import {
  answer,
  DecisionInfo,
  MatchAttachments,
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

/** The parameters of a new local match. */
export const LocalMatchRequest = z.strictObject({
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
export type LocalMatchRequest = z.infer<typeof LocalMatchRequest>;

const { lobby: _lobby, ...matchRequests } = requests;

/** Requests of a page to its local host: those of a table, and those for the list of matches. */
export const localRequests = {
  ...matchRequests,
  create: { body: LocalMatchRequest, answer: answer({ match: MatchId }) },
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

/** Whether the local host answers this request; the lobby exists on the server only. */
export function isLocalRequest(request: Request | string): request is LocalRequest {
  return Object.hasOwn(localRequests, request);
}

const PortGiven = z.custom<Port>(
  (value) => typeof value === 'object' && value !== null && 'postMessage' in value && 'start' in value,
  'Not a port',
);

/** Messages from a page to a worker. The first one assigns its role. */
export const ToWorker = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('host') }),
  /** Play bots for the host at the other end of the port. */
  z.strictObject({ kind: z.literal('bot'), port: PortGiven }),
  z.strictObject({ kind: z.literal('ask'), id: z.int(), request: z.string(), body: z.unknown() }),
  /** The port of a new bot, as requested; it replaces the previous one. */
  z.strictObject({ kind: z.literal('bot-hired'), port: PortGiven }),
]);
export type ToWorker = z.infer<typeof ToWorker>;

/** Messages from a host to its page. */
export const FromHost = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reply'), id: z.int(), body: z.unknown() }),
  z.strictObject({
    kind: z.literal('notice'),
    name: z.enum(['update', 'info', 'proposal', 'resync']),
    body: z.unknown(),
  }),
  /** A bot is needed: the first one, or a replacement for one that hangs. */
  z.strictObject({ kind: z.literal('bot-wanted') }),
]);
export type FromHost = z.infer<typeof FromHost>;

/** A question to a bot: the view of its seat. */
export const BotQuestion = z.strictObject({
  id: z.int(),
  game: z.string(),
  level: z.string(),
  seat: SeatNumber,
  view: z.record(z.string(), z.json()),
  /** The attachments of the match. */
  brought: MatchAttachments.optional(),
  decisions: z.array(DecisionInfo),
});
export type BotQuestion = z.infer<typeof BotQuestion>;

/** The bot's answer: an action, or the reason why it has none. */
export const BotReply = z.discriminatedUnion('ok', [
  z.strictObject({ id: z.int(), ok: z.literal(true), action: z.record(z.string(), z.json()) }),
  z.strictObject({ id: z.int(), ok: z.literal(false), why: z.string() }),
]);
export type BotReply = z.infer<typeof BotReply>;

import type { Viewer } from '@tessera/kernel';
import {
  LookKey,
  MatchId,
  type Notice,
  notices,
  PlayerId,
  type Request,
  requests,
  SeatNumber,
  SeatUpdate,
  Seq,
} from '@tessera/protocol';
import * as z from 'zod';
import type { FileFormat } from '../archive/archiveMessages.ts';
import type { Person } from '../identity/person.ts';

// Messages between nodes. Each node has already validated the input of its clients; these schemas protect against nodes
// of another version and mistakes.

/** The requesting person, as known to the node with their socket. */
const Asker = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });

/** Reduces a person to the fields that other nodes need. */
export function askerOf({ id, name, guest }: Person): Person {
  return { id, name, guest };
}

const OfMatch = z.tuple([MatchId, Asker]);
/** The rules validate the action by the game's schema. */
const SentAction = requests.act.body
  .pick({ seq: true, actionId: true, seat: true })
  .extend({ action: z.record(z.string(), z.unknown()) });

const Format: z.ZodType<FileFormat> = z.enum(['json', 'file']);

/** Methods of `Matches` that can be called at another node, with the schemas of their arguments. */
export const forwardedRequests = {
  info: z.tuple([MatchId, Asker.optional()]),
  sit: z.tuple([MatchId, SeatNumber, SeatUpdate, Asker]),
  start: OfMatch,
  ready: z.tuple([MatchId, z.boolean(), Asker]),
  mute: z.tuple([MatchId, PlayerId, z.boolean(), Asker]),
  concede: OfMatch,
  abandon: OfMatch,
  forget: OfMatch,
  rematch: OfMatch,
  open: OfMatch,
  fork: z.tuple([MatchId, Seq, Asker]),
  shorten: OfMatch,
  share: OfMatch,
  unshare: OfMatch,
  look: z.tuple([MatchId, LookKey]),
  view: OfMatch,
  act: z.tuple([MatchId, Asker, SentAction]),
  erase: z.tuple([MatchId, PlayerId]),
  log: z.tuple([
    MatchId,
    z.object({ before: z.int().exactOptional(), limit: z.int().exactOptional(), seat: SeatNumber.optional() }),
    Asker.optional(),
    z.string(),
  ]),
  /** A replay or a file as one text. */
  replayText: z.tuple([
    MatchId,
    Asker.optional(),
    z.object({ format: Format, seat: SeatNumber.optional() }),
    z.string(),
  ]),
  fileText: z.tuple([MatchId, Asker, Format]),
} as const;
export type ForwardedRequest = keyof typeof forwardedRequests;
export type ForwardedArguments<F extends ForwardedRequest> = z.infer<(typeof forwardedRequests)[F]>;

/** Returns a schema for the keys of a record. */
function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>) {
  return z.custom<Name>((name) => typeof name === 'string' && Object.hasOwn(record, name));
}

/** Request to the owner of a match. */
export const Ask = z.discriminatedUnion('op', [
  /** A forwarded socket request. */
  z.object({
    op: z.literal('socket'),
    match: MatchId,
    request: namesOf<Request>(requests),
    socket: z.string(),
    person: Asker,
    /** Validated by the schema of the request. */
    ask: z.unknown(),
  }),
  /** Asks for the viewer of a person. */
  z.object({ op: z.literal('viewer'), match: z.string(), person: Asker, seat: z.int().optional() }),
  /** Starts a program's stream about a match, under a name that the requesting node chooses. */
  z.object({ op: z.literal('stream'), match: z.string(), person: Asker, seat: z.int(), stream: z.string() }),
  /** A forwarded HTTP request. */
  z.object({
    op: z.literal('matches'),
    match: MatchId,
    method: namesOf<ForwardedRequest>(forwardedRequests),
    args: z.array(z.unknown()),
  }),
]);
export type Ask = z.infer<typeof Ask>;

/** The answer: JSON, or a note that another node owns the match. */
export const ForwardedAnswer = z.union([z.object({ moved: z.literal(true) }), z.object({ json: z.string() })]);

/** Message between nodes without an answer. */
export const Note = z.discriminatedUnion('op', [
  /** A socket is closed. */
  z.object({ op: z.literal('gone'), socket: z.string() }),
  /** A program's stream has ended, or has a line. */
  z.object({ op: z.literal('unstream'), stream: z.string() }),
  z.object({ op: z.literal('line'), stream: z.string(), line: z.unknown() }),
  /** The subscriptions of a node have to be renewed: messages may have been lost. */
  z.object({ op: z.literal('reset') }),
  /** A node that is being stopped has given its shards back. */
  z.object({ op: z.literal('released') }),
  /** A lobby's change, as JSON. */
  z.object({ op: z.literal('lobby'), body: z.string() }),
  z.object({ op: z.literal('revoked'), kind: z.enum(['session', 'token']), id: z.string() }),
  z.object({ op: z.literal('renamed'), id: z.string(), name: z.string() }),
  /** A person has deleted their account. */
  z.object({ op: z.literal('erased'), player: z.string() }),
  /** Charges on rate limits. */
  z.object({ op: z.literal('spent'), spent: z.array(z.tuple([z.string(), z.number()])) }),
]);
export type Note = z.infer<typeof Note>;

/** A notice on the channel of a viewer; with `to`, for one person only. */
export const ViewerNotice = z.object({ notice: namesOf<Notice>(notices), body: z.string(), to: z.string().optional() });

/**
 * Returns the channel of a viewer. That of a seat includes its holder: the next holder uses another channel. A node
 * that does not know of the change yet therefore forwards nothing to the former holder.
 */
export function viewerChannel(match: string, viewer: Viewer, person: string): string {
  return viewer === 'spectator' ? `tessera:view:${match}` : `tessera:view:${match}:${viewer}:${person}`;
}

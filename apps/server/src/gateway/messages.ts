import type { Viewer } from '@tessera/kernel';
import {
  MatchId,
  type Notice,
  notices,
  PlayerId,
  type Request,
  requests,
  SeatNumber,
  SeatWish,
  Seq,
} from '@tessera/protocol';
import * as z from 'zod';
import type { FileFormat } from '../archive/archiveMessages.ts';
import type { Person } from '../identity/person.ts';

// What nodes ask and tell each other. Each of them is one of us, and has looked at what its people sent; this is for a node of another
// version, and for mistakes.

/** Somebody who asks, as the node that has their socket knows them. */
const Asker = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });

/** The same of somebody whom this node knows: who they are is all that others need. */
export function askerOf({ id, name, guest }: Person): Person {
  return { id, name, guest };
}

const OfMatch = z.tuple([MatchId, Asker]);
/** The rules read the action by their own schema. */
const SentAction = requests.act.body
  .pick({ seq: true, actionId: true, seat: true })
  .extend({ action: z.record(z.string(), z.unknown()) });

const Format: z.ZodType<FileFormat> = z.enum(['json', 'file']);

/** What may be asked of `Matches` at another node, by the name of the function that answers, with what it is given. */
export const forwarded = {
  info: z.tuple([MatchId, Asker.optional()]),
  sit: z.tuple([MatchId, SeatNumber, SeatWish, Asker]),
  start: OfMatch,
  mute: z.tuple([MatchId, PlayerId, z.boolean(), Asker]),
  concede: OfMatch,
  abandon: OfMatch,
  forget: OfMatch,
  rematch: OfMatch,
  open: OfMatch,
  fork: z.tuple([MatchId, Seq, Asker]),
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
export type Forwarded = keyof typeof forwarded;
export type ForwardedArguments<F extends Forwarded> = z.infer<(typeof forwarded)[F]>;

/** The names of a record, as a schema reads them. */
function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>) {
  return z.custom<Name>((name) => typeof name === 'string' && Object.hasOwn(record, name));
}

/** What is asked of the owner of a match. */
export const Ask = z.discriminatedUnion('op', [
  /** What came over a socket. */
  z.object({
    op: z.literal('socket'),
    match: MatchId,
    request: namesOf<Request>(requests),
    socket: z.string(),
    person: Asker,
    /** As the schema of the request has it. */
    ask: z.unknown(),
  }),
  /** Through whose eyes somebody would see a match. */
  z.object({ op: z.literal('viewer'), match: z.string(), person: Asker, seat: z.int().optional() }),
  /** A program's stream about a match, by a name of its node's choice. */
  z.object({ op: z.literal('stream'), match: z.string(), person: Asker, seat: z.int(), stream: z.string() }),
  /** What came over HTTP. */
  z.object({
    op: z.literal('matches'),
    match: MatchId,
    method: namesOf<Forwarded>(forwarded),
    args: z.array(z.unknown()),
  }),
]);
export type Ask = z.infer<typeof Ask>;

/** What came of it: JSON, or that another has the match. */
export const Answered = z.union([z.object({ moved: z.literal(true) }), z.object({ json: z.string() })]);

/** What nodes tell each other. */
export const Note = z.discriminatedUnion('op', [
  /** A socket is closed. */
  z.object({ op: z.literal('gone'), socket: z.string() }),
  /** A program's stream has ended, or has something to tell. */
  z.object({ op: z.literal('unstream'), stream: z.string() }),
  z.object({ op: z.literal('line'), stream: z.string(), line: z.unknown() }),
  /** The sockets of a node have to begin anew: something may have been lost. */
  z.object({ op: z.literal('reset') }),
  /** A node that is being stopped has given its shards back. */
  z.object({ op: z.literal('released') }),
  /** A lobby's change, as JSON. */
  z.object({ op: z.literal('lobby'), body: z.string() }),
  z.object({ op: z.literal('revoked'), kind: z.enum(['session', 'token']), id: z.string() }),
  z.object({ op: z.literal('renamed'), id: z.string(), name: z.string() }),
  /** A person has deleted their account. */
  z.object({ op: z.literal('erased'), player: z.string() }),
  /** What was spent of limits of rates. */
  z.object({ op: z.literal('spent'), spent: z.array(z.tuple([z.string(), z.number()])) }),
]);
export type Note = z.infer<typeof Note>;

/** What a viewer of a match is told, on a channel of that viewer; `to`: by which person alone it is heard. */
export const ViewerNotice = z.object({ notice: namesOf<Notice>(notices), body: z.string(), to: z.string().optional() });

/**
 * Where somebody who looks with these eyes listens. Those of a seat are its holder's alone: whoever sits there later speaks and listens
 * elsewhere, so that a node which does not know of it yet passes on nothing of theirs.
 */
export function viewerChannel(match: string, viewer: Viewer, person: string): string {
  return viewer === 'spectator' ? `tessera:view:${match}` : `tessera:view:${match}:${viewer}:${person}`;
}

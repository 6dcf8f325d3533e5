import { requests } from '@tessera/protocol';
import * as z from 'zod';

// What nodes ask and tell each other. Each of them is one of us, and has looked at what its people sent; this is for a node of another
// version, and for mistakes.

/** Somebody who asks, as the node that has their socket knows them. */
const Asker = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });

const REQUESTS = Object.keys(requests) as [string, ...string[]];

/** What is asked of the owner of a match. */
export const Ask = z.discriminatedUnion('op', [
  /** What came over a socket. */
  z.object({ op: z.literal('socket'), request: z.enum(REQUESTS), socket: z.string(), person: Asker, ask: z.json() }),
  /** Through whose eyes somebody would see a match. */
  z.object({ op: z.literal('viewer'), match: z.string(), person: Asker, seat: z.int().optional() }),
  /** A program's stream about a match, by a name of its node's choice. */
  z.object({ op: z.literal('stream'), match: z.string(), person: Asker, seat: z.int(), stream: z.string() }),
  /** What came over HTTP. */
  z.object({ op: z.literal('matches'), method: z.string(), args: z.array(z.json().optional().nullable()) }),
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
  z.object({ op: z.literal('line'), stream: z.string(), line: z.json() }),
  /** The sockets of a node have to begin anew: something may have been lost. */
  z.object({ op: z.literal('reset') }),
  /** A lobby's change, as JSON. */
  z.object({ op: z.literal('lobby'), body: z.string() }),
  z.object({ op: z.literal('revoked'), kind: z.enum(['session', 'token']), id: z.string() }),
  z.object({ op: z.literal('renamed'), id: z.string(), name: z.string() }),
  /** What was spent of limits of rates. */
  z.object({ op: z.literal('spent'), spent: z.array(z.tuple([z.string(), z.number()])) }),
]);
export type Note = z.infer<typeof Note>;

/** What a viewer of a match is told, on a channel of that viewer; `to`: by which person alone it is heard. */
export const ViewerNotice = z.object({ notice: z.string(), body: z.string(), to: z.string().optional() });

export function viewerChannel(match: string, viewer: number | 'spectator'): string {
  return `tessera:view:${match}:${viewer}`;
}

import { type Request, requests } from '@tessera/protocol';
import type * as z from 'zod';
import type { TableClient } from '../live/client.ts';
import type { Matches } from '../live/matches.ts';
import type { Handlers } from '../live/socketHandlers.ts';
import { type Forwarded, forwarded } from './messages.ts';

// What another node asks for its people, by name: read by the schema of the request, and handed to whoever answers it here.

/** Answers a request that came over a socket at another node, as JSON. */
export type SocketAnswers = Readonly<Record<Request, (client: TableClient, ask: unknown) => Promise<string>>>;

export function socketAnswers(handlers: Handlers): SocketAnswers {
  const plain =
    <Body, Answer>(schema: z.ZodType<Body>, answer: (client: TableClient, ask: Body) => Promise<Answer>) =>
    async (client: TableClient, ask: unknown) =>
      JSON.stringify(await answer(client, schema.parse(ask)));
  return {
    act: async (client, ask) => handlers.act(client, requests.act.body.parse(ask)),
    join: plain(requests.join.body, handlers.join),
    leave: plain(requests.leave.body, handlers.leave),
    price: plain(requests.price.body, handlers.price),
    undo: plain(requests.undo.body, handlers.undo),
    consent: plain(requests.consent.body, handlers.consent),
    redo: plain(requests.redo.body, handlers.redo),
    edit: plain(requests.edit.body, handlers.edit),
    chat: plain(requests.chat.body, handlers.chat),
    open: plain(requests.open.body, handlers.open),
    fork: plain(requests.fork.body, handlers.fork),
    orders: plain(requests.orders.body, handlers.orders),
    seen: plain(requests.seen.body, handlers.seen),
    lobby: plain(requests.lobby.body, handlers.lobby),
  };
}

/** Answers what came over HTTP at another node. */
export type MatchAnswers = Readonly<Record<Forwarded, (args: readonly unknown[]) => Promise<unknown>>>;

export function matchAnswers(matches: Matches): MatchAnswers {
  return {
    info: async (args) => matches.info(...forwarded.info.parse(args)),
    sit: async (args) => matches.sit(...forwarded.sit.parse(args)),
    start: async (args) => matches.start(...forwarded.start.parse(args)),
    mute: async (args) => matches.mute(...forwarded.mute.parse(args)),
    concede: async (args) => matches.concede(...forwarded.concede.parse(args)),
    abandon: async (args) => matches.abandon(...forwarded.abandon.parse(args)),
    forget: async (args) => matches.forget(...forwarded.forget.parse(args)),
    rematch: async (args) => matches.rematch(...forwarded.rematch.parse(args)),
    open: async (args) => matches.open(...forwarded.open.parse(args)),
    fork: async (args) => matches.fork(...forwarded.fork.parse(args)),
    view: async (args) => matches.view(...forwarded.view.parse(args)),
    act: async (args) => matches.act(...forwarded.act.parse(args)),
  };
}

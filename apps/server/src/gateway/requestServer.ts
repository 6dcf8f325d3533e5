import { type Request, readableRequests } from '@tessera/protocol';
import type { LongText, Matches } from '../live/matchApi.ts';
import type { TableClient } from '../live/sockets/client.ts';
import { answerRequest, type Handlers } from '../live/sockets/socketHandlers.ts';
import { ok, type Result, refuse } from '../result.ts';
import { type ForwardedRequest, forwardedRequests } from './messages.ts';

// Handles requests that other nodes forward for their clients: validates them by the schema of the request and calls
// the handler.

/** Answers a forwarded socket request, as JSON. */
export async function answerSocket<R extends Request>(
  handlers: Handlers,
  request: R,
  client: TableClient,
  ask: unknown,
): Promise<string> {
  return (await answerRequest(handlers, request, client, readableRequests[request].body.parse(ask))).json;
}

/** Handlers of forwarded HTTP requests. */
export type MatchAnswers = Readonly<Record<ForwardedRequest, (args: readonly unknown[]) => Promise<unknown>>>;

export function matchAnswers(matches: Matches): MatchAnswers {
  return {
    info: async (args) => matches.info(...forwardedRequests.info.parse(args)),
    sit: async (args) => matches.sit(...forwardedRequests.sit.parse(args)),
    start: async (args) => matches.start(...forwardedRequests.start.parse(args)),
    ready: async (args) => matches.ready(...forwardedRequests.ready.parse(args)),
    mute: async (args) => matches.mute(...forwardedRequests.mute.parse(args)),
    concede: async (args) => matches.concede(...forwardedRequests.concede.parse(args)),
    abandon: async (args) => matches.abandon(...forwardedRequests.abandon.parse(args)),
    forget: async (args) => matches.forget(...forwardedRequests.forget.parse(args)),
    rematch: async (args) => matches.rematch(...forwardedRequests.rematch.parse(args)),
    open: async (args) => matches.open(...forwardedRequests.open.parse(args)),
    fork: async (args) => matches.fork(...forwardedRequests.fork.parse(args)),
    shorten: async (args) => matches.shorten(...forwardedRequests.shorten.parse(args)),
    share: async (args) => matches.share(...forwardedRequests.share.parse(args)),
    unshare: async (args) => matches.unshare(...forwardedRequests.unshare.parse(args)),
    look: async (args) => matches.look(...forwardedRequests.look.parse(args)),
    view: async (args) => matches.view(...forwardedRequests.view.parse(args)),
    log: async (args) => ofSendableLength(matches.log(...forwardedRequests.log.parse(args))),
    replayText: async (args) => textOf(matches.replay(...forwardedRequests.replayText.parse(args))),
    fileText: async (args) => textOf(matches.file(...forwardedRequests.fileText.parse(args))),
    act: async (args) => matches.act(...forwardedRequests.act.parse(args)),
    erase: async (args) => matches.erase(...forwardedRequests.erase.parse(args)),
  };
}

/** Most characters of a text that is sent to another node: Redis and both nodes hold it in one piece. */
export const MAX_FORWARDED_CHARS = 16 * 1024 * 1024;

/** Reads something long in one piece. Refuses it, and stops its computation, once it exceeds the limit. */
export async function textOf(long: Promise<Result<LongText>>): Promise<Result<string>> {
  const found = await long;
  const stream = found.ok ? await found.value.open() : found;
  if (!stream.ok) return stream;
  let text = '';
  for await (const piece of stream.value) {
    text += piece;
    // Leaving the loop closes the stream.
    if (text.length > MAX_FORWARDED_CHARS) return refuse('match-too-large');
  }
  return ok(text);
}

async function ofSendableLength(text: Promise<Result<string>>): Promise<Result<string>> {
  const found = await text;
  return found.ok && found.value.length > MAX_FORWARDED_CHARS ? refuse('match-too-large') : found;
}

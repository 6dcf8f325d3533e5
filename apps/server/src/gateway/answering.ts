import { type Request, readableRequests } from '@tessera/protocol';
import type { TableClient } from '../live/client.ts';
import type { LongText, Matches } from '../live/matches.ts';
import { answered, type Handlers } from '../live/socketHandlers.ts';
import { ok, type Result } from '../result.ts';
import { type Forwarded, forwarded } from './messages.ts';

// Handles requests that other nodes forward for their clients: validates them by the schema of the request and calls
// the handler.

/** Answers a forwarded socket request, as JSON. */
export async function answerSocket<R extends Request>(
  handlers: Handlers,
  request: R,
  client: TableClient,
  ask: unknown,
): Promise<string> {
  return answered(handlers, request, client, readableRequests[request].body.parse(ask));
}

/** Handlers of forwarded HTTP requests. */
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
    log: async (args) => matches.log(...forwarded.log.parse(args)),
    replayText: async (args) => textOf(matches.replay(...forwarded.replayText.parse(args))),
    fileText: async (args) => textOf(matches.file(...forwarded.fileText.parse(args))),
    act: async (args) => matches.act(...forwarded.act.parse(args)),
    erase: async (args) => matches.erase(...forwarded.erase.parse(args)),
  };
}

/** Something long in one piece. */
export async function textOf(long: Promise<Result<LongText>>): Promise<Result<string>> {
  const found = await long;
  const stream = found.ok ? await found.value.open() : found;
  if (!stream.ok) return stream;
  let text = '';
  for await (const piece of stream.value) text += piece;
  return ok(text);
}

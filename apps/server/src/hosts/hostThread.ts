import { performance } from 'node:perf_hooks';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { loadVersions } from '../games.ts';
import { openLogWriter } from '../storage/logWriter.ts';
import { packAnswers } from './answerBatch.ts';
import type { AnswerBatch, HostAsk, PendingAnswer } from './hostMessages.ts';
import type { HostThreadData } from './hostThreads.ts';
import { Pulse } from './pulse.ts';
import { RoomHandler } from './roomHandler.ts';
import type { Request } from './supervisedThread.ts';

// A thread in which rules run. It may hang or die in them: whoever supervises it reads its pulse. What has happened is on disk
// before anybody is answered: whatever waits when the thread becomes free is done together and shares one flush.

/** Answers wait for each other, but not longer than this. */
const TOGETHER_MS = 4;
const ALL_APPENDED: AppendResult = { refused: new Map() };

const { pulse: memory, addresses, snapshotEvery, closesLogs, log: access } = workerData as HostThreadData;
const port = parentPort;
if (!port) throw new Error('Rules run in a thread of their own');
const pulse = new Pulse(memory);
const games = await loadVersions(addresses);
const handler = new RoomHandler((id, pin) => games.find(id, pin)?.game, { snapshotEvery, closesLogs });
const log = openLogWriter(access);
/** What has arrived while a batch was being written. */
const inbox: string[] = [];
let isBusy = false;

port.on('message', (text: string) => {
  inbox.push(text);
  if (!isBusy) void work();
});
pulse.rest();

/** Answers whatever waits, in batches, until nothing does. Never rejects. */
async function work(): Promise<void> {
  isBusy = true;
  for (let text = next(); text !== undefined; text = next()) {
    let pending: PendingAnswer[] = [];
    let since = performance.now();
    for (let more: string | undefined = text; more !== undefined; more = next()) {
      const requests: readonly Request<HostAsk>[] = JSON.parse(more);
      for (const request of requests) {
        pulse.begin(request.id);
        pending.push(answered(request));
        if (performance.now() - since <= TOGETHER_MS) continue;
        await answer(pending);
        pending = [];
        since = performance.now();
      }
    }
    await answer(pending);
  }
  isBusy = false;
}

function next(): string | undefined {
  return inbox.shift() ?? receiveMessageOnPort(port as NonNullable<typeof port>)?.message;
}

function answered({ id, ask }: Request<HostAsk>): PendingAnswer {
  const pending = handler.answer({ id, ask });
  if (ask.op === 'drop') log.drop(ask.match);
  if (ask.op === 'open' || ask.op === 'start') {
    const end = handler.endOf(ask.match);
    if (end) log.takeUp(ask.match, end, ask.epoch ?? 0);
  }
  return pending;
}

/** Keeps what has happened, then answers. */
async function answer(pending: readonly PendingAnswer[]): Promise<void> {
  // A slow disk is not the fault of the rules.
  pulse.rest();
  if (pending.length === 0) return;
  const isWritten = pending.some(({ entry }) => entry);
  const start = performance.now();
  const { refused, error } = isWritten ? await attemptToAppend(pending) : ALL_APPENDED;
  const wroteMs = performance.now() - start;
  const given = handler.given(pending, refused);
  const answers = packAnswers(given);
  const kept: AnswerBatch = isWritten ? { answers, wroteMs } : { answers };
  port?.postMessage(error === undefined ? kept : { ...kept, writeError: error });
}

/** Of which matches nothing could be kept, and why; `error` where that is so because nothing can be. */
interface AppendResult {
  readonly refused: ReadonlyMap<string, string>;
  readonly error?: string;
}

async function attemptToAppend(pending: readonly PendingAnswer[]): Promise<AppendResult> {
  try {
    return { refused: await log.append(pending) };
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    return { error, refused: new Map(pending.flatMap(({ entry }) => (entry ? [[entry.match, error]] : []))) };
  }
}

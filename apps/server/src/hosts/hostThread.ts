import { performance } from 'node:perf_hooks';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openLogWriter } from '../storage/logWriter.ts';
import { packAnswers } from './answerBatch.ts';
import { Heartbeat } from './heartbeat.ts';
import type { AnswerBatch, HostRequest, PendingAnswer } from './hostMessages.ts';
import type { HostThreadData } from './hostThreads.ts';
import { Preparations } from './preparations.ts';
import { RoomHandler } from './roomHandler.ts';
import { SlicedRequests } from './slicedRequests.ts';
import { loadRules } from './startLoading.ts';
import type { Request } from './supervisedThread.ts';

// Thread in which rules run. Rules may hang or crash it: the supervisor watches its heartbeat. Entries are on disk
// before a request is answered. Requests that wait when the thread becomes free form a batch with one flush.

/** Longest time that an answer waits for others of its batch. */
const TOGETHER_MS = 4;
const ALL_APPENDED: AppendResult = { refused: new Map() };

const {
  heartbeat: memory,
  addresses,
  snapshotEvery,
  closesLogs,
  matchLogBytes,
  log: access,
} = workerData as HostThreadData;
const port = parentPort;
if (!port) throw new Error('hostThread.ts runs in a worker thread only');
const heartbeat = new Heartbeat(memory);
const games = await loadRules(addresses, heartbeat, port);
const handler = new RoomHandler((id, pin) => games.find(id, pin)?.game, { snapshotEvery, closesLogs, matchLogBytes });
const log = await openLogWriter(access);
const preparations = new Preparations({
  versionsOf: (game) => games.of(game),
  heartbeat,
  report: (notice) => port.postMessage(notice),
});
const sliced = new SlicedRequests(heartbeat);
/** Messages that arrived while a batch was being written. */
const inbox: string[] = [];
/** Parsed requests that are not answered yet. */
const requests: Request<HostRequest>[] = [];
let isBusy = false;

port.on('message', (text: string) => {
  inbox.push(text);
  if (!isBusy) void work();
});
heartbeat.rest();

/** Answers waiting requests in batches, with slices of longer ones between them, until none is left. Never rejects. */
async function work(): Promise<void> {
  isBusy = true;
  let pending: PendingAnswer[] = [];
  let since = performance.now();
  for (;;) {
    const request = next();
    if (request) {
      begin(request, pending);
      if (performance.now() - since <= TOGETHER_MS) continue;
    } else if (pending.length === 0 && sliced.isEmpty) break;
    await answer(pending);
    pending = [];
    since = performance.now();
    doSlice(pending);
  }
  isBusy = false;
}

function next(): Request<HostRequest> | undefined {
  if (requests.length === 0) {
    const text: string | undefined = inbox.shift() ?? receiveMessageOnPort(port as NonNullable<typeof port>)?.message;
    if (text !== undefined) requests.push(...JSON.parse(text));
  }
  return requests.shift();
}

/** Answers a request, at once or in slices. */
function begin(request: Request<HostRequest>, pending: PendingAnswer[]): void {
  const { id, ask } = request;
  if (sliced.holdsBack(request)) return;
  const preparation = 'game' in ask ? preparations.of(ask.game) : undefined;
  if (ask.op === 'open' || preparation) {
    sliced.start(request, handler.answering(request, preparation), preparation);
    return;
  }
  heartbeat.begin(id);
  pending.push(handler.answer(request));
  if (ask.op === 'drop') log.drop(ask.match);
  if (ask.op === 'start') takeUp(ask);
}

/** Runs a slice of a request that takes longer. */
function doSlice(pending: PendingAnswer[]): void {
  const finished = sliced.advance();
  if (!finished) return;
  const { ask } = finished.request;
  if (ask.op === 'open' || ask.op === 'start') takeUp(ask);
  pending.push(finished.pending);
  requests.unshift(...finished.waiting);
}

function takeUp({ match, epoch = 0, shard }: HostRequest & { op: 'open' | 'start' }): void {
  const end = handler.endOf(match);
  if (end) log.takeUp(match, end, epoch, shard);
}

/** Appends the entries of a batch, then sends its answers. */
async function answer(pending: readonly PendingAnswer[]): Promise<void> {
  // The time of a slow disk does not count for the rules.
  heartbeat.rest();
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

/** Matches whose entries could not be stored, with the cause; `error` if that holds for all. */
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

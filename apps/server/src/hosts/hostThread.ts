import { performance } from 'node:perf_hooks';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { loadVersions } from '../games.ts';
import { HostLog } from '../storage/hostLog.ts';
import { packAnswers } from './answerBatch.ts';
import type { AnswerBatch, HostAsk, PendingAnswer } from './hostMessages.ts';
import type { HostThreadData } from './matchHosts.ts';
import { Pulse } from './pulse.ts';
import { RoomHandler } from './roomHandler.ts';
import type { Request } from './supervisedThread.ts';

// A thread in which rules run. It may hang or die in them: whoever supervises it reads its pulse. What has happened is on disk
// before anybody is answered: whatever waits when the thread becomes free is done together and shares one flush.

/** Answers wait for each other, but not longer than this. */
const TOGETHER_MS = 4;

const { pulse: memory, addresses, snapshotEvery, log: access } = workerData as HostThreadData;
const port = parentPort;
if (!port) throw new Error('Rules run in a thread of their own');
const pulse = new Pulse(memory);
const games = await loadVersions(addresses);
const handler = new RoomHandler((id, pin) => games.find(id, pin)?.game, snapshotEvery);
const log = new HostLog(access);

port.on('message', (first: string) => {
  let pending: PendingAnswer[] = [];
  let since = performance.now();
  for (let text: string | undefined = first; text !== undefined; text = receiveMessageOnPort(port)?.message) {
    const requests: readonly Request<HostAsk>[] = JSON.parse(text);
    for (const request of requests) {
      pulse.begin(request.id);
      pending.push(handler.answer(request));
      if (performance.now() - since <= TOGETHER_MS) continue;
      answer(pending);
      pending = [];
      since = performance.now();
    }
  }
  answer(pending);
});
pulse.rest();

/** Keeps what has happened, then answers. */
function answer(pending: readonly PendingAnswer[]): void {
  // A slow disk is not the fault of the rules.
  pulse.rest();
  if (pending.length === 0) return;
  const start = performance.now();
  const error = attemptToKeep(pending);
  const wroteMs = performance.now() - start;
  const given = error === undefined ? pending.map((each) => each.answer) : handler.notWritten(pending, error);
  const answers = packAnswers(given);
  const kept: AnswerBatch = pending.some(({ entry }) => entry) ? { answers, wroteMs } : { answers };
  port?.postMessage(error === undefined ? kept : { ...kept, writeError: error });
}

/** Why nothing could be kept, if so. */
function attemptToKeep(pending: readonly PendingAnswer[]): string | undefined {
  try {
    log.append(pending);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

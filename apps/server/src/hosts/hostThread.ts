import { performance } from 'node:perf_hooks';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { loadVersions } from '../games.ts';
import { HostLog } from '../storage/hostLog.ts';
import type { HostAsk, Kept, Posted } from './hostMessages.ts';
import type { HostThreadData } from './matchHosts.ts';
import { packedAnswers } from './parcel.ts';
import { Pulse } from './pulse.ts';
import { RoomDesk } from './roomDesk.ts';
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
const desk = new RoomDesk((id, pin) => games.find(id, pin)?.game, snapshotEvery);
const log = new HostLog(access);

port.on('message', (first: string) => {
  let posts: Posted[] = [];
  let since = performance.now();
  for (let text: string | undefined = first; text !== undefined; text = receiveMessageOnPort(port)?.message) {
    const requests: readonly Request<HostAsk>[] = JSON.parse(text);
    for (const request of requests) {
      pulse.begin(request.id);
      posts.push(desk.answer(request));
      if (performance.now() - since <= TOGETHER_MS) continue;
      answer(posts);
      posts = [];
      since = performance.now();
    }
  }
  answer(posts);
});
pulse.rest();

/** Keeps what has happened, then answers. */
function answer(posts: readonly Posted[]): void {
  // A slow disk is not the fault of the rules.
  pulse.rest();
  if (posts.length === 0) return;
  const start = performance.now();
  const trouble = attemptToKeep(posts);
  const wroteMs = performance.now() - start;
  const given = trouble === undefined ? posts.map((post) => post.answer) : desk.notKept(posts, trouble);
  const answers = packedAnswers(given);
  const kept: Kept = posts.some(({ entry }) => entry) ? { answers, wroteMs } : { answers };
  port?.postMessage(trouble === undefined ? kept : { ...kept, notKept: trouble });
}

/** Why nothing could be kept, if so. */
function attemptToKeep(posts: readonly Posted[]): string | undefined {
  try {
    log.keep(posts);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

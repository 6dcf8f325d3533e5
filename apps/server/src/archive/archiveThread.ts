import { parentPort, workerData } from 'node:worker_threads';
import { Heartbeat } from '../hosts/heartbeat.ts';
import { Preparations } from '../hosts/preparations.ts';
import { loadRules } from '../hosts/startLoading.ts';
import type { Request, ThreadData } from '../hosts/supervisedThread.ts';
import { lowerThreadPriority } from '../hosts/threadPriority.ts';
import { ArchiveHandler } from './archiveHandler.ts';
import type { ArchiveRequest } from './archiveMessages.ts';

// Thread that replays whole matches: logs, replays, files, forks. Rules may hang or crash it: the supervisor watches
// its heartbeat. It plays nothing, so it stores nothing.

lowerThreadPriority();
const { heartbeat: memory, addresses } = workerData as ThreadData;
const heartbeat = new Heartbeat(memory);
const games = await loadRules(addresses, heartbeat, parentPort);
const preparations = new Preparations({ versionsOf: (game) => games.of(game), heartbeat, report: () => {} });
const handler = new ArchiveHandler((id, pin) => {
  // Rules that fail to load report it again when they are used.
  preparations.complete(id);
  return games.find(id, pin)?.game;
});

parentPort?.on('message', (text: string) => {
  const requests: readonly Request<ArchiveRequest>[] = JSON.parse(text);
  for (const request of requests) {
    heartbeat.begin(request.id);
    const answer = handler.answer(request);
    heartbeat.rest();
    parentPort?.postMessage(answer);
  }
});
heartbeat.rest();

import { parentPort, workerData } from 'node:worker_threads';
import { Preparations } from '../hosts/preparations.ts';
import { Pulse } from '../hosts/pulse.ts';
import { loadRules } from '../hosts/startLoading.ts';
import type { Request, ThreadData } from '../hosts/supervisedThread.ts';
import { lowerThreadPriority } from '../hosts/threadPriority.ts';
import { ArchiveHandler } from './archiveHandler.ts';
import type { ArchiveAsk } from './archiveMessages.ts';

// A thread in which whole matches are worked through: logs, replays, files, forks. It may hang or die in them: whoever
// supervises it reads its pulse. Nothing is played here, so nothing has to be kept.

lowerThreadPriority();
const { pulse: memory, addresses } = workerData as ThreadData;
const pulse = new Pulse(memory);
const games = await loadRules(addresses, pulse, parentPort);
const preparations = new Preparations({ versionsOf: (game) => games.of(game), pulse, tell: () => {} });
const handler = new ArchiveHandler((id, pin) => {
  // Rules that fail to load say so again when they are used.
  preparations.complete(id);
  return games.find(id, pin)?.game;
});

parentPort?.on('message', (text: string) => {
  const requests: readonly Request<ArchiveAsk>[] = JSON.parse(text);
  for (const request of requests) {
    pulse.begin(request.id);
    const answer = handler.answer(request);
    pulse.rest();
    parentPort?.postMessage(answer);
  }
});
pulse.rest();

import { parentPort, workerData } from 'node:worker_threads';
import { importGames } from '../games.ts';
import type { HostAsk, Posted } from './hostMessages.ts';
import type { HostThreadData } from './matchHosts.ts';
import { packed } from './parcel.ts';
import { Pulse } from './pulse.ts';
import { RoomDesk } from './roomDesk.ts';
import type { Request } from './supervisedThread.ts';

// A thread in which rules run. It may hang or die in them: whoever supervises it reads its pulse.

/** Answers wait for each other, but not longer than this. */
const TOGETHER_MS = 4;

const { pulse: memory, addresses, snapshotEvery, answers: out } = workerData as HostThreadData;
const pulse = new Pulse(memory);
const games = new Map((await Promise.all(addresses.map(importGames))).flat().map(({ game }) => [game.id, game]));
const desk = new RoomDesk((id) => games.get(id), snapshotEvery);

parentPort?.on('message', (text: string) => {
  const requests: readonly Request<HostAsk>[] = JSON.parse(text);
  let answers: Posted[] = [];
  let since = Date.now();
  for (const request of requests) {
    pulse.begin(request.id);
    answers.push(desk.answer(request));
    if (Date.now() - since > TOGETHER_MS) {
      out?.postMessage(packed(answers));
      answers = [];
      since = Date.now();
    }
  }
  pulse.rest();
  if (answers.length > 0) out?.postMessage(packed(answers));
});
pulse.rest();

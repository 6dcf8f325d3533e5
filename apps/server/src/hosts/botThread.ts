import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { botOf, budgetOf } from '@tessera/bots';
import { fastChance } from '@tessera/kernel';
import { strengthOf } from './botLevels.ts';
import type { BotAnswer, BotRequest } from './botMessages.ts';
import { Heartbeat } from './heartbeat.ts';
import { Preparations } from './preparations.ts';
import { loadRules } from './startLoading.ts';
import type { Request, ThreadData } from './supervisedThread.ts';
import { lowerThreadPriority } from './threadPriority.ts';

// Thread in which bots compute. A bot may hang or crash it: the supervisor watches its heartbeat.

lowerThreadPriority();
const { heartbeat: memory, addresses } = workerData as ThreadData;
const heartbeat = new Heartbeat(memory);
const games = await loadRules(addresses, heartbeat, parentPort);
const preparations = new Preparations({ versionsOf: (game) => games.of(game), heartbeat, report: () => {} });

parentPort?.on('message', (text: string) => {
  const requests: readonly Request<BotRequest>[] = JSON.parse(text);
  for (const { id, ask } of requests) {
    heartbeat.begin(id);
    const answer = attempt(id, ask);
    heartbeat.rest();
    parentPort?.postMessage(answer);
  }
});
heartbeat.rest();

function attempt(id: number, ask: BotRequest): BotAnswer {
  try {
    return { id, action: choose(ask) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

function choose({
  game: gameId,
  rules,
  level,
  seat,
  view,
  brought,
  legal,
  seed,
}: BotRequest): Readonly<Record<string, unknown>> {
  const failure = preparations.complete(gameId);
  if (failure !== undefined) throw new Error(failure);
  const entry = games.find(gameId, rules);
  if (!entry) throw new Error(`There is no game ${gameId} ${rules.version} here`);
  const { bot, budget } = strengthOf(entry.bots, level);
  const seen = JSON.parse(view);
  entry.game.hold(seen, brought === undefined ? undefined : JSON.parse(brought));
  const action = botOf(entry.game, entry.bots, bot).choose({
    view: seen,
    seat,
    legal: JSON.parse(legal),
    budget: budgetOf(budget, () => performance.now()),
    chance: fastChance(seed),
  });
  return { ...action };
}

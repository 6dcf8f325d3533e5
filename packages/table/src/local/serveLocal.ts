import { BotWorkers } from './botWorkers.ts';
import type { GameLoader } from './gameLoader.ts';
import { indexedDbStorage } from './indexedDbStorage.ts';
import { LocalHost } from './localHost.ts';
import type { LocalMatchStorage } from './matchStorage.ts';
import { type FromHost, ToWorker } from './messages.ts';
import type { Post } from './port.ts';
import { serveBot } from './serveBot.ts';

/** The dependencies of a worker. */
export interface LocalServing {
  readonly games: GameLoader;
  /** Match storage; default: IndexedDB. */
  readonly storage?: LocalMatchStorage;
  /** How long a bot may exceed the time of its level before it is replaced. */
  readonly graceMs?: number;
  now?(): number;
}

const GRACE_MS = 5000;

/**
 * Makes this worker serve local tables. Call it synchronously in the worker's script with its scope (`self`): the first
 * message decides whether this worker is the host or plays bots.
 */
export function serveLocal(scope: Post, serving: LocalServing): void {
  let hear: ((message: ToWorker) => void) | undefined;
  scope.addEventListener('message', ({ data }) => {
    const message = ToWorker.safeParse(data);
    // Extensions and tools may post to a worker too; unknown messages are ignored.
    if (!message.success) return;
    if (hear) hear(message.data);
    else if (message.data.kind === 'bot') serveBot(message.data.port, serving.games);
    else if (message.data.kind === 'host') hear = hosting(scope, serving);
  });
}

/** Starts a host and returns its message handler. */
function hosting(scope: Post, serving: LocalServing): (message: ToWorker) => void {
  const { games, storage = indexedDbStorage(), graceMs = GRACE_MS, now = Date.now } = serving;
  const post = (message: FromHost) => scope.postMessage(message, []);
  const botWorkers = new BotWorkers(() => post({ kind: 'bot-wanted' }));
  const host = new LocalHost({ games, storage, botWorkers, graceMs, now, notify: post });
  return (message) => {
    if (message.kind === 'bot-hired') botWorkers.attach(message.port);
    else if (message.kind === 'ask') {
      void host.answer(message.request, message.body).then((body) => post({ kind: 'reply', id: message.id, body }));
    }
  };
}

import { TableError } from '../errors.ts';
import type { Transport, TransportListener } from '../live/transport.ts';
import { FromHost, type ToWorker } from './messages.ts';
import type { LocalWorker, Port } from './port.ts';

interface Waiting {
  reply(body: unknown): void;
  /** Called when the host crashes before it answers; requests of a table are retried automatically. */
  broken?(error: TableError): void;
}

/** A host that crashes more often than this is not restarted. */
const MAX_BREAKDOWNS = 5;

/**
 * The page's connection to its workers: one hosts the matches, the other plays bots when needed. A crashed host is
 * replaced, and tables then join again as after a socket disconnect.
 */
export class WorkerTransport implements Transport {
  readonly #start: () => LocalWorker;
  readonly #listeners = new Set<TransportListener>();
  readonly #waiting = new Map<number, Waiting>();
  #host: LocalWorker | undefined;
  #bot: LocalWorker | undefined;
  #breakdowns = 0;
  #lastId = 0;

  constructor(start: () => LocalWorker) {
    this.#start = start;
  }

  get connection(): 'local' | 'offline' {
    return this.#breakdowns < MAX_BREAKDOWNS ? 'local' : 'offline';
  }

  send(request: string, body: unknown, reply: (body: unknown) => void): void {
    this.#ask(request, body, { reply });
  }

  /** Sends a request once; rejects with a TableError if the host crashes. */
  call(request: string, body: unknown): Promise<unknown> {
    return new Promise((reply, broken) => this.#ask(request, body, { reply, broken }));
  }

  listen(listener: TransportListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#host?.terminate();
    this.#bot?.terminate();
    this.#host = undefined;
    this.#bot = undefined;
    this.#drop('The tables of this browser were closed');
  }

  #ask(request: string, body: unknown, waiting: Waiting): void {
    const host = this.#host ?? this.#open();
    const id = ++this.#lastId;
    this.#waiting.set(id, waiting);
    post(host, { kind: 'ask', id, request, body });
  }

  #open(): LocalWorker {
    const host = this.#start();
    host.addEventListener('message', ({ data }) => {
      if (host === this.#host) this.#hear(data);
    });
    host.addEventListener('error', () => {
      if (host === this.#host) this.#breakDown(host);
    });
    post(host, { kind: 'host' });
    this.#host = host;
    return host;
  }

  #hear(data: unknown): void {
    const message = FromHost.safeParse(data);
    if (!message.success) return;
    const said = message.data;
    switch (said.kind) {
      case 'reply':
        this.#waiting.get(said.id)?.reply(said.body);
        this.#waiting.delete(said.id);
        return;
      case 'notice':
        for (const listener of [...this.#listeners]) listener.notice(said.name, said.body);
        return;
      case 'bot-wanted':
        this.#startBot();
    }
  }

  /** Starts a bot worker for the host and terminates the previous one, which may hang. */
  #startBot(): void {
    const host = this.#host;
    if (!host) return;
    this.#bot?.terminate();
    const bot = this.#start();
    this.#bot = bot;
    const { port1, port2 }: { readonly port1: Port; readonly port2: Port } = new MessageChannel();
    post(bot, { kind: 'bot', port: port1 }, [port1]);
    post(host, { kind: 'bot-hired', port: port2 }, [port2]);
  }

  #breakDown(host: LocalWorker): void {
    host.terminate();
    this.#host = undefined;
    this.#breakdowns++;
    this.#drop('The worker that hosts the matches broke down');
    for (const listener of [...this.#listeners]) listener.connection(this.connection);
  }

  #drop(why: string): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { broken } of waiting) broken?.(new TableError('worker-failed', 'the host', why));
  }
}

function post(worker: LocalWorker, message: ToWorker, transfer: Port[] = []): void {
  worker.postMessage(message, transfer);
}
